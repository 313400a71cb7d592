import { type StateOf, stateGraph } from '../kernel/state-graph.ts'

// An agent for a listing, from the request to its end. Free of zod.

export const representationGraph = stateGraph({
  name: 'representation',
  states: {
    asked: 'Waiting for the owner',
    accepted: 'In force',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    ended: 'Ended',
    expired: 'Expired',
  },
  actors: ['owner', 'agent', 'timer', 'system'],
  first: 'asked',
  final: ['declined', 'withdrawn', 'ended', 'expired'],
  acts: {
    accept: { from: ['asked'], to: 'accepted', by: ['owner', 'system'], label: 'Accept' },
    decline: { from: ['asked'], to: 'declined', by: ['owner', 'system'], label: 'Decline' },
    withdraw: { from: ['asked'], to: 'withdrawn', by: ['agent', 'system'], label: 'Withdraw the request' },
    end: { from: ['accepted'], to: 'ended', by: ['owner', 'agent', 'system'], label: 'End the representation' },
    expire: { from: ['asked', 'accepted'], to: 'expired', by: 'timer', label: 'Expire' },
  },
})
export type RepresentationState = StateOf<typeof representationGraph>
export const representationStates = Object.keys(representationGraph.states) as [
  RepresentationState,
  ...RepresentationState[],
]
/** What people press. */
export const representationActs = ['accept', 'decline', 'withdraw', 'end'] as const
export type RepresentationAct = (typeof representationActs)[number]

/** An owner has so long to answer. */
export const answerDays = 14
