import type { PropertyDetails } from '@properysearch/contract/listings/property'
import { factRows } from '../fact-rows.ts'

export function PropertyFacts({ property }: { property: PropertyDetails }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 @xl:grid-cols-3">
      {factRows(property).map(({ label, value }) => (
        <div key={label} className="border-line border-t py-3">
          <dt className="text-soft-ink text-sm">{label}</dt>
          <dd className="figures break-words font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
