import type { Booking, BookingRoom } from '@properysearch/contract/bookings/calls'
import {
  type BookingKind,
  type BookingSide,
  type BookingState,
  bookingStateNames,
  sideName,
} from '@properysearch/contract/bookings/facts'
import { formatPrice, formatRupees } from '@properysearch/contract/values/money'
import { formatExact } from '../../../lib/format.ts'

export const otherSide = (side: BookingSide): BookingSide => (side === 'buyer' ? 'seller' : 'buyer')

/** The other party, as I would speak of them: the seller. */
export const theOther = ({ side, kind }: Pick<Booking, 'side' | 'kind'>) => `the ${sideName(otherSide(side), kind)}`

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export function dealPrice({ price, kind }: Pick<Booking, 'price' | 'kind'>): string {
  return kind === 'rental' ? `${formatRupees(price)} /month` : formatPrice(price)
}

export const exact = formatExact

/** What comes back, but not from whoever holds the money: the seller has it. */
export function owedText(
  { refund, owed }: { refund: number; owed: number },
  booking: Pick<Booking, 'side' | 'kind'>,
): string {
  const what = refund > 0 ? `${exact(owed)} of it` : 'it'
  return booking.side === 'buyer'
    ? `${capital(theOther(booking))} has ${what} already and returns it.`
    : `You have ${what} already and return it to ${theOther(booking)}.`
}

/** Frozen when the deal ends: it goes where the back office decides. */
export const disputedText = ({ disputed }: { disputed: number }) =>
  `${exact(disputed)} more is in dispute: our team decides who gets it.`

type Step = BookingRoom['timeline'][number]

const told: Record<string, (who: string, isMe: boolean) => string> = {
  accept: (who) => `${who} accepted the booking`,
  reject: (who) => `${who} declined the request`,
  withdraw: (who, isMe) => `${who} withdrew ${isMe ? 'your' : 'the'} request`,
  'call-off': (who) => `${who} called it off`,
  expire: () => 'It expired: the next step was not taken in time',
  'pay-penny': () => 'The buyer’s account was verified with ₹1',
  'pay-booking': () => 'The booking amount was paid',
  clear: () => 'Both sides confirmed that all conditions are met',
  'fail-condition': (who) => `${who} said that a condition has failed`,
  agree: (who) => `${who} confirmed the registered agreement`,
  register: (who) => `${who} confirmed the registered licence`,
  'move-in': () => 'Both sides confirmed the keys',
  'give-notice': (who) => `${who} gave notice`,
  renew: (who) => `${who} confirmed the renewal`,
  'end-term': () => 'The term is over',
  inspect: () => 'Both sides confirmed the inspection',
  'return-deposit': () => 'The deposit is settled',
  'begin-paying': () => 'The first instalment was paid',
  settle: () => 'Everything is paid, and the tax challans are recorded',
  complete: () => 'Both sides confirmed the deed and the keys',
  cancel: (who) => `${who} cancelled the booking`,
  'cancel-together': () => 'Both sides agreed to cancel',
  'end-by-decision': () => 'Our team ended the deal by decision',
}

/** A move of the deal as a sentence, seen from my side. */
export function toldStep(
  { act, by, to }: Step,
  { side, kind }: { side: BookingSide | null; kind: BookingKind },
): string {
  const isMe = by === side
  const who = isMe ? 'You' : by === 'buyer' || by === 'seller' ? `The ${sideName(by, kind)}` : 'Our system'
  if (act === 'accept' && by === 'system') return 'Accepted at once, by the terms of the listing'
  if (act === 'pay-penny' && kind === 'rental') return 'The tenant’s account was verified with ₹1'
  return told[act]?.(who, isMe) ?? stateName(to)
}

export const stateName = (state: BookingState): string => bookingStateNames[state]
