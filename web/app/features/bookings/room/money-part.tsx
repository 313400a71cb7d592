import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { sideName } from '@properysearch/contract/bookings/facts'
import { pathTo } from '../../../screens.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { type Fact, Facts, Part } from '../../../ui/part.tsx'
import { channelWords } from '../channel-words.ts'
import type { Deal } from '../deal.queries.ts'
import { capital, disputedText, exact, owedText, theOther } from './deal-words.ts'
import { isCollected, isHeld, mayPrepay, paidOutOf, refundedFact } from './dues.ts'
import { InstalmentTable } from './instalment-table.tsx'
import { PaymentTable } from './payment-table.tsx'
import type { OnPress } from './press.ts'
import { totalsOfRental } from './rental/rental-totals.ts'
import { StampValue } from './stamp-value.tsx'

/** The figures of a deal, the same for both sides; nothing is rounded. */
export function totalsOf(deal: Deal): Fact[] {
  const { room, money: held } = deal
  const { money } = room
  if (room.rental) return totalsOfRental(deal, room.rental)
  const paidOut = paidOutOf(held.releases)
  const toAgents = held.paidToOwnAgent + held.paidForOther
  const facts: (Fact | null)[] = [
    { name: 'Price', value: exact(money.price), isMain: true },
    { name: 'Paid so far', value: exact(money.paid), isMain: true, under: money.tds > 0 ? 'Tax included' : undefined },
    { name: 'Still due', value: exact(money.left), isMain: true },
    { name: 'Tax deducted (TDS)', value: exact(money.tds), under: `of ${exact(money.tdsInAll)} on the whole price` },
    isHeld(room) ? { name: 'Held by the payment partner', value: exact(money.held), under: frozenText(money) } : null,
    isHeld(room) ? { name: 'Paid out to the seller', value: exact(paidOut) } : null,
    refundedFact(room),
    toAgents > 0 ? { name: 'Paid out to agents', value: exact(toAgents), under: 'With taxes and our fee' } : null,
    money.late > 0 ? { name: 'Late', value: exact(money.late) } : null,
    money.interestDue > 0 || money.interestPaid > 0
      ? {
          name: 'Late-payment interest',
          value: exact(money.interestDue + money.interestPaid),
          under: money.interestDue > 0 ? `${exact(money.interestDue)} still due` : 'Paid in addition to the price',
        }
      : null,
  ]
  return facts.filter((fact) => fact !== null)
}

export function MoneyPart({ deal, onPress }: { deal: Deal; onPress: OnPress }) {
  const { room } = deal
  const { money, bookingData } = room
  return (
    <Part
      title="Money"
      note={moneyNote(room)}
      aside={
        <Link
          to={pathTo('bookingPayments', { id: bookingData.id })}
          className="py-1 text-leaf text-sm underline underline-offset-2"
        >
          Statement
        </Link>
      }
    >
      <Facts facts={totalsOf(deal)} />
      {money.late > 0 ? (
        <Notice look="attention">
          {bookingData.side === 'buyer'
            ? `${exact(money.late)} is late. Pay it, or speak with ${theOther(bookingData)}.`
            : `${exact(money.late)} is late. ${capital(theOther(bookingData))} has been reminded.`}
        </Notice>
      ) : null}
      <Ended room={room} />
      {money.instalments.length > 0 ? (
        <>
          <InstalmentTable room={room} onPress={onPress} />
          <LateTerms room={room} />
          {mayPrepay(room) ? (
            <Button look="secondary" className="justify-self-start text-sm" onClick={() => onPress({ do: 'prepay' })}>
              {bookingData.side === 'buyer' ? 'Pay a part ahead' : 'Record a part paid ahead'}
            </Button>
          ) : null}
        </>
      ) : (
        <ScheduleToCome room={room} />
      )}
      {money.payments.length > 0 ? <PaymentTable room={room} onPress={onPress} /> : null}
      <StampValue room={room} onPress={onPress} />
    </Part>
  )
}

const frozenText = ({ frozen }: BookingRoom['money']) =>
  frozen > 0 ? `${exact(frozen)} of it is frozen: it is in dispute` : undefined

/** In a line: the whole of it is beside. */
function moneyNote(room: BookingRoom): string {
  const { channel, kind } = room.bookingData
  if (!isHeld(room)) return `${channelWords(channel, kind).label}: we hold nothing.`
  if (kind === 'rental')
    return 'The payment partner holds the deposit until the keys are handed over, and passes each rent on to the owner.'
  return isCollected(room, 'instalment')
    ? 'Held by the payment partner until the buyer approves its release.'
    : 'The payment partner holds the booking amount until the buyer approves its release; the rest is paid directly.'
}

/** Who gets what of a deal that was cancelled. */
function Ended({ room: { ending, bookingData } }: { room: BookingRoom }) {
  if (!ending) return null
  const isBuyer = bookingData.side === 'buyer'
  return (
    <Notice>
      {isBuyer ? 'Back to you' : `Back to ${theOther(bookingData)}`}:{' '}
      <span className="figures font-semibold">{exact(ending.refund + ending.owed)}</span>.{' '}
      {ending.owed > 0 ? `${owedText(ending, bookingData)} ` : ''}
      {ending.disputed > 0 ? `${disputedText(ending)} ` : ''}
      {ending.kept > 0
        ? `${isBuyer ? `The ${sideName('seller', bookingData.kind)} keeps` : 'You keep'} ${exact(ending.kept)} by the terms of the deal. `
        : ''}
      {ending.tds > 0
        ? `${exact(ending.tds)} of tax is claimed back from the tax department, in the buyer’s return.`
        : ''}
    </Notice>
  )
}

/** Said before anything is late. */
function LateTerms({ room: { terms, bookingData } }: { room: BookingRoom }) {
  if (terms.kind !== 'sale' || terms.lateRate === 0) return null
  if (bookingData.state !== 'agreed' && bookingData.state !== 'paying') return null
  return (
    <p className="max-w-prose text-soft-ink text-sm">
      Agreed for late payments: simple interest of {terms.lateRate / 100}% a year, by days, paid to the seller in
      addition to the price. The seller can waive it.
    </p>
  )
}

/** Before the agreement there is no schedule yet, only what was agreed about it. */
function ScheduleToCome({ room: { terms, bookingData } }: { room: BookingRoom }) {
  const isBefore = ['requested', 'accepted', 'penny-paid', 'booked', 'cleared'].includes(bookingData.state)
  if (!isBefore) return null
  if (terms.kind === 'rental') {
    return (
      <p className="max-w-prose text-soft-ink text-sm">
        The booking amount of <span className="figures">{exact(terms.bookingAmount)}</span> is a part of the deposit.
        The rest of the deposit is paid before the keys are handed over, and the rent from the first day of the licence.
      </p>
    )
  }
  return (
    <p className="max-w-prose text-soft-ink text-sm">
      After the booking amount of <span className="figures">{exact(terms.bookingAmount)}</span>, the rest is paid{' '}
      {terms.parts === 1 ? 'in one payment' : `in ${terms.parts} equal monthly parts`}, the first{' '}
      {terms.firstDueDays === 1 ? 'one day' : `${terms.firstDueDays} days`} after the agreement is registered.{' '}
      {terms.lateRate > 0
        ? `Late payments cost ${terms.lateRate / 100}% a year.`
        : 'No interest on late payments was agreed.'}
    </p>
  )
}
