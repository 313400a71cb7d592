import { type ActOf, type StateOf, stateGraph } from '../kernel/state-graph.ts'

// The life of a booking, from the request to the last payment: server, buttons, notices and the timeline read it. Free of
// zod. Buyer means tenant and seller means owner in a rental. No timer ever pays the other side.

/** What the two kinds share: until the money is there, either side may still leave. */
const beginning = {
  accept: { from: ['requested'], to: 'accepted', by: ['seller', 'system'], label: 'Accept' },
  reject: { from: ['requested'], to: 'rejected', by: 'seller', label: 'Decline' },
  withdraw: {
    from: ['requested', 'accepted', 'penny-paid'],
    to: 'cancelled',
    by: ['buyer', 'system'],
    label: 'Withdraw my request',
  },
  'call-off': { from: ['accepted', 'penny-paid'], to: 'cancelled', by: 'seller', label: 'Call it off' },
  expire: { from: ['requested', 'accepted', 'penny-paid'], to: 'expired', by: 'timer', label: 'Expire' },
  'pay-penny': { from: ['accepted'], to: 'penny-paid', by: 'system', label: 'Verify my account with ₹1' },
  'pay-booking': { from: ['penny-paid'], to: 'booked', by: 'system', label: 'Pay the booking amount' },
} as const

const beginningStates = {
  requested: 'Requested',
  accepted: 'Accepted',
  'penny-paid': 'Account verified',
  booked: 'Booked',
} as const

const endStates = {
  completed: 'Completed',
  rejected: 'Declined',
  cancelled: 'Cancelled',
  expired: 'Expired',
} as const

const actors = ['buyer', 'seller', 'admin', 'timer', 'system'] as const

export const saleGraph = stateGraph({
  name: 'sale',
  states: {
    ...beginningStates,
    cleared: 'Conditions met',
    agreed: 'Agreement registered',
    paying: 'Being paid',
    settled: 'Fully paid',
    ...endStates,
  },
  actors,
  first: 'requested',
  final: ['completed', 'rejected', 'cancelled', 'expired'],
  acts: {
    ...beginning,
    /** When both have said so. */
    clear: { from: ['booked'], to: 'cleared', by: ['buyer', 'seller'], label: 'All conditions are met' },
    'fail-condition': { from: ['booked'], to: 'cancelled', by: ['buyer', 'seller'], label: 'A condition has failed' },
    /** One side records it, the other confirms. */
    agree: { from: ['cleared'], to: 'agreed', by: ['buyer', 'seller'], label: 'Confirm the registration' },
    'begin-paying': { from: ['agreed'], to: 'paying', by: 'system', label: 'Pay' },
    /** All is paid, and the tax on it has its challans. */
    settle: { from: ['agreed', 'paying'], to: 'settled', by: 'system', label: 'Settle' },
    complete: { from: ['settled'], to: 'completed', by: ['buyer', 'seller'], label: 'Deed and keys are handed over' },
    cancel: { from: ['booked', 'cleared'], to: 'cancelled', by: ['buyer', 'seller'], label: 'Cancel the booking' },
    /** After the agreement, only if both want it. */
    'cancel-together': {
      from: ['agreed', 'paying', 'settled'],
      to: 'cancelled',
      by: ['buyer', 'seller'],
      label: 'Agree to cancel',
    },
    'end-by-decision': {
      from: ['booked', 'cleared', 'agreed', 'paying', 'settled'],
      to: 'cancelled',
      by: 'admin',
      label: 'End it by decision',
    },
  },
})

export const rentalGraph = stateGraph({
  name: 'rental',
  states: {
    ...beginningStates,
    registered: 'Licence registered',
    active: 'Rented',
    notice: 'Notice given',
    exiting: 'Moving out',
    ...endStates,
  },
  actors,
  first: 'requested',
  final: ['completed', 'rejected', 'cancelled', 'expired'],
  acts: {
    ...beginning,
    register: { from: ['booked'], to: 'registered', by: ['buyer', 'seller'], label: 'Confirm the registration' },
    /** Keys, meter readings and inventory, confirmed by both. */
    'move-in': { from: ['registered'], to: 'active', by: ['buyer', 'seller'], label: 'Keys are handed over' },
    'give-notice': { from: ['active'], to: 'notice', by: ['buyer', 'seller'], label: 'Give notice' },
    renew: { from: ['active'], to: 'active', by: ['buyer', 'seller'], label: 'Renew' },
    'end-term': { from: ['active', 'notice'], to: 'exiting', by: 'timer', label: 'End of the term' },
    inspect: { from: ['notice'], to: 'exiting', by: ['buyer', 'seller'], label: 'The home was inspected' },
    /** The deposit is back, less what both agreed on. */
    'return-deposit': { from: ['exiting'], to: 'completed', by: ['buyer', 'system'], label: 'The deposit is returned' },
    cancel: { from: ['booked', 'registered'], to: 'cancelled', by: ['buyer', 'seller'], label: 'Cancel the booking' },
    'end-by-decision': {
      from: ['booked', 'registered', 'active', 'notice', 'exiting'],
      to: 'cancelled',
      by: 'admin',
      label: 'End it by decision',
    },
  },
})

