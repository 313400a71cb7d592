import type { Booking, ListedBooking } from '@properysearch/contract/bookings/calls'
import { bookingGraphs } from '@properysearch/contract/bookings/facts'
import type { ReactNode } from 'react'
import { formatDay } from '../../lib/format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { EndedLine } from '../../ui/list-groups.tsx'
import type { ListAct } from './booking-lists.queries.ts'
import { BookingStateBadge } from './booking-state-badge.tsx'
import { dealAddress, exactText, hasEnded, listActs, priceText, turnOf } from './booking-words.ts'
import { channelWords } from './channel-words.ts'

interface BookingCardProps {
  booking: Booking
  title: string
  /** Who made it, where that is somebody else. */
  party?: ReactNode
  /** What that person is called in the names of the buttons. */
  other?: string
  /** The server counts it among what waits for me, also where the state alone does not say so. */
  waitsForMe?: boolean
  onAct: (act: ListAct) => void
}

/** One booking: where it stands, the amounts, who holds the money, whose turn it is, and what can be done now. */
export function BookingCard({ booking, title, party, other, waitsForMe = false, onAct }: BookingCardProps) {
  const { kind, price, bookingAmount, channel, message, createdAt, bookedOn } = booking
  const about = other ? `${title}, ${other}` : title
  const how = channelWords(channel, kind)
  const isUnpaid = bookedOn === null && !hasEnded(booking)
  return (
    <article className="grid content-start gap-3 rounded-card border border-line bg-card p-4 sm:gap-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {party}
        <BookingStateBadge booking={booking} />
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-3 sm:gap-x-10">
        <Figure label={kind === 'rental' ? 'Rent' : 'Price'}>{priceText(price, kind)}</Figure>
        <Figure label="Booking amount">{exactText(bookingAmount)}</Figure>
        <div className="grid max-w-prose content-start max-sm:hidden">
          <dt className="text-soft-ink text-sm">How it is paid</dt>
          <dd className="grid">
            <span className="font-semibold leading-7">{how.label}</span>
            {isUnpaid ? <span className="text-soft-ink text-sm">{how.means}</span> : null}
          </dd>
        </div>
      </dl>
      <WhoseTurn booking={booking} waitsForMe={waitsForMe} />
      {message ? (
        <p className="max-w-prose whitespace-pre-line break-words text-soft-ink text-sm max-sm:line-clamp-2">
          “{message}”
        </p>
      ) : null}
      <p className="figures text-soft-ink text-xs max-sm:hidden">
        Requested on {formatDay(createdAt)}
        {bookedOn ? `, booked on ${formatDay(bookedOn)}` : ''}
      </p>
      <div className="-mb-1 flex flex-wrap gap-2">
        {listActs(booking).map((act) => (
          <Button
            key={act}
            look={act === 'accept' ? 'secondary' : 'quiet'}
            className={classNames('text-sm', (act === 'withdraw' || act === 'call-off') && 'order-last')}
            aria-label={`${bookingGraphs[kind].acts[act].label}: ${about}`}
            onClick={() => onAct(act)}
          >
            {bookingGraphs[kind].acts[act].label}
          </Button>
        ))}
        <ButtonLink
          look="secondary"
          className="text-sm"
          to={dealAddress(booking)}
          aria-label={`Open the deal: ${about}`}
        >
          Open the deal
        </ButtonLink>
      </div>
    </article>
  )
}

/** Of one that has ended: what it was, when it ended, and the way to it. */
export function EndedBooking({ item, other }: { item: ListedBooking; other?: string }) {
  const { bookingData, propertydata } = item
  const { kind, price, endedAt } = bookingData
  return (
    <EndedLine
      title={
        <Link to={dealAddress(bookingData)} className="inline-block py-1 text-leaf underline underline-offset-2">
          {propertydata.title}
        </Link>
      }
      facts={[
        ...(other ? [other] : []),
        priceText(price, kind),
        ...(endedAt ? [`Ended on ${formatDay(endedAt)}`] : []),
      ]}
      badge={<BookingStateBadge booking={bookingData} />}
    />
  )
}

/** Of a state in which it is nobody’s turn, or the other’s: the deal itself says which payment. */
const paymentWaits = {
  isMine: true,
  whose: 'Your turn',
  sentence: 'A payment in this deal is due or is to be confirmed. Open the deal to see which.',
}

/** What comes next; what waits for whoever looks at it stands out. */
export function WhoseTurn({ booking, waitsForMe = false }: { booking: Booking; waitsForMe?: boolean }) {
  const turn = turnOf(booking)
  const { isMine, whose, sentence } = waitsForMe && !turn.isMine ? paymentWaits : turn
  return (
    <div
      className={classNames(
        'grid gap-0.5 border-s-4 ps-3',
        isMine && !hasEnded(booking) ? 'border-marigold' : 'border-edge',
      )}
    >
      {whose ? <p className="figures font-semibold">{whose}</p> : null}
      <p className="max-w-prose">{sentence}</p>
    </div>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid content-start">
      <dt className="text-soft-ink text-sm">{label}</dt>
      <dd className="figures break-words font-bold text-lg sm:text-xl">{children}</dd>
    </div>
  )
}
