import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { conditionKinds } from '@properysearch/contract/bookings/facts'
import { api } from '../../../../lib/api.ts'
import { formatDay } from '../../../../lib/format.ts'
import { exact, theOther } from '../deal-words.ts'
import type { Asked } from '../press.ts'
import { ConfirmStep, type Words } from './confirm-step.tsx'

const afterRegistration = {
  sale: 'Compare it with Index II. From then on the instalments fall due, and the deal ends only if both sides agree.',
  rental: 'Compare it with your copy. From then on the rest of the deposit is due, and the keys can be handed over.',
}

function wordsFor(press: Asked, room: BookingRoom): Words {
  const { bookingData } = room
  const { id } = bookingData
  const other = theOther(bookingData)
  switch (press.do) {
    case 'accept':
      return {
        title: 'Accept this booking',
        action: 'Accept booking',
        text: `The property is put on hold for ${room.userData.name}, who then verifies their account and pays the booking amount of ${exact(bookingData.bookingAmount)}.`,
        done: `Accepted. ${room.userData.name} has been told.`,
        take: () => api.bookings.act({ id, act: 'accept' }),
      }
    case 'reject':
      return {
        title: 'Decline this booking',
        action: 'Decline booking',
        text: `${room.userData.name} will be told. No money was taken.`,
        done: 'Declined.',
        take: () => api.bookings.act({ id, act: 'reject' }),
        isDangerous: true,
      }
    case 'withdraw':
      return {
        title: 'Withdraw your request',
        action: 'Withdraw request',
        text: `The deal ends, and ${other} will be told. ${bookingData.state === 'requested' ? 'You have paid nothing.' : 'If you paid ₹1, it is refunded automatically.'}`,
        done: 'Withdrawn.',
        take: () => api.bookings.act({ id, act: 'withdraw' }),
        isDangerous: true,
      }
    case 'call-off':
      return {
        title: 'Call off this booking',
        action: 'Call it off',
        text: 'The deal ends, the property is available again, and the other side will be told.',
        done: 'Called off.',
        take: () => api.bookings.act({ id, act: 'call-off' }),
        isDangerous: true,
      }
    case 'confirm-payment':
      return {
        title: `Confirm ${exact(press.payment.cash)}`,
        action: 'Confirm payment',
        text: `Paid on ${formatDay(press.payment.paidOn)}, reference ${press.payment.reference ?? 'none'}. Once confirmed it counts as paid, and this cannot be undone.`,
        done: 'The payment is confirmed.',
        take: () => api.bookings.answerPayment({ paymentId: press.payment.id, hasArrived: true }),
      }
    case 'confirm-challan': {
      const { id: paymentId, tds, challan } = press.payment
      const number = challan?.number ?? ''
      return {
        title: `Confirm the challan of ${exact(tds)}`,
        action: 'Confirm challan',
        text: `Challan ${number}. You confirm that this tax is in your tax statement (Form 26AS or AIS).`,
        done: 'The challan is confirmed.',
        take: () => api.bookings.confirmChallan({ paymentId, number }),
      }
    }
    case 'waive-interest': {
      const { id: instalmentId, number, interest } = press.instalment
      return {
        title: `Waive ${exact(interest?.amount ?? 0)} of interest`,
        action: 'Waive the interest',
        text: `Instalment ${number} was paid late. The buyer then owes you no interest on it, and this cannot be undone.`,
        done: 'The interest is waived. The buyer has been told.',
        take: () => api.bookings.waiveInterest({ instalmentId }),
        isDangerous: true,
      }
    }
    case 'met':
      return {
        title: `${conditionKinds[press.condition.kind].label}: met`,
        action: 'It is met',
        text: `You confirm that you have seen the papers for it. ${other === 'the seller' ? 'The seller' : 'The buyer'} will be told.`,
        done: 'Noted as met.',
        take: () => api.bookings.decideCondition({ conditionId: press.condition.id, outcome: 'met' }),
      }
    case 'waived':
      return {
        title: `${conditionKinds[press.condition.kind].label}: waive`,
        action: 'Waive it',
        text: 'The deal no longer depends on this condition. Nothing is refunded if it later turns out badly.',
        done: 'Waived.',
        take: () => api.bookings.decideCondition({ conditionId: press.condition.id, outcome: 'waived' }),
        isDangerous: true,
      }
    case 'clear':
      return {
        title: 'All conditions are met',
        action: 'Confirm',
        text: `Once ${other} has confirmed it too, the agreement can be signed and registered.`,
        done: 'You have confirmed it.',
        take: () => api.bookings.confirm({ id, what: 'clear' }),
      }
    case 'complete':
      return {
        title: 'Deed and keys are handed over',
        action: 'Confirm handover',
        text: `Once ${other} has confirmed it too, the deal is completed and the listing is shown as sold.`,
        done: 'You have confirmed it.',
        take: () => api.bookings.confirm({ id, what: 'complete' }),
      }
    case 'confirm-registration':
      return {
        title: 'Confirm the registration',
        action: 'Confirm registration',
        text: `Document ${room.registration?.documentNumber ?? ''}, ${room.registration?.office ?? ''}. ${afterRegistration[bookingData.kind]}`,
        done: 'The registration is confirmed.',
        take: () => api.bookings.confirmRegistration({ id, version: room.registration?.version ?? 0 }),
      }
    case 'withdraw-release':
      return {
        title: `Withdraw the request for ${exact(press.release.amount)}`,
        action: 'Withdraw request',
        text: 'The money stays with the payment partner. You can ask again.',
        done: 'Withdrawn.',
        take: () => api.releases.withdraw({ id: press.release.id }),
        isDangerous: true,
      }
  }
}

export function AskDialog({ press, room, onClose }: { press: Asked; room: BookingRoom; onClose: () => void }) {
  return <ConfirmStep words={wordsFor(press, room)} onClose={onClose} />
}
