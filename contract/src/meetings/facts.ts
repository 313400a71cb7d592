import { type StateOf, stateGraph } from '../kernel/state-graph.ts'
import { type AppointmentAct, appointmentActs, appointmentStates, overAppointments } from '../values/appointments.ts'

// A meeting of people who share a deal, a hire or a listing, from the proposal to the days after. Free of zod.

/** The proposer is whoever proposed the times that wait, the guests are all others. */
export const meetingGraph = stateGraph({
  name: 'meeting',
  states: appointmentStates,
  actors: ['proposer', 'guest', 'timer', 'system'],
  first: 'proposed',
  final: overAppointments,
  acts: {
    /** The first of several guests to accept: to the others only this time is left. */
    agree: { from: ['proposed'], to: 'proposed', by: 'guest', label: 'Accept' },
    accept: { from: ['proposed'], to: 'accepted', by: 'guest', label: 'Accept' },
    counter: { from: ['proposed'], to: 'proposed', by: 'guest', label: 'Propose other times' },
    decline: { from: ['proposed'], to: 'declined', by: 'guest', label: 'Decline' },
    /** Not everybody had answered before the last of the times. */
    lapse: { from: ['proposed'], to: 'lapsed', by: 'timer', label: 'Lapse' },
    move: { from: ['accepted'], to: 'proposed', by: ['proposer', 'guest'], label: 'Move to another time' },
    cancel: { from: ['proposed', 'accepted'], to: 'cancelled', by: ['proposer', 'guest', 'system'], label: 'Cancel' },
    /** When all have said so. */
    hold: { from: ['accepted'], to: 'held', by: ['proposer', 'guest'], label: 'It took place' },
    miss: { from: ['accepted'], to: 'no-show', by: ['proposer', 'guest'], label: 'Somebody did not come' },
    forget: { from: ['accepted'], to: 'unconfirmed', by: 'timer', label: 'Leave unconfirmed' },
  },
})
export type MeetingState = StateOf<typeof meetingGraph>
export const meetingStates = Object.keys(meetingGraph.states) as [MeetingState, ...MeetingState[]]
export const meetingActs = appointmentActs
export type MeetingAct = AppointmentAct

/** What a meeting is about; those who may meet share it. */
export const meetingAbouts = ['deal', 'hire', 'listing'] as const
export type MeetingAbout = (typeof meetingAbouts)[number]

/** What somebody is in the thing it is about. */
export const meetingRoles = {
  buyer: 'Buyer',
  seller: 'Seller',
  tenant: 'Tenant',
  owner: 'Owner',
  agent: 'Agent',
  lawyer: 'Lawyer',
  evaluator: 'Evaluator',
  client: 'Client',
  seeker: 'Interested',
} as const
export type MeetingRole = keyof typeof meetingRoles

export const meetingPlaces = {
  phone: 'By phone',
  online: 'Online',
  property: 'At the property',
  address: 'At an address',
} as const
export type MeetingPlace = keyof typeof meetingPlaces

/** How long it may last. */
export const meetingMinutes = [15, 30, 45, 60, 90, 120, 180, 240] as const
export const mostMeetingSlots = 5
export const mostGuests = 5
/** A time can be proposed so far ahead. */
export const mostMeetingDays = 90
/** All may say until then that it took place, counted from its end. */
export const meetingConfirmHours = 48
/** At most so many that one person proposed wait at a time. */
export const mostWaitingMeetings = 20

/** 90 as “1 hour 30 minutes”. */
export function inHoursAndMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const words = [hours && `${hours} ${hours === 1 ? 'hour' : 'hours'}`, rest && `${rest} minutes`]
  return words.filter(Boolean).join(' ')
}
