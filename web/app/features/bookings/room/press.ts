import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import type { InventoryMoment } from '@properysearch/contract/bookings/rental'
import type { Deduction, YearTax } from '@properysearch/contract/bookings/rental-room'
import type { DealPaper } from '@properysearch/contract/deal-papers/calls'
import type { Release } from '@properysearch/contract/releases/calls'
import type { Condition, Due, Instalment, Payment } from './dues.ts'

/** Steps that need no more than a yes. */
export type Asked =
  | { do: 'accept' | 'reject' | 'withdraw' | 'call-off' | 'clear' | 'complete' | 'confirm-registration' }
  | { do: 'confirm-payment' | 'confirm-challan'; payment: Payment }
  | { do: 'waive-interest'; instalment: Instalment }
  | { do: 'met' | 'waived'; condition: Condition }
  | { do: 'withdraw-release'; release: Release }

/** Steps that open a form. */
export type Filled =
  | { do: 'register' | 'ask-release' | 'cancel' | 'stamp-value' | 'prepay' }
  | { do: 'record-payment'; due: Due }
  | { do: 'refuse-payment' | 'challan'; payment: Payment }
  | { do: 'failed'; condition: Condition }
  | { do: 'approve' | 'refuse-release'; release: Release }

/** Steps that only a rental has. */
export type RentalPress =
  | { do: 'police' | 'society' | 'keys' | 'give-notice' | 'inspected' | 'renew' | 'confirm-renewal' | 'deduct' }
  | { do: 'return-deposit' }
  | { do: 'year-tax' | 'confirm-year-tax'; tax: YearTax }
  | { do: 'inventory'; at: InventoryMoment }
  | {
      do: 'accept-deduction' | 'dispute-deduction' | 'lower-deduction' | 'withdraw-deduction' | 'bring-deduction'
      deduction: Deduction
    }

const rentalSteps: readonly string[] = [
  'police',
  'society',
  'inventory',
  'keys',
  'give-notice',
  'inspected',
  'renew',
  'confirm-renewal',
  'deduct',
  'accept-deduction',
  'dispute-deduction',
  'lower-deduction',
  'withdraw-deduction',
  'bring-deduction',
  'return-deposit',
  'year-tax',
  'confirm-year-tax',
] satisfies RentalPress['do'][]

export const isOfRental = (press: Press): press is RentalPress => rentalSteps.includes(press.do)

/** Steps about the paper that a condition is judged by. */
export type PaperPress = { do: 'give-paper' | 'ask-paper'; paper: DealPaper }

/** Steps that lead to the payment partner. */
export type Paying = { do: 'verify' } | { do: 'pay'; due: Due }

/** What a party can press in the room. */
export type Press = Asked | Filled | RentalPress | PaperPress | Paying

export type OnPress = (press: Press) => void

/** Whether this person has given their word for a step that needs both, and whether the other has. */
export function wordsGiven({ confirmations, bookingData: { side } }: BookingRoom, what: string) {
  const given = confirmations.filter((word) => word.what === what)
  return { mine: given.some(({ by }) => by === side), theirs: given.some(({ by }) => by !== side) }
}
