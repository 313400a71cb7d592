import type { ShownValuation as Valuation } from '@properysearch/contract/valuations/calls'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { formatDay, formatExact } from '../../lib/format.ts'
import { pathTo } from '../../screens.ts'
import { Link } from '../../ui/link.tsx'
import { Facts } from '../../ui/part.tsx'

/** On the property's page, while the owner and the evaluator agree to it. */
export function ShownValuation({ valuation }: { valuation: Valuation }) {
  const { number, evaluator, market, areaSqft, rate, valuedOn, issuedOn } = valuation
  return (
    <div className="grid gap-3">
      <Facts
        facts={[
          {
            name: 'Fair market value',
            value: formatExact(market),
            under: `as on ${formatDay(valuedOn)}`,
            isMain: true,
          },
          { name: 'Rate', value: `${formatExact(rate)} per sqft`, under: `for ${formatNumber(areaSqft, 2)} sqft` },
          { name: 'Valued by', value: evaluator, under: `report of ${formatDay(issuedOn)}` },
        ]}
      />
      <p className="max-w-prose text-soft-ink text-sm">
        The opinion of an evaluator whom the owner paid; shown because both agree to it.{' '}
        <Link
          to={pathTo('valuationCheck', { number })}
          className="whitespace-nowrap font-semibold text-leaf underline underline-offset-2"
        >
          Check report {number}
        </Link>
      </p>
    </div>
  )
}
