import type { BookingAct } from '@properysearch/contract/bookings/facts'
import type { Notice } from '../bookings.notices.ts'

/** Steps between the acts that only a rental has. */
export type RentalTold =
  | 'record-formality'
  | 'save-inventory'
  | 'confirm-move-in'
  | 'confirm-inspect'
  | 'pay-deposit'
  | 'pay-rent'
  | 'record-renewal'
  | 'propose-deduction'
  | 'accept-deduction'
  | 'dispute-deduction'
  | 'lower-deduction'
  | 'withdraw-deduction'
  | 'record-deposit-return'
  | 'confirm-deposit-return'
  | 'record-year-tax'
  | 'confirm-year-tax'

/** In a rental people are tenant and owner: what a sale says otherwise is said here. */
export const rentalNotices: Partial<
  Record<RentalTold | BookingAct | 'book' | 'record-registration' | 'record-challan', Notice>
> = {
  book: {
    to: ['seller'],
    title: (listing) => `${listing} was booked`,
    body: 'It is on hold now. The tenant verifies their account next.',
  },
  withdraw: {
    to: ['seller'],
    title: (listing) => `The tenant withdrew from ${listing}`,
    body: 'If it was on hold for them, it is available again.',
  },
  'pay-penny': {
    to: ['seller'],
    title: (listing) => `The tenant of ${listing} verified their account`,
    body: 'The booking amount is due within 3 days.',
  },
  'record-registration': {
    to: 'other',
    title: (listing) => `The licence for ${listing} was registered`,
    body: 'Compare the number and the first day with your copy, and confirm it in the deal.',
  },
  register: {
    to: ['buyer', 'seller'],
    title: (listing) => `The licence for ${listing} is confirmed`,
    body: 'Next come the rest of the deposit, the inventory and the keys.',
  },
  'record-challan': {
    to: 'other',
    title: (listing) => `The tenant recorded the challan for a payment for ${listing}`,
    body: 'The challan is in the deal. Compare it with your tax statement.',
  },
  'record-formality': {
    to: 'other',
    title: (listing) => `The owner has settled a formality for ${listing}`,
    body: 'The deal shows what is still needed before the keys.',
  },
  'pay-deposit': {
    to: ['buyer', 'seller'],
    title: (listing) => `The deposit for ${listing} is paid`,
    body: 'It goes to the owner when the keys are handed over.',
  },
  'confirm-move-in': {
    to: 'other',
    title: (listing) => `The other side says that the keys of ${listing} are handed over`,
    body: 'Compare the inventory and the meter readings, and confirm it in the deal.',
  },
  'move-in': {
    to: ['buyer', 'seller'],
    title: (listing) => `The keys of ${listing} are handed over`,
    body: 'The rent payments and their due dates are in the deal.',
  },
  'pay-rent': {
    to: ['buyer', 'seller'],
    title: (listing) => `Rent for ${listing} is paid`,
    body: 'The receipt is in the deal.',
  },
  'record-renewal': {
    to: 'other',
    title: (listing) => `A new licence for ${listing} was recorded`,
    body: 'Compare the rent and the months with your copy, and confirm it in the deal.',
  },
  renew: {
    to: ['buyer', 'seller'],
    title: (listing) => `The rental of ${listing} is renewed`,
    body: 'The new rent payments are in the deal.',
  },
  'give-notice': {
    to: 'other',
    title: (listing) => `Notice was given for ${listing}`,
    body: 'The last day is in the deal. Agree on a day to inspect the home.',
  },
  'confirm-inspect': {
    to: 'other',
    title: (listing) => `The other side says that ${listing} was inspected`,
    body: 'Compare what was written down, and confirm it in the deal.',
  },
  inspect: {
    to: ['buyer', 'seller'],
    title: (listing) => `${listing} was inspected`,
    body: 'The owner can propose deductions for 7 days. What nobody disputes is then due to the tenant.',
  },
  'end-term': {
    to: ['buyer', 'seller'],
    title: (listing) => `The rental of ${listing} is over`,
    body: 'The owner can propose deductions for 7 days. What nobody disputes is then due to the tenant.',
  },
  'propose-deduction': {
    to: 'other',
    title: (listing) => `The owner would like to keep a part of the deposit for ${listing}`,
    body: 'Accept it or dispute it in the deal. Saying nothing does not count as accepting.',
  },
  'accept-deduction': {
    to: 'other',
    title: (listing) => `The tenant accepted a deduction for ${listing}`,
    body: 'The deal shows what is left of the deposit.',
  },
  'dispute-deduction': {
    to: 'other',
    title: (listing) => `The tenant disputes a deduction for ${listing}`,
    body: 'The deal shows why. Lower it, withdraw it, or write to the tenant.',
  },
  'lower-deduction': {
    to: 'other',
    title: (listing) => `The owner lowered a deduction for ${listing}`,
    body: 'Accept it or dispute it in the deal.',
  },
  'withdraw-deduction': {
    to: 'other',
    title: (listing) => `The owner withdrew a deduction for ${listing}`,
    body: 'That part of the deposit is returned to you as well.',
  },
  'record-deposit-return': {
    to: 'other',
    title: (listing) => `The owner says that the deposit for ${listing} was paid back`,
    body: 'Check whether it has arrived, then confirm it in the deal.',
  },
  'confirm-deposit-return': {
    to: 'other',
    title: (listing) => `The tenant of ${listing} has the deposit back`,
    body: 'The deal shows what is still to be settled.',
  },
  'record-year-tax': {
    to: 'other',
    title: (listing) => `The tenant recorded the tax on a year’s rent for ${listing}`,
    body: 'No rent was left to deduct it from, so the tenant paid it separately. Confirm it once it is in your tax statement.',
  },
  'confirm-year-tax': {
    to: 'other',
    title: (listing) => `The owner found the tax on a year’s rent for ${listing}`,
    body: 'You paid it on top of the rent, so the owner owes it to you. The deal shows how it comes back.',
  },
  'return-deposit': {
    to: ['buyer', 'seller'],
    title: (listing) => `The rental of ${listing} is completed`,
    body: 'The deposit is settled. The papers and every payment stay in the deal.',
  },
}
