import type { ReportDraft } from '@properysearch/contract/valuations/report'
import { valueKinds, valuesOfParts } from '@properysearch/contract/valuations/values'
import { formatExact } from '../../lib/format.ts'

/** Every value with its formula; nothing before the property and its rate are known. */
export function ValueTable({ draft: { property, comparables, values } }: { draft: ReportDraft }) {
  if (!property || !comparables || !values) return null
  const found = valuesOfParts({ property, comparables, values })
  return (
    <dl aria-label="Values" className="divide-y divide-line border-line border-y">
      {found.map(({ kind, amount, formula }) => (
        <div key={kind} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5">
          <dt className="font-medium text-sm">{valueKinds[kind]}</dt>
          <dd className={kind === 'market' ? 'figures font-bold text-lg' : 'figures font-semibold'}>
            {formatExact(amount)}
          </dd>
          <dd className="figures w-full text-soft-ink text-xs">{formula}</dd>
        </div>
      ))}
    </dl>
  )
}
