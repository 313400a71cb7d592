import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { conditionKinds } from '@properysearch/contract/bookings/facts'
import { isTurnOf, nextStepOf } from '@properysearch/contract/bookings/next-steps'
import type { DealPaper } from '@properysearch/contract/deal-papers/calls'
import { formatDay } from '../../../lib/format.ts'
import type { Deal } from '../deal.queries.ts'
import { capital, exact, theOther } from './deal-words.ts'
import { type Condition, isHeld, mayRefuse, receiverOf, toSeller, waitingPayment, wholeOf } from './dues.ts'
import { paperStep } from './paper-step.ts'
import { payingStep } from './paying-step.ts'
import { wordsGiven } from './press.ts'
import { rentalStep } from './rental/rental-step.ts'
import { registrationStep, sharedStep } from './shared-step.ts'
import type { MakeStep, Step } from './step.ts'

/**
 * What waits in the room itself comes before what the state says in general. Null: it depends on the papers, and those
 * are not known yet.
 */
export function stepOf(deal: Deal, papers?: readonly DealPaper[]): Step
export function stepOf(deal: Deal, papers: readonly DealPaper[] | null): Step | null
export function stepOf(deal: Deal, papers: readonly DealPaper[] | null = []): Step | null {
  return askedRelease(deal) ?? recordedPayment(deal.room) ?? stepOfState(deal, papers)
}

function askedRelease({ room, money }: Deal): Step | null {
  if (room.bookingData.side !== 'buyer') return null
  const release = toSeller(money.releases)
    .filter(({ side, hasPayerApproved }) => side === 'payer' && !hasPayerApproved)
    .map((one) => wholeOf(one, money.releases))
    .find((one) => one !== null)
  if (!release) return null
  return {
    whose: 'mine',
    title: `${mayRefuse(release, money.releases) ? 'Approve or refuse' : 'Approve'} ${exact(release.amount)}`,
    text: `The seller asks for this part of the held money. It is paid to ${release.account ?? 'their account'} only if you approve it with a code.`,
    by: release.lapsesAt,
    actions: [
      { label: 'Approve with a code', press: { do: 'approve', release } },
      ...(mayRefuse(release, money.releases)
        ? [{ label: 'Refuse', press: { do: 'refuse-release', release } } as const]
        : []),
    ],
  }
}

function recordedPayment(room: BookingRoom): Step | null {
  const payment = waitingPayment(room)
  if (!payment) return null
  const amount = exact(payment.cash)
  const reference = payment.reference ? `, reference ${payment.reference}` : ''
  if (payment.recordedBy === room.bookingData.side) {
    return {
      whose: 'theirs',
      title: `${capital(theOther(room.bookingData))} confirms ${amount}`,
      text: `You recorded this payment of ${formatDay(payment.paidOn)}${reference}. It counts once the other side confirms it.`,
      by: null,
      actions: [],
    }
  }
  const isReceiver = room.bookingData.side === receiverOf(payment)
  return {
    whose: 'mine',
    title: isReceiver ? `Has ${amount} arrived?` : `Did you pay ${amount}?`,
    text: `${capital(theOther(room.bookingData))} recorded this payment of ${formatDay(payment.paidOn)}${reference}. ${
      isReceiver ? 'Look in your bank account before you confirm.' : 'Compare it with your bank statement.'
    }`,
    by: null,
    actions: [
      { label: isReceiver ? 'Yes, it has arrived' : 'Yes, I paid it', press: { do: 'confirm-payment', payment } },
      { label: isReceiver ? 'Not received' : 'Not paid', press: { do: 'refuse-payment', payment } },
    ],
  }
}

