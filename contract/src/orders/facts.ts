import { stateGraph } from '../kernel/state-graph.ts'
import { pathTo, type ScreenLink, type ScreenName } from '../screens.ts'

// What can be bought, and what becomes of an order: both sides read it. Free of zod.

/** The calls that a browser makes when it comes back from paying: the specification's ten, and that of bookings. */
export const callBackNames = [
  'propertysubscription',
  'contact',
  'rentcontact',
  'propertypromote',
  'profilepremium',
  'propertyanalysis',
  'leadRequestpayment',
  'agents',
  'lawyer',
  'propertyevaluator',
  'book',
] as const
export type CallBackName = (typeof callBackNames)[number]

interface PurposeFacts {
  label: string
  /** The screen that people come back to; their payments while what is bought has none of its own. */
  screen: ScreenName
}

/** Everything that is paid for. */
export const purposeFacts = {
  subscription: { label: 'Package', screen: 'subscriptionPayment' },
  'owner-contact': { label: 'Owner’s contact', screen: 'ownerContactPayment' },
  'rent-contact': { label: 'Contact for a rental', screen: 'rentContactPayment' },
  'promote-property': { label: 'Featured listing', screen: 'promotePropertyPayment' },
  'promote-profile': { label: 'Premium profile', screen: 'promoteProfilePayment' },
  'property-analysis': { label: 'Property analysis', screen: 'analysisPayment' },
  'agent-lead': { label: 'Lead', screen: 'agentLeadPayment' },
  'hire-agent': { label: 'Agent’s fee', screen: 'agentPayment' },
  'hire-lawyer': { label: 'Lawyer’s fee', screen: 'lawyerPayment' },
  'hire-evaluator': { label: 'Evaluator’s fee', screen: 'evaluatorPayment' },
  'booking-penny': { label: '₹1 to verify your account', screen: 'paymentHistory' },
  'booking-amount': { label: 'Booking amount', screen: 'paymentHistory' },
  'booking-instalment': { label: 'Instalment', screen: 'paymentHistory' },
  'agent-commission': { label: 'Agent’s commission', screen: 'paymentHistory' },
  'booking-prepayment': { label: 'Part of the price, ahead', screen: 'paymentHistory' },
  'booking-interest': { label: 'Interest on a late instalment', screen: 'paymentHistory' },
} as const satisfies Record<string, PurposeFacts>
export type PurposeName = keyof typeof purposeFacts

/** Where an order is shown, whatever becomes of it. */
export function orderPath(order: { id: number; purpose: PurposeName }): ScreenLink {
  return `${pathTo(purposeFacts[order.purpose].screen)}?order_id=${order.id}`
}
export const purposeNames = Object.keys(purposeFacts) as [PurposeName, ...PurposeName[]]

/** What people look for together among their payments. */
export const orderGroups = {
  packages: ['subscription'],
  contacts: ['owner-contact', 'rent-contact'],
  promotions: ['promote-property', 'promote-profile'],
  services: ['property-analysis', 'agent-lead', 'hire-agent', 'hire-lawyer', 'hire-evaluator'],
  bookings: [
    'booking-penny',
    'booking-amount',
    'booking-instalment',
    'booking-prepayment',
    'booking-interest',
    'agent-commission',
  ],
} as const satisfies Record<string, readonly PurposeName[]>
export type OrderGroup = keyof typeof orderGroups
export const orderGroupNames = Object.keys(orderGroups) as [OrderGroup, ...OrderGroup[]]

export const orderStateNames = {
  created: 'Waiting for payment',
  paid: 'Paid',
  failed: 'Payment failed',
  expired: 'Not paid in time',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
} as const
export type OrderState = keyof typeof orderStateNames
export const orderStates = Object.keys(orderStateNames) as [OrderState, ...OrderState[]]

/**
 * The life of an order; the database holds a copy of its moves. Money that comes late is honoured while what was ordered
 * can still be given, so even a closed order may become paid, once. `partner` is the payment partner's word.
 */
export const orderGraph = stateGraph({
  name: 'order',
  states: orderStateNames,
  actors: ['payer', 'partner', 'timer', 'admin', 'system'],
  first: 'created',
  final: ['refunded'],
  acts: {
    pay: { from: ['created', 'failed', 'expired', 'cancelled'], to: 'paid', by: 'partner', label: 'Pay' },
    fail: { from: ['created'], to: 'failed', by: 'partner', label: 'Fail' },
    expire: { from: ['created'], to: 'expired', by: ['partner', 'timer'], label: 'Expire' },
    cancel: { from: ['created'], to: 'cancelled', by: 'payer', label: 'Cancel' },
    /** Nothing of its price is left. */
    refund: { from: ['paid'], to: 'refunded', by: ['admin', 'system'], label: 'Refund' },
  },
})

export const refundStateNames = {
  pending: 'On its way',
  done: 'Refunded',
  failed: 'Held up',
} as const
export type RefundState = keyof typeof refundStateNames
export const refundStates = Object.keys(refundStateNames) as [RefundState, ...RefundState[]]

/** How long an order waits to be paid. */
export const orderMinutes = 30
