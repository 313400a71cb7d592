// What a meeting and a visit have in common. Free of zod.

export const appointmentStates = {
  proposed: 'Waiting for an answer',
  accepted: 'Agreed',
  declined: 'Declined',
  lapsed: 'Lapsed',
  cancelled: 'Cancelled',
  held: 'Held',
  'no-show': 'No show',
  unconfirmed: 'Not confirmed',
} as const
export type AppointmentState = keyof typeof appointmentStates
export const overAppointments = ['declined', 'lapsed', 'cancelled', 'held', 'no-show', 'unconfirmed'] as const

/** What people press. */
export const appointmentActs = ['accept', 'counter', 'decline', 'move', 'cancel', 'hold', 'miss'] as const
export type AppointmentAct = (typeof appointmentActs)[number]
