import { type StateOf, stateGraph } from '../kernel/state-graph.ts'

// One hire of an agent, a lawyer or an evaluator: quote, payment, work, delivery. Free of zod.

/** The fee is held from `pay` on. It reaches the professional by `approve` or a decision, and goes back by all else. */
export const hireGraph = stateGraph({
  name: 'hire',
  states: {
    asked: 'Waiting for a quote',
    quoted: 'Waiting for payment',
    paid: 'Waiting to be accepted',
    accepted: 'In progress',
    waiting: 'Waiting for a paper',
    delivered: 'Delivered',
    disputed: 'In dispute',
    closed: 'Closed',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    lapsed: 'Lapsed',
  },
  actors: ['client', 'professional', 'timer', 'admin', 'system'],
  first: 'asked',
  final: ['closed', 'declined', 'withdrawn', 'lapsed'],
  acts: {
    /** By the professional, or at once from a service with a fee of its own. */
    quote: { from: ['asked'], to: 'quoted', by: ['professional', 'system'], label: 'Send the quote' },
    pay: { from: ['quoted'], to: 'paid', by: 'system', label: 'Pay' },
    accept: { from: ['paid'], to: 'accepted', by: 'professional', label: 'Accept' },
    decline: { from: ['asked', 'paid'], to: 'declined', by: ['professional', 'system'], label: 'Decline' },
    'time-out': { from: ['paid'], to: 'declined', by: 'timer', label: 'Not accepted in time' },
    withdraw: { from: ['asked', 'quoted', 'paid'], to: 'withdrawn', by: ['client', 'system'], label: 'Withdraw' },
    lapse: { from: ['asked', 'quoted'], to: 'lapsed', by: 'timer', label: 'Lapse' },
    /** The clock stops until it is provided. */
    'ask-paper': { from: ['accepted'], to: 'waiting', by: 'professional', label: 'Ask for a paper' },
    provide: { from: ['waiting'], to: 'accepted', by: ['client', 'professional'], label: 'It is provided' },
    deliver: { from: ['accepted'], to: 'delivered', by: 'professional', label: 'Deliver' },
    /** Once. */
    revise: { from: ['delivered'], to: 'accepted', by: 'client', label: 'Ask for a revision' },
    /** The only acceptance that silence can give, after two reminders. */
    approve: { from: ['delivered'], to: 'closed', by: ['client', 'timer'], label: 'Accept the work' },
    'give-up': { from: ['accepted', 'waiting'], to: 'declined', by: ['professional', 'system'], label: 'Give up' },
    dispute: {
      from: ['accepted', 'waiting', 'delivered'],
      to: 'disputed',
      by: ['client', 'professional'],
      label: 'Raise a dispute',
    },
    decide: { from: ['disputed'], to: 'closed', by: 'admin', label: 'Decide' },
  },
})
export type HireState = StateOf<typeof hireGraph>
export const hireStates = Object.keys(hireGraph.states) as [HireState, ...HireState[]]
export type HireAct = keyof typeof hireGraph.acts

export const hireKinds = ['agent', 'lawyer', 'evaluator'] as const
export type HireKind = (typeof hireKinds)[number]

export const hireKindNames: Record<HireKind, string> = { agent: 'Agent', lawyer: 'Lawyer', evaluator: 'Evaluator' }

/** Not over yet. */
export const liveHireStates = ['asked', 'quoted', 'paid', 'accepted', 'waiting', 'delivered', 'disputed'] as const
/** The professional’s leads: paid for. What waits for a quote or for payment is another list. */
export const leadStates = [
  'paid',
  'accepted',
  'waiting',
  'delivered',
  'disputed',
  'closed',
  'declined',
] as const satisfies HireState[]
/** The professional works for the client. */
export const workStates = ['accepted', 'waiting', 'delivered', 'disputed'] as const satisfies HireState[]
export const quoteStates = ['asked', 'quoted'] as const satisfies HireState[]
/** Our partner holds the fee. */
export const heldHireStates = ['paid', ...workStates] as const satisfies HireState[]

export const requestStatuses = {
  asked: 0,
  quoted: 0,
  paid: 0,
  accepted: 1,
  waiting: 1,
  disputed: 1,
  declined: 2,
  withdrawn: 2,
  lapsed: 2,
  delivered: 3,
  closed: 4,
} as const satisfies Record<HireState, number>

/** A lawyer is rated by nobody: their profession’s rules forbid it. */
export const isRated = (kind: HireKind) => kind !== 'lawyer'

/** How long a request or a quote waits, and how long a paid hire waits to be accepted. */
export const quoteDays = 7
export const acceptHours = 48
/** Work that was delivered is accepted by itself after so many days, with a reminder on each of these. */
export const approvalDays = 7
export const reminderDays = [3, 6] as const
/**
 * The partner may hold a fee for thirty days: two to accept, these to work, seven to accept the work.
 */
export const mostHireDays = 20
/** For the revision. */
export const revisionDays = 7
