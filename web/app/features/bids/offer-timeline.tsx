import type { Bid } from '@properysearch/contract/bids/calls'
import type { ListedIn } from '@properysearch/contract/listings/facts'
import { formatMoment } from '../../lib/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { offerText, type Side } from './bid-words.ts'

interface OfferTimelineProps {
  offers: Bid['offers']
  listedIn: ListedIn
  side: Side
  /** What the other side is called. */
  other: string
}

/** Who offered what and when, the first on top. My own steps are filled. */
export function OfferTimeline({ offers, listedIn, side, other }: OfferTimelineProps) {
  return (
    <ol aria-label="Offers so far" className="grid">
      {offers.map(({ by, amount, note, at }, i) => {
        const isMine = by === side
        const isLast = i === offers.length - 1
        return (
          <li key={at + by} className="grid grid-cols-[0.75rem_minmax(0,1fr)] gap-x-3">
            <span aria-hidden className="grid grid-rows-[auto_1fr] justify-items-center">
              <span
                className={classNames(
                  'mt-1.5 size-3 rounded-full border-2 border-leaf',
                  isMine ? 'bg-leaf' : 'bg-card',
                )}
              />
              {isLast ? null : <span className="w-px bg-edge" />}
            </span>
            <div className={classNames('min-w-0 text-sm', !isLast && 'pb-3')}>
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span>
                  {isMine ? 'You' : other} {verbOf(by, i === 0, isMine)}{' '}
                  <span className="figures font-semibold">{offerText(amount, listedIn)}</span>
                </span>
                <time dateTime={at} className="figures text-soft-ink text-xs">
                  {formatMoment(at)}
                </time>
              </p>
              {note ? <p className="max-w-prose whitespace-pre-line break-words text-soft-ink">“{note}”</p> : null}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function verbOf(by: Side, isFirst: boolean, isMine: boolean): string {
  if (by === 'owner') return 'asked for'
  if (isFirst) return 'bid'
  return isMine ? 'changed your bid to' : 'changed the bid to'
}
