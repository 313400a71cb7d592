import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { formatDay, formatMoment } from '../../../lib/format.ts'
import { classNames } from '../../../ui/class-names.ts'
import { sideName, toldStep } from './deal-words.ts'
import { Part } from './part.tsx'

/** Every move of the deal in words, the newest on top; my own are filled. */
export function DealTimeline({ room }: { room: BookingRoom }) {
  const { timeline, bookingData: booking } = room
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
    <Part title="Timeline">
      <ol className="grid">
        {all.map(({ at, text, isMine, reasons }, i) => {
          const isLast = i === all.length - 1
          return (
            <li key={at + text} className="grid grid-cols-[0.75rem_minmax(0,1fr)] gap-x-3">
              <span aria-hidden className="grid grid-rows-[auto_1fr] justify-items-center">
                <span
                  className={classNames(
                    'mt-1.5 size-3 rounded-full border-2 border-leaf',
                    isMine ? 'bg-leaf' : 'bg-card',
                  )}
                />
                {isLast ? null : <span className="w-px bg-edge" />}
              </span>
              <div className={classNames('min-w-0 text-sm', !isLast && 'pb-4')}>
                <p className="font-medium">{text}</p>
                {reasons.map((reason) => (
                  <p key={reason} className="max-w-prose whitespace-pre-line break-words text-soft-ink">
                    “{reason}”
                  </p>
                ))}
                <time dateTime={at} title={formatMoment(at)} className="figures text-soft-ink text-xs">
                  {formatDay(at)}
                </time>
              </div>
            </li>
          )
        })}
      </ol>
    </Part>
  )
}
