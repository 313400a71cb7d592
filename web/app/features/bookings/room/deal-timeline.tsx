import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { type BookingSide, sideName } from '@properysearch/contract/bookings/facts'
import { formatDay, formatMoment } from '../../../lib/format.ts'
import { Part } from '../../../ui/part.tsx'
import { Timeline, TimelineStep } from '../../../ui/timeline.tsx'
import { toldStep } from './deal-words.ts'

interface DealTimelineProps {
  room: BookingRoom
  /** Null: told about both sides, to somebody who is neither. */
  mySide?: BookingSide | null
}

/** Every move of the deal in words, the newest on top; my own are filled. */
export function DealTimeline({ room, mySide = room.bookingData.side }: DealTimelineProps) {
  const { timeline, bookingData } = room
  const booking = { ...bookingData, side: mySide }
  const asked = {
    at: booking.createdAt,
    text: booking.side === 'buyer' ? 'You asked to book it' : `The ${sideName('buyer', booking.kind)} asked to book it`,
    isMine: booking.side === 'buyer',
    reasons: booking.message ? [booking.message] : [],
  }
  const moves = timeline.map((step) => ({
    at: step.at,
    text: toldStep(step, booking),
    isMine: step.by === booking.side,
    reasons: step.reasons,
  }))
  const all = [asked, ...moves].reverse()
  return (
    <Part folds title="Timeline">
      <Timeline>
        {all.map(({ at, text, isMine, reasons }) => (
          <TimelineStep key={at + text} isMine={isMine}>
            <p className="font-medium">{text}</p>
            {reasons.map((reason) => (
              <p key={reason} className="max-w-prose whitespace-pre-line break-words text-soft-ink">
                “{reason}”
              </p>
            ))}
            <time dateTime={at} title={formatMoment(at)} className="figures text-soft-ink text-xs">
              {formatDay(at)}
            </time>
          </TimelineStep>
        ))}
      </Timeline>
    </Part>
  )
}
