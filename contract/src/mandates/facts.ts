import type { BookingKind, BookingState } from '../bookings/facts.ts'
import { type StateOf, stateGraph } from '../kernel/state-graph.ts'

// Who represents a side of a deal, for what commission, and how it is paid. Free of zod.

/** A written mandate: one side of a deal invites an agent, who accepts. */
export const mandateGraph = stateGraph({
  name: 'mandate',
  states: {
    invited: 'Invited',
    accepted: 'In force',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    ended: 'Ended',
    expired: 'Expired',
  },
  actors: ['client', 'agent', 'timer', 'system'],
  first: 'invited',
  final: ['declined', 'withdrawn', 'ended', 'expired'],
  acts: {
    /** By itself, where both agreed on it for the listing before. */
    accept: { from: ['invited'], to: 'accepted', by: ['agent', 'system'], label: 'Accept' },
    decline: { from: ['invited'], to: 'declined', by: ['agent', 'system'], label: 'Decline' },
    withdraw: { from: ['invited'], to: 'withdrawn', by: ['client', 'system'], label: 'Withdraw the invitation' },
    end: { from: ['accepted'], to: 'ended', by: ['client', 'agent', 'system'], label: 'End the mandate' },
    expire: { from: ['invited', 'accepted'], to: 'expired', by: 'timer', label: 'Expire' },
  },
})
export type MandateState = StateOf<typeof mandateGraph>
export const mandateStates = Object.keys(mandateGraph.states) as [MandateState, ...MandateState[]]

/**
 * One part of a commission. Through our partner it is a release, whose own graph says when it is approved and sent; paid
 * directly, one side records it and the other confirms.
 */
export const commissionGraph = stateGraph({
  name: 'commission',
  states: {
    asked: 'Waiting for the client',
    recorded: 'Recorded as paid',
    paid: 'Paid',
    refused: 'Refused',
    withdrawn: 'Withdrawn',
  },
  actors: ['client', 'agent', 'system'],
  first: 'asked',
  final: ['paid', 'refused', 'withdrawn'],
  acts: {
    record: { from: ['asked'], to: 'recorded', by: ['client', 'agent'], label: 'Record the payment' },
    confirm: { from: ['recorded'], to: 'paid', by: ['client', 'agent'], label: 'Confirm the payment' },
    deny: { from: ['recorded'], to: 'asked', by: ['client', 'agent'], label: 'It did not arrive' },
    refuse: { from: ['asked'], to: 'refused', by: ['client', 'system'], label: 'Refuse' },
    /** By the agent, or because nobody approved it in time. */
    withdraw: { from: ['asked'], to: 'withdrawn', by: ['agent', 'system'], label: 'Withdraw' },
    /** The partner has paid it out. */
    'pay-out': { from: ['asked'], to: 'paid', by: 'system', label: 'Pay out' },
  },
})
export type CommissionState = StateOf<typeof commissionGraph>
export const commissionStates = Object.keys(commissionGraph.states) as [CommissionState, ...CommissionState[]]

/** When each part falls due. */
export const commissionParts = {
  agreement: { label: 'At the agreement' },
  deed: { label: 'At the deed and the keys' },
} as const
export type CommissionPart = keyof typeof commissionParts
export const commissionPartNames = Object.keys(commissionParts) as [CommissionPart, ...CommissionPart[]]

/** How a part is paid: out of the money held for the seller, through the partner by the client, or between the two. */
export const commissionMeans = ['held', 'order', 'direct'] as const
export type CommissionMeans = (typeof commissionMeans)[number]

const dueStates: Record<BookingKind, Record<CommissionPart, readonly BookingState[]>> = {
  sale: { agreement: ['agreed', 'paying', 'settled', 'completed'], deed: ['completed'] },
  rental: {
    agreement: ['registered', 'active', 'notice', 'exiting', 'completed'],
    deed: ['active', 'notice', 'exiting', 'completed'],
  },
}

export const isDueIn = (part: CommissionPart, kind: BookingKind, state: BookingState) =>
  dueStates[kind][part].includes(state)

/** Hundredths of a per cent of the price: an agent asks for one or two per cent. */
export const mostRate = 1000
/** Of a rental: an agent asks for one month’s rent, seldom for two. */
export const mostMonthsOfRent = 2
/** Half at the agreement, in hundredths of a per cent. */
export const usualAgreementShare = 5000
/** An invitation waits so long; a mandate lasts at least and at most so long. */
export const invitationDays = 7
export const usualMandateDays = 180
export const mostMandateDays = 730
/** Whoever brought the two together has a claim if they agree within so many days of its expiry. */
export const tailDays = 90