export const bookingGraphs = { sale: saleGraph, rental: rentalGraph } as const
export type BookingKind = keyof typeof bookingGraphs
export const bookingKinds = Object.keys(bookingGraphs) as [BookingKind, ...BookingKind[]]
export type SaleState = StateOf<typeof saleGraph>
export type RentalState = StateOf<typeof rentalGraph>
export type BookingState = SaleState | RentalState
export type BookingAct = ActOf<typeof saleGraph> | ActOf<typeof rentalGraph>
export type BookingSide = 'buyer' | 'seller'

/** What a side is called in this kind of deal. */
export function sideName(side: BookingSide, kind: BookingKind): 'buyer' | 'seller' | 'tenant' | 'owner' {
  if (kind === 'rental') return side === 'buyer' ? 'tenant' : 'owner'
  return side
}

export const bookingStateNames = { ...saleGraph.states, ...rentalGraph.states }
export const bookingStates = Object.keys(bookingStateNames) as [BookingState, ...BookingState[]]

/** A property has at most one booking in one of these: the database holds it. */
export const activeBookingStates = [
  'accepted',
  'penny-paid',
  'booked',
  'cleared',
  'agreed',
  'paying',
  'settled',
  'registered',
  'active',
  'notice',
  'exiting',
] as const satisfies BookingState[]

/** Before an agreement is registered the back office may end a deal whose money the partner may hold no longer. */
export const mayEndOverHeld = (state: BookingState) => ['booked', 'cleared'].includes(state)

/** How long each waits before it expires by itself, in hours. */
export const waitingHours = { requested: 72, accepted: 7 * 24, 'penny-paid': 3 * 24 } as const

/** Who holds the money, shown to both sides before anything is paid. */
export const channels = {
  sandbox: {
    label: 'Simulated payment partner',
    means: 'This is a demonstration: no real money moves. The payment partner is simulated and does all of it.',
  },
  partner: {
    label: 'Payment partner',
    means:
      'A licensed payment partner collects the booking amount and holds it for the seller until the buyer approves its release. The buyer pays the rest directly to the seller, by bank transfer or cheque.',
  },
  direct: {
    label: 'Directly to the seller',
    means:
      'The buyer pays the seller by bank transfer or cheque. One side records it, the other confirms. We hold nothing.',
  },
  'bank-escrow': {
    label: 'Escrow account at a bank',
    means: 'Buyer, seller and a bank have an account together. What goes through it is recorded here. We hold nothing.',
  },
} as const
export type Channel = keyof typeof channels
export const channelNames = Object.keys(channels) as [Channel, ...Channel[]]
/** Where our payment partner holds the money, so that it can be released and refunded here. */
export const isHeld = (channel: Channel) => channel === 'sandbox' || channel === 'partner'
/** Which of its payments go through our partner: a real one keeps the booking amount alone, for it may not keep money long. */
export const isCollected = (channel: Channel, what: PaymentKind) =>
  channel === 'sandbox' || (channel === 'partner' && what === 'booking')

/** While there is tax to be paid: of rent also once the tenant has left. */
export const taxedStates: Record<BookingKind, readonly BookingState[]> = {
  sale: ['booked', 'cleared', 'agreed', 'paying'],
  rental: ['active', 'notice', 'exiting', 'completed'],
}

/** What a sale may depend on, with the days one has for it. */
export const conditionKinds = {
  title: { label: 'Clear title', days: 21 },
  loan: { label: 'Loan sanction', days: 30 },
  'society-noc': { label: 'Society’s no-objection certificate', days: 15 },
  foreclosure: { label: 'Foreclosure letter of the seller’s lender', days: 15 },
} as const
export type ConditionKind = keyof typeof conditionKinds
export const conditionKindNames = Object.keys(conditionKinds) as [ConditionKind, ...ConditionKind[]]

/** A sale's agreement is registered within so many months of signing. */
export const registrationMonths = 4
/** After so many days without a registered agreement the back office asks what is the matter. */
export const agreementDays = 60
export const mostParts = 60

/** What a payment of a deal is for. Interest is no part of the price; the return of a deposit is paid by the owner. */
export const paymentKinds = [
  'booking',
  'instalment',
  'prepayment',
  'interest',
  'deposit',
  'rent',
  'deposit-return',
] as const
export type PaymentKind = (typeof paymentKinds)[number]
export const pennyPaise = 100
