import { dealPath } from '@properysearch/contract/bookings/deal-path'
import type { BookingAct, BookingSide } from '@properysearch/contract/bookings/facts'
import type { Context } from '../../context.ts'
import { findPlainName } from '../listings/index.ts'
import { notify } from '../notifications/index.ts'
import type { BookingRow } from './bookings.sql.ts'
import { type RentalTold, rentalNotices } from './rental/rental.notices.ts'

/** What both sides hear of: acts of the graph, and steps between them. */
type Told =
  | 'request'
  | 'book'
  | 'record-payment'
  | 'refuse-payment'
  | 'record-challan'
  | 'confirm-challan'
  | 'prepay'
  | 'owe-interest'
  | 'pay-interest'
  | 'waive-interest'
  | 'record-registration'
  | 'decide-condition'
  | 'confirm-clear'
  | 'confirm-fail-condition'
  | 'set-stamp-value'
  | 'confirm-complete'
  | 'confirm-cancel-together'
  | 'name-sharer'
  | 'remove-sharer'
  | 'confirm-share'
  | 'decline-share'
  | RentalTold
  | BookingAct

export interface Notice {
  /** `other`: whoever did not press. */
  to: readonly BookingSide[] | 'other'
  title: (listing: string) => string
  body: string
}

const notices: Partial<Record<Told, Notice>> = {
  request: {
    to: ['seller'],
    title: (listing) => `Someone asks to book ${listing}`,
    body: 'Accept or decline within 72 hours.',
  },
  book: {
    to: ['seller'],
    title: (listing) => `${listing} was booked`,
    body: 'It is on hold now. The buyer verifies their account next.',
  },
  accept: {
    to: ['buyer'],
    title: (listing) => `The owner accepted your booking of ${listing}`,
    body: 'It is on hold for you. Verify your account with ₹1 within 7 days.',
  },
  reject: {
    to: ['buyer'],
    title: (listing) => `The owner declined your booking of ${listing}`,
    body: 'No money was taken.',
  },
  withdraw: {
    to: ['seller'],
    title: (listing) => `The buyer withdrew from ${listing}`,
    body: 'If it was on hold for them, it is available again.',
  },
  'call-off': {
    to: ['buyer'],
    title: (listing) => `The owner called off the booking of ${listing}`,
    body: 'If you paid ₹1, it is refunded automatically.',
  },
  expire: {
    to: ['buyer', 'seller'],
    title: (listing) => `The booking of ${listing} has expired`,
    body: 'The next step was not taken in time. If ₹1 was paid, it is refunded automatically; anything paid directly is returned directly.',
  },
  'pay-penny': {
    to: ['seller'],
    title: (listing) => `The buyer of ${listing} verified their account`,
    body: 'The booking amount is due within 3 days.',
  },
  'pay-booking': {
    to: ['buyer', 'seller'],
    title: (listing) => `${listing} is booked`,
    body: 'The booking amount is paid. See what comes next in the deal.',
  },
  'decide-condition': {
    to: 'other',
    title: (listing) => `A condition of the deal about ${listing} was decided`,
    body: 'The deal shows which one.',
  },
  'confirm-fail-condition': {
    to: 'other',
    title: (listing) => `The other side says that a condition for ${listing} has failed`,
    body: 'If you agree, say so in the deal: it then ends, and everything that was paid is refunded.',
  },
  'set-stamp-value': {
    to: 'other',
    title: (listing) => `The stamp value of ${listing} was noted`,
    body: 'The tax to be deducted depends on it. Compare it with the ready reckoner, and correct it if it is wrong.',
  },
  'confirm-clear': {
    to: 'other',
    title: (listing) => `The other side says that all conditions for ${listing} are met`,
    body: 'Confirm it in the deal, if you agree.',
  },
  clear: {
    to: ['buyer', 'seller'],
    title: (listing) => `All conditions for ${listing} are met`,
    body: 'The agreement can be signed and registered now.',
  },
  'fail-condition': {
    to: 'other',
    title: (listing) => `A condition for ${listing} has failed`,
    body: 'The deal has ended, and everything that was paid is being refunded.',
  },
  'record-registration': {
    to: 'other',
    title: (listing) => `The other side recorded the registered agreement for ${listing}`,
    body: 'Compare the number with your copy, and confirm it in the deal.',
  },
  agree: {
    to: ['buyer', 'seller'],
    title: (listing) => `The agreement for ${listing} is confirmed`,
    body: 'The instalments and their due dates are in the deal.',
  },
  'record-challan': {
    to: 'other',
    title: (listing) => `The buyer recorded the challan for a payment for ${listing}`,
    body: 'The challan is in the deal. Compare it with your tax statement.',
  },
  'confirm-challan': {
    to: 'other',
    title: (listing) => `The seller confirmed the tax on a payment for ${listing}`,
    body: 'The challan is confirmed in the deal.',
  },
  prepay: {
    to: ['buyer', 'seller'],
    title: (listing) => `A part of the price of ${listing} was paid ahead`,
    body: 'The remaining instalments are smaller now; their due dates stay the same.',
  },
  'owe-interest': {
    to: ['buyer', 'seller'],
    title: (listing) => `Interest is due on a late instalment for ${listing}`,
    body: 'It was agreed in the deal. The buyer pays it, or the seller waives it.',
  },
  'pay-interest': {
    to: ['buyer', 'seller'],
    title: (listing) => `The interest on a late instalment for ${listing} is paid`,
    body: 'The deal shows what is still due.',
  },
  'waive-interest': {
    to: 'other',
    title: (listing) => `The seller waived the interest on an instalment for ${listing}`,
    body: 'Nothing is due for the late payment.',
  },
  'record-payment': {
    to: 'other',
    title: (listing) => `A payment for ${listing} was recorded`,
    body: 'Check your bank account, then confirm or refuse it in the deal.',
  },
  'refuse-payment': {
    to: 'other',
    title: (listing) => `A payment for ${listing} was not confirmed`,
    body: 'The deal shows why the other side says so.',
  },
  'begin-paying': {
    to: ['buyer', 'seller'],
    title: (listing) => `An instalment for ${listing} is paid`,
    body: 'The deal shows what is still due.',
  },
  settle: {
    to: ['buyer', 'seller'],
    title: (listing) => `${listing} is fully paid`,
    body: 'Confirm the deed and the keys in the deal once they are handed over.',
  },
  'confirm-complete': {
    to: 'other',
    title: (listing) => `The other side says that ${listing} is handed over`,
    body: 'Confirm it in the deal, if you agree.',
  },
  complete: {
    to: ['buyer', 'seller'],
    title: (listing) => `The deal about ${listing} is completed`,
    body: 'The papers and every payment stay in the deal.',
  },
  cancel: {
    to: 'other',
    title: (listing) => `The booking of ${listing} was cancelled`,
    body: 'The deal shows what is refunded, and to whom.',
  },
  'name-sharer': {
    to: 'other',
    title: (listing) => `The other side of the deal about ${listing} named someone with a share`,
    body: 'The next step waits until they have confirmed it with a code.',
  },
  'remove-sharer': {
    to: 'other',
    title: (listing) => `The other side of the deal about ${listing} changed its shares`,
    body: 'The deal shows who has which share.',
  },
  'confirm-share': {
    to: ['buyer', 'seller'],
    title: (listing) => `A share in the deal about ${listing} was confirmed`,
    body: 'The deal shows who has confirmed and who has yet to do so.',
  },
  'decline-share': {
    to: ['buyer', 'seller'],
    title: (listing) => `Someone declined their share in the deal about ${listing}`,
    body: 'The deal goes on once they are removed or named again.',
  },
  'confirm-cancel-together': {
    to: 'other',
    title: (listing) => `The other side would like to end the deal about ${listing}`,
    body: 'It ends only if you agree.',
  },
  'end-by-decision': {
    to: ['buyer', 'seller'],
    title: (listing) => `Our team has ended the deal about ${listing}`,
    body: 'Everything that is held goes back to the person who paid it. The reason is in the deal.',
  },
  'cancel-together': {
    to: 'other',
    title: (listing) => `The deal about ${listing} has ended`,
    body: 'Both sides agreed, and everything that was paid is being refunded.',
  },
}

