import { type StateOf, stateGraph } from '../kernel/state-graph.ts'
import { type AppointmentAct, appointmentActs, appointmentStates, overAppointments } from '../values/appointments.ts'

// A visit to a listing, from the request to the day after. Free of zod.

export const visitGraph = stateGraph({
  name: 'visit',
  states: appointmentStates,
  actors: ['visitor', 'host', 'timer', 'system'],
  first: 'proposed',
  final: overAppointments,
  acts: {
    accept: { from: ['proposed'], to: 'accepted', by: ['visitor', 'host'], label: 'Accept' },
    counter: { from: ['proposed'], to: 'proposed', by: ['visitor', 'host'], label: 'Propose other times' },
    decline: { from: ['proposed'], to: 'declined', by: ['visitor', 'host', 'system'], label: 'Decline' },
    /** Nobody answered before the last of the times. */
    lapse: { from: ['proposed'], to: 'lapsed', by: 'timer', label: 'Lapse' },
    move: { from: ['accepted'], to: 'proposed', by: ['visitor', 'host'], label: 'Move to another time' },
    cancel: { from: ['accepted', 'proposed'], to: 'cancelled', by: ['visitor', 'host', 'system'], label: 'Cancel' },
    /** When both have said so. */
    hold: { from: ['accepted'], to: 'held', by: ['visitor', 'host'], label: 'It took place' },
    miss: { from: ['accepted'], to: 'no-show', by: ['visitor', 'host'], label: 'They did not come' },
    forget: { from: ['accepted'], to: 'unconfirmed', by: 'timer', label: 'Leave unconfirmed' },
  },
})
export type VisitState = StateOf<typeof visitGraph>
export const visitStates = Object.keys(visitGraph.states) as [VisitState, ...VisitState[]]
export const visitActs = appointmentActs
export type VisitAct = AppointmentAct
export type VisitSide = 'visitor' | 'host'

export const mostSlots = 3
/** A visit takes so long of the time of its two people. */
export const visitMinutes = 30
/** A time can be proposed so far ahead. */
export const mostDaysAhead = 60
/** Both may say until then that it took place. */
export const confirmHours = 48
/** At most so many of one visitor wait or are agreed on at a time. */
export const mostLiveVisits = 10

/** What the visitor agrees to, letter for letter. */
export const visitConsent =
  'I agree that the person who shows the property sees my name and, once a time is agreed, my mobile number until two days after the visit.'
