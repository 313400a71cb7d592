import type { ReceivedBid } from '@properysearch/contract/bids/calls'
import { BidStateBadge } from './bid-state-badge.tsx'
import { offerText } from './bid-words.ts'

/** A line for each bid: who, how much, and where it stands. */
export function NewestBids({ bids }: { bids: readonly ReceivedBid[] }) {
  return (
    <ul className="divide-y divide-line">
      {bids.map(({ bidData, userData, propertydata }) => (
        <li key={bidData.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
          <p className="min-w-0 break-words">
            {userData.name}{' '}
            <span className="figures font-semibold">
              {offerText(bidData.agreed ?? bidData.amount, propertydata.listedIn)}
            </span>
          </p>
          <BidStateBadge bid={bidData} side="owner" />
          {bidData.hindrance ? <p className="basis-full text-soft-ink text-sm">{bidData.hindrance}</p> : null}
        </li>
      ))}
    </ul>
  )
}