function stepOfState({ room, money }: Deal, papers: readonly DealPaper[] | null): Step | null {
  const { bookingData: booking } = room
  const { state, side, kind, deadlineAt } = booking
  const general = nextStepOf(kind, state)
  const isMine = general !== undefined && isTurnOf(side, general)
  const step = (given: Partial<Step>): Step => ({
    whose: general?.turn === null || !general ? 'nobody' : isMine ? 'mine' : 'theirs',
    title: isMine ? 'Your turn' : capital(theOther(booking)),
    text: general?.[side] ?? '',
    by: deadlineAt,
    actions: [],
    ...given,
  })
  const ofRental = room.rental ? rentalStep(room, room.rental, step) : null
  if (ofRental) return ofRental
  switch (state) {
    case 'requested':
      if (booking.hindrance) {
        return step({
          whose: 'nobody',
          title: side === 'seller' ? 'It cannot be accepted yet' : 'Your request waits',
          text: booking.hindrance,
          actions: side === 'seller' ? [{ label: 'Decline', press: { do: 'reject' } }] : [],
        })
      }
      return side === 'seller'
        ? step({
            title: 'Answer the request',
            actions: [
              { label: 'Accept', press: { do: 'accept' } },
              { label: 'Decline', press: { do: 'reject' } },
            ],
          })
        : step({ title: 'The owner answers your request' })
    case 'accepted':
      return side === 'buyer'
        ? step({ title: 'Verify your account', actions: [{ label: 'Verify with ₹1', press: { do: 'verify' } }] })
        : step({ title: `${capital(theOther(booking))} verifies their account` })
    case 'penny-paid':
    case 'agreed':
    case 'paying':
      return payingStep(room, step)
    case 'booked':
      return conditionsStep(room, papers, step)
    case 'cleared':
      return registrationStep(room, step)
    case 'settled':
      return sharedStep(room, step, 'complete', 'Hand over the deed and the keys', 'Confirm deed and keys')
    case 'completed':
      return side === 'seller' && money.available > 0 && isHeld(room)
        ? step({
            whose: 'mine',
            title: `Ask for the ${exact(money.available)} still held`,
            text: 'The sale is completed. The buyer approves the payment to your account with a code.',
            actions: [{ label: 'Ask for a release', press: { do: 'ask-release' } }],
          })
        : step({ title: 'The deal is completed' })
    default:
      return step({ title: endTitles[state as keyof typeof endTitles] ?? '' })
  }
}

const endTitles = {
  rejected: 'The request was declined',
  cancelled: 'The booking was cancelled',
  expired: 'The booking has expired',
}

/** The open condition with the earliest day, then the next. */
function conditionsStep(room: BookingRoom, papers: readonly DealPaper[] | null, step: MakeStep): Step | null {
  const open = room.conditions
    .filter(({ outcome }) => outcome === null)
    .sort((one, other) => one.dueOn.localeCompare(other.dueOn))
  const failed = failedStep(room, open, step)
  if (failed) return failed
  const [condition] = open
  if (!condition) {
    return sharedStep(room, step, 'clear', 'Confirm that all conditions are met', 'All conditions are met')
  }
  if (!papers) return null
  const paperFirst = paperStep(room, condition, papers, step)
  if (paperFirst) return paperFirst
  const left = open.length - 1
  const rest = left === 0 ? '' : left === 1 ? ' One more condition is open.' : ` ${left} more conditions are open.`
  return step({
    title: `${conditionKinds[condition.kind].label}: is it met?`,
    text: `The buyer says so, with the papers at hand.${rest}`,
    by: condition.dueOn,
    ...(room.bookingData.side === 'buyer'
      ? {
          actions: [
            { label: 'Yes, it is met', press: { do: 'met', condition } },
            { label: 'No, it has failed', press: { do: 'failed', condition } },
          ],
        }
      : { whose: 'theirs' }),
  })
}

/** One that a side says has failed comes first: if the other agrees, the deal ends. */
function failedStep(room: BookingRoom, open: readonly Condition[], step: MakeStep): Step | null {
  const said = open.map((condition) => ({ condition, ...wordsGiven(room, `fail-condition:${condition.kind}`) }))
  const word = said.find(({ theirs }) => theirs) ?? said.find(({ mine }) => mine)
  if (!word) return null
  const { condition, theirs } = word
  const isMet: Step['actions'] =
    room.bookingData.side === 'buyer' ? [{ label: 'It is met', press: { do: 'met', condition } }] : []
  const asked = { title: `${conditionKinds[condition.kind].label}: has it failed?`, by: condition.dueOn }
  return theirs
    ? step({
        ...asked,
        whose: 'mine',
        text: 'The other side says that it has failed. If you agree, the deal ends and everything that was paid is refunded.',
        actions: [{ label: 'Yes, it has failed', press: { do: 'failed', condition } }, ...isMet],
      })
    : step({
        ...asked,
        whose: 'theirs',
        text: `You said that it has failed. The deal ends if ${theOther(room.bookingData)} agrees.`,
        actions: isMet,
      })
}