/** Both sides' screens look again, and whoever did not press hears of it. It names nobody. */
export async function announceBooking(
  tx: Context,
  /** With what the listing is called, where that is known. */
  booking: BookingRow & { name?: string },
  what: Told,
  pressedBy?: number,
): Promise<void> {
  const { id: bookingId, propertyId, buyerId, sellerId } = booking
  tx.db.afterCommit(() =>
    tx.events.publish({ name: 'booking.changed', to: { people: [buyerId, sellerId] }, bookingId, propertyId }),
  )
  const ofRental: Partial<Record<Told, Notice>> = rentalNotices
  const notice = (booking.kind === 'rental' ? ofRental[what] : undefined) ?? notices[what]
  if (!notice) return
  const listing = booking.name ?? (await findPlainName(tx.db, propertyId))
  const sides: readonly BookingSide[] = notice.to === 'other' ? ['buyer', 'seller'] : notice.to
  const people = sides
    .map((side) => ({ side, userId: side === 'buyer' ? buyerId : sellerId }))
    .filter(({ userId }) => notice.to !== 'other' || userId !== pressedBy)
    .sort((a, b) => a.userId - b.userId)
  for (const { side, userId } of people) {
    await notify(tx, {
      kind: 'deals',
      userId,
      title: notice.title(listing),
      body: notice.body,
      link: dealPath(side, { bookingId, propertyId }),
    })
  }
}
