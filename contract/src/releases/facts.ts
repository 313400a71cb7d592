import { type StateOf, stateGraph } from '../kernel/state-graph.ts'

/**
 * How held money reaches whom it is for: they ask, the payer approves this amount to this account with a code, and the
 * partner that holds it is told to pay. One whose outcome is unknown is asked about again, never sent twice.
 */
export const releaseGraph = stateGraph({
  name: 'release',
  states: {
    asked: 'Waiting for approval',
    approved: 'Approved',
    sent: 'On its way',
    unknown: 'Being checked with the partner',
    paid: 'Paid out',
    refused: 'Refused',
    withdrawn: 'Withdrawn',
    lapsed: 'Lapsed',
  },
  actors: ['payee', 'payer', 'timer', 'system'],
  first: 'asked',
  final: ['paid', 'refused', 'withdrawn', 'lapsed'],
  acts: {
    /** The terms of the deal approve what stays with the seller when the buyer cancels. */
    approve: { from: ['asked'], to: 'approved', by: ['payer', 'system'], label: 'Approve with a code' },
    refuse: { from: ['asked'], to: 'refused', by: 'payer', label: 'Refuse' },
    withdraw: { from: ['asked', 'approved'], to: 'withdrawn', by: 'payee', label: 'Withdraw' },
    /** Nobody approved it in time, or the deal ended and the money went back before it was sent. */
    lapse: { from: ['asked', 'approved'], to: 'lapsed', by: ['timer', 'system'], label: 'Lapse' },
    send: { from: ['approved'], to: 'sent', by: 'system', label: 'Send' },
    'lose-sight': { from: ['sent'], to: 'unknown', by: 'system', label: 'No answer' },
    pay: { from: ['sent', 'unknown'], to: 'paid', by: 'system', label: 'Pay out' },
    /** The partner could not pay: it is sent again. */
    fail: { from: ['sent', 'unknown'], to: 'approved', by: 'system', label: 'Not paid' },
    /** Its bank account was changed: approved again, for the new one. */
    void: { from: ['approved'], to: 'asked', by: 'system', label: 'Ask again' },
  },
})
export type ReleaseState = StateOf<typeof releaseGraph>
export const releaseStates = Object.keys(releaseGraph.states) as [ReleaseState, ...ReleaseState[]]

/** How long an approval is waited for, and how long a changed bank account is not paid to. */
export const approvalDays = 7
export const changedAccountHours = 24
