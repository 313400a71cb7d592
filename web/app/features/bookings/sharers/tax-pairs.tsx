import type { Sharers } from '@properysearch/contract/bookings/sharer-calls'
import { exact } from '../room/deal-words.ts'

/** Each buyer files for each seller apart. */
export function TaxPairs({ pairs }: { pairs: Sharers['taxPairs'] }) {
  if (pairs.length < 2) return null
  return (
    <div className="grid gap-2 text-sm">
      <h3 className="font-semibold">Tax to file, for each buyer and seller</h3>
      <p className="text-soft-ink text-xs">
        Each buyer deducts and files tax for each seller separately, by their shares. Of the tax on the whole price:
      </p>
      <dl className="figures grid gap-1.5">
        {pairs.map(({ buyer, seller, amount }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
          <div key={at} className="flex flex-wrap justify-between gap-x-4">
            <dt>
              {buyer} for {seller}
            </dt>
            <dd className="font-medium">{exact(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
