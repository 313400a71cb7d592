import type { Bid } from '@properysearch/contract/bids/calls'
import type { ListedIn } from '@properysearch/contract/listings/facts'
import { formatMoment } from '../../lib/format.ts'
import { Timeline, TimelineStep } from '../../ui/timeline.tsx'
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
    <Timeline label="Offers so far">
      {offers.map(({ by, amount, note, at }, i) => {
        const isMine = by === side
        return (
          <TimelineStep key={at + by} isMine={isMine}>
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
          </TimelineStep>
        )
      })}
    </Timeline>
  )
}

function verbOf(by: Side, isFirst: boolean, isMine: boolean): string {
  if (by === 'owner') return 'asked for'
  if (isFirst) return 'bid'
  return isMine ? 'changed your bid to' : 'changed the bid to'
}
