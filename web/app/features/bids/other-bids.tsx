import type { BidStanding } from '@properysearch/contract/bids/calls'
import type { ListedIn } from '@properysearch/contract/listings/facts'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { classNames } from '../../ui/class-names.ts'
import { offerText, ordinal } from './bid-words.ts'

const mostShown = 5

/** What the owner lets bidders see of each other: nothing, a rank, or the amounts without names. */
export function OtherBids({ standing, listedIn }: { standing: BidStanding; listedIn: ListedIn }) {
  const { bids, rank, count, myBid, mode } = standing
  const hasRank = rank !== null && count !== null
  if (mode === 'sealed') {
    return myBid ? <p className="text-soft-ink text-xs">Bids here are sealed: others do not see yours.</p> : null
  }
  if (!hasRank && !bids?.length) return null
  const left = bids ? bids.length - mostShown : 0
  return (
    <div className="figures grid gap-1.5 text-sm">
      {hasRank ? (
        <p>
          {count === 1
            ? 'Yours is the only open bid.'
            : `Yours is ${ordinal(rank)} of ${formatNumber(count)} open bids, highest first.`}
        </p>
      ) : (
        <p>{count === 1 ? '1 open bid' : `${formatNumber(count ?? 0)} open bids`}, highest first</p>
      )}
      {bids && bids.length > 0 ? (
        <ol className="divide-y divide-line border-line border-y">
          {bids.slice(0, mostShown).map(({ bidder, amount, isMine }) => (
            <li key={bidder} className={classNames('flex justify-between gap-4 py-1.5', isMine && 'font-semibold')}>
              <span>{isMine ? 'You' : bidder}</span>
              <span>{offerText(amount, listedIn)}</span>
            </li>
          ))}
          {left > 0 ? <li className="py-1.5 text-soft-ink">and {formatNumber(left)} more</li> : null}
        </ol>
      ) : null}
    </div>
  )
}
