import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { sideName } from '@properysearch/contract/bookings/facts'
import { capital, exact, theOther } from './deal-words.ts'
import { type Due, isDueCollected, nextDue, openChallans, type Payment, paymentLabel } from './dues.ts'
import type { Press } from './press.ts'
import type { MakeStep, Step } from './step.ts'

/** What has the earlier day comes first: the next amount, or the tax on an earlier one. */
export function payingStep(room: BookingRoom, step: MakeStep): Step {
  const due = nextDue(room)
  const [payment, ...more] = openChallans(room)
  const isTaxFirst = payment !== undefined && (!due || (payment.fileBy ?? '') < (due.dueOn ?? ''))
  if (isTaxFirst) return challanStep(room, step, payment, more.length)
  return due ? dueStep(room, step, due) : step({})
}

export function dueStep(room: BookingRoom, step: MakeStep, due: Due): Step {
  const by = due.dueOn
  const record: Press = { do: 'record-payment', due }
  const isThroughPartner = isDueCollected(room, due)
  const isEscrow = room.bookingData.channel === 'bank-escrow'
  const payee = sideName('seller', room.bookingData.kind)
  const interest = due.what === 'interest' && room.money.instalments.find(({ id }) => id === due.instalmentId)
  const waive = interest
    ? [{ label: 'Waive it', press: { do: 'waive-interest', instalment: interest } satisfies Press }]
    : []
  if (room.bookingData.side === 'seller') {
    return step({
      title: `${capital(theOther(room.bookingData))} pays ${due.name}`,
      text:
        due.cash === 0
          ? `All of ${exact(due.gross)} is tax, which is paid to the department in your name.`
          : isThroughPartner
            ? `${exact(due.cash)} goes to the payment partner, who ${due.what === 'rent' ? 'passes it on to you' : 'holds it for you'}.`
            : isEscrow
              ? `${exact(due.cash)} goes into the escrow account at the bank. Record it when it arrives, or confirm what the other side records.`
              : `${exact(due.cash)} is paid to you directly. Record it when it arrives, or confirm what the other side records.`,
      by,
      actions: [...(isThroughPartner ? [] : [{ label: 'Record that it arrived', press: record }]), ...waive],
    })
  }
  const how = isThroughPartner
    ? due.what === 'rent'
      ? 'The payment partner passes it on to the owner.'
      : `The payment partner holds it for the ${payee}${due.what === 'deposit' ? ' until the keys are handed over' : ''}.`
    : isEscrow
      ? 'Pay it into the escrow account at the bank, then record it here.'
      : `Pay the ${payee} by bank transfer or cheque, then record it here.`
  return step({
    title: `Pay ${due.name}`,
    text:
      due.cash === 0
        ? `All of ${exact(due.gross)} is tax, which you pay to the department. Record it here.`
        : due.tds > 0
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

export function challanStep(room: BookingRoom, step: MakeStep, payment: Payment, more: number): Step {
  const isAllPaid = room.money.left === 0
  const name = midSentence(paymentLabel(room, payment))
  const rest = more > 0 ? ` ${more === 1 ? 'One more challan follows' : `${more} more challans follow`}.` : ''
  const then =
    isAllPaid && room.bookingData.kind === 'sale'
      ? ' Everything is paid; the deal is settled once the tax challans are recorded.'
      : ''
  return room.bookingData.side === 'buyer'
    ? step({
        title: `File the tax of ${exact(payment.tds)}`,
        text: `You deducted it from the ${name}. Pay it to the department and record the challan.${rest}${then}`,
        by: payment.fileBy,
        actions: [{ label: 'Record the challan', press: { do: 'challan', payment } }],
      })
    : step({
        title: `${capital(theOther(room.bookingData))} files the tax of ${exact(payment.tds)}`,
        text: `They deducted it from the ${name}, and pay it to the department in your name.${then}`,
        by: payment.fileBy,
      })
}

/** Months keep their capital. */
const midSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)
