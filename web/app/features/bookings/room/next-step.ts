import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { conditionKinds } from '@properysearch/contract/bookings/facts'
import { isTurnOf, nextStepOf } from '@properysearch/contract/bookings/next-steps'
import { formatDay } from '../../../lib/format.ts'
import type { Deal } from '../deal.queries.ts'
import { capital, exact, theOther } from './deal-words.ts'
import {
  type Due,
  isCollected,
  isHeld,
  nextDue,
  openChallans,
  type Payment,
  paymentLabel,
  toSeller,
  waitingPayment,
} from './dues.ts'
import { type Press, wordsGiven } from './press.ts'

/** The one thing that comes next, as this side reads it. */
export interface Step {
  whose: 'mine' | 'theirs' | 'nobody'
  title: string
  text: string
  /** A day by which it has to be done. */
  by: string | null
  /** The button that does it; where there are two, the second is the other answer. */
  actions: { label: string; press: Press }[]
}

/** What waits in the room itself comes before what the state says in general. */
export function stepOf(deal: Deal): Step {
  return askedRelease(deal) ?? recordedPayment(deal.room) ?? stepOfState(deal)
}

function askedRelease({ room, money }: Deal): Step | null {
  if (room.bookingData.side !== 'buyer') return null
  const release = toSeller(money.releases).find(({ state, side }) => state === 'asked' && side === 'payer')
  if (!release) return null
  return {
    whose: 'mine',
    title: `Approve or refuse ${exact(release.amount)}`,
    text: `The seller asks for this part of the held money. It is paid to ${release.account ?? 'their account'} only if you approve it with a code.`,
    by: release.lapsesAt,
    actions: [
      { label: 'Approve with a code', press: { do: 'approve', release } },
      { label: 'Refuse', press: { do: 'refuse-release', release } },
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
  const isSeller = room.bookingData.side === 'seller'
  return {
    whose: 'mine',
    title: isSeller ? `Has ${amount} arrived?` : `Did you pay ${amount}?`,
    text: `${capital(theOther(room.bookingData))} recorded this payment of ${formatDay(payment.paidOn)}${reference}. ${
      isSeller ? 'Look in your bank account before you confirm.' : 'Compare it with your bank statement.'
    }`,
    by: null,
    actions: [
      { label: isSeller ? 'Yes, it has arrived' : 'Yes, I paid it', press: { do: 'confirm-payment', payment } },
      { label: isSeller ? 'Not received' : 'Not paid', press: { do: 'refuse-payment', payment } },
    ],
  }
}

function stepOfState({ room, money }: Deal): Step {
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
  switch (state) {
    case 'requested':
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
      return payingStep({ room, money }, step)
    case 'booked':
      return kind === 'sale' ? conditionsStep(room, step) : rentalStep(room, step)
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

type MakeStep = (given: Partial<Step>) => Step

/** What has the earlier day comes first: the next amount, or the tax on an earlier one. */
function payingStep({ room }: Deal, step: MakeStep): Step {
  const due = nextDue(room)
  const [payment, ...more] = openChallans(room)
  const isTaxFirst = payment !== undefined && (!due || (payment.fileBy ?? '') < (due.dueOn ?? ''))
  if (isTaxFirst) return challanStep(room, step, payment, more.length)
  return due ? dueStep(room, step, due) : step({})
}

function dueStep(room: BookingRoom, step: MakeStep, due: Due): Step {
  const by = due.dueOn
  const record: Press = { do: 'record-payment', due }
  const isThroughPartner = isCollected(room, due.what)
  const isEscrow = room.bookingData.channel === 'bank-escrow'
  const interest = due.what === 'interest' && room.money.instalments.find(({ id }) => id === due.instalmentId)
  const waive = interest
    ? [{ label: 'Waive it', press: { do: 'waive-interest', instalment: interest } satisfies Press }]
    : []
  if (room.bookingData.side === 'seller') {
    return step({
      title: `${capital(theOther(room.bookingData))} pays ${due.name}`,
      text: isThroughPartner
        ? `${exact(due.cash)} goes to the payment partner, who holds it for you.`
        : isEscrow
          ? `${exact(due.cash)} goes into the escrow account at the bank. Record it when it arrives, or confirm what the other side records.`
          : `${exact(due.cash)} is paid to you directly. Record it when it arrives, or confirm what the other side records.`,
      by,
      actions: [...(isThroughPartner ? [] : [{ label: 'Record that it arrived', press: record }]), ...waive],
    })
  }
  const how = isThroughPartner
    ? 'The payment partner holds it for the seller.'
    : isEscrow
      ? 'Pay it into the escrow account at the bank, then record it here.'
      : 'Pay the seller by bank transfer or cheque, then record it here.'
  return step({
    title: `Pay ${due.name}`,
    text:
      due.tds > 0
        ? `${exact(due.gross)} less ${exact(due.tds)} tax, which you pay to the department: ${exact(due.cash)}. ${how}`
        : `${exact(due.cash)}. ${how}`,
    by,
    actions: [
      isThroughPartner
        ? { label: `Pay ${exact(due.cash)}`, press: { do: 'pay', due } }
        : { label: 'Record the payment', press: record },
    ],
  })
}

function challanStep(room: BookingRoom, step: MakeStep, payment: Payment, more: number): Step {
  const isAllPaid = room.money.left === 0
  const name = paymentLabel(room, payment).toLowerCase()
  const rest = more > 0 ? ` ${more === 1 ? 'One more challan follows' : `${more} more challans follow`}.` : ''
  const then = isAllPaid ? ' Everything is paid; the deal is settled once the tax has its challans.' : ''
  return room.bookingData.side === 'buyer'
    ? step({
        title: `File the tax of ${exact(payment.tds)}`,
        text: `You deducted it from the ${name}. Pay it to the department and record the challan.${rest}${then}`,
        by: payment.fileBy,
        actions: [{ label: 'Record the challan', press: { do: 'challan', payment } }],
      })
    : step({
        title: `The buyer files the tax of ${exact(payment.tds)}`,
        text: `They deducted it from the ${name}, and pay it to the department in your name.${then}`,
        by: payment.fileBy,
      })
}

/** The open condition with the earliest day, then the next. */
function conditionsStep(room: BookingRoom, step: MakeStep): Step {
  const open = room.conditions.filter(({ outcome }) => outcome === null)
  const [condition] = open.sort((one, other) => one.dueOn.localeCompare(other.dueOn))
  if (!condition) {
    return sharedStep(room, step, 'clear', 'Confirm that all conditions are met', 'All conditions are met')
  }
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

/** Both give their word. */
function sharedStep(room: BookingRoom, step: MakeStep, what: 'clear' | 'complete', title: string, label: string): Step {
  const { mine, theirs } = wordsGiven(room, what)
  const other = capital(theOther(room.bookingData))
  if (mine) {
    return step({
      whose: 'theirs',
      title: `${other} confirms it too`,
      text: 'You have given your word. The deal goes on once both have.',
    })
  }
  return step({
    title,
    ...(theirs ? { text: `${other} has confirmed it already. If you agree, confirm it too.` } : {}),
    actions: [{ label, press: { do: what } }],
  })
}

function registrationStep(room: BookingRoom, step: MakeStep): Step {
  const { registration, bookingData } = room
  const other = capital(theOther(bookingData))
  if (!registration) {
    return step({
      title: 'Register the agreement',
      actions: [{ label: 'Record the registration', press: { do: 'register' } }],
    })
  }
  if (registration.recordedBy === bookingData.side) {
    return step({
      whose: 'theirs',
      title: `${other} confirms the registration`,
      text: `You recorded document ${registration.documentNumber}. The instalments fall due once it is confirmed.`,
    })
  }
  return step({
    title: 'Compare the registration with your copy',
    text: `${other} recorded document ${registration.documentNumber}, registered on ${formatDay(registration.registeredOn)} at ${registration.office}.`,
    actions: [{ label: 'Confirm the registration', press: { do: 'confirm-registration' } }],
  })
}

/** What follows is done on paper for now: nothing here could record it. */
function rentalStep(room: BookingRoom, step: MakeStep): Step {
  return step({
    whose: 'nobody',
    title: 'The home is booked',
    text: `Agree with ${theOther(room.bookingData)} on a day to sign and register the leave and licence agreement.`,
  })
}
