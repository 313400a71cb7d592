import type { BookingState } from '../bookings/facts.ts'
import { type StateOf, stateGraph } from '../kernel/state-graph.ts'

/**
 * A dispute over a part of the money that is held for a deal. It stands beside the deal, which goes on; the amount is
 * frozen until the back office has decided, or whoever raised it withdraws it. Free of zod.
 */
export const disputeGraph = stateGraph({
  name: 'dispute',
  states: {
    raised: 'Waiting for an answer',
    answered: 'Waiting for a decision',
    decided: 'Decided',
    withdrawn: 'Withdrawn',
  },
  actors: ['raiser', 'other', 'admin'],
  first: 'raised',
  final: ['decided', 'withdrawn'],
  acts: {
    answer: { from: ['raised'], to: 'answered', by: 'other', label: 'Answer' },
    withdraw: { from: ['raised', 'answered'], to: 'withdrawn', by: 'raiser', label: 'Withdraw' },
    decide: { from: ['raised', 'answered'], to: 'decided', by: 'admin', label: 'Decide' },
  },
})
export type DisputeState = StateOf<typeof disputeGraph>
export const disputeStates = Object.keys(disputeGraph.states) as [DisputeState, ...DisputeState[]]
export const openDisputeStates = ['raised', 'answered'] as const satisfies DisputeState[]

/** While money may be held for a deal. */
export const disputableStates: readonly BookingState[] = [
  'booked',
  'cleared',
  'agreed',
  'paying',
  'settled',
  'registered',
  'active',
  'notice',
  'exiting',
  'completed',
]

/** The deal is over without having been carried out: nothing of its money stays held for it. */
export const hasEnded = (dealState: string) => ['cancelled', 'expired', 'rejected'].includes(dealState)

/** Within so many days it is decided; without an answer of the other side, not before so many. */
export const decisionDays = 30
export const answerDays = 7
/** Of each side, for one dispute. */
export const mostDisputeFiles = 5
