import { z } from 'zod'
import { data, describe, done, nothing } from '../kernel/endpoint.ts'
import { idempotencyKey } from '../kernel/idempotency-key.ts'
import { id, idOrZero, page, pageOf, wholeNumber } from '../kernel/page.ts'
import { stopWith } from '../kernel/stop-with.ts'
import { paths } from '../paths.ts'
import { type RegistrationRole, registrationRoles } from '../roles.ts'
import { slot, slotsUpTo } from '../values/appointment-slots.ts'
import { withoutNul } from '../values/text.ts'
import {
  type MeetingPlace,
  type MeetingRole,
  meetingAbouts,
  meetingActs,
  meetingPlaces,
  meetingRoles,
  meetingStates,
  mostGuests,
  mostMeetingSlots,
} from './facts.ts'

const roles = Object.keys(meetingRoles) as [MeetingRole, ...MeetingRole[]]
const places = Object.keys(meetingPlaces) as [MeetingPlace, ...MeetingPlace[]]
const everybody = Object.keys(registrationRoles) as RegistrationRole[]
const moment = z.iso.datetime()
const about = z.enum(meetingAbouts, { error: 'Choose what it is about' })

const slots = slotsUpTo(mostMeetingSlots)
const words = (most: number) =>
  z
    .string()
    .max(2000, stopWith(`At most ${most} characters`))
    .transform(withoutNul)
    .pipe(z.string().trim().max(most, `At most ${most} characters`))

/** What people can meet about: a deal, a hire or a listing that they share with somebody. */
const thing = z.object({
  about,
  id: z.number(),
  title: z.string(),
  /** The listing that the deal, or perhaps the hire, is about. */
  propertyId: z.number().nullable(),
})
export type MeetingThing = z.output<typeof thing>

const other = z.object({ id: z.number(), name: z.string(), role: z.enum(roles) })
export type MeetingOther = z.output<typeof other>

export const meeting = z.object({
  id: z.number(),
  state: z.enum(meetingStates),
  thing,
  title: z.string(),
  words: z.string(),
  minutes: z.number(),
  place: z.enum(places),
  /** The number, the address or the link; where the property is, once it was agreed to meet there. */
  where: z.string(),
  /** The times that wait for an answer; taken ones are no longer free for everybody. */
  slots: z.array(z.object({ startsAt: moment, isTaken: z.boolean() })),
  /** What was agreed on. */
  startsAt: moment.nullable(),
  endsAt: moment.nullable(),
  people: z.array(
    z.object({
      name: z.string(),
      role: z.enum(roles),
      isMe: z.boolean(),
      /** Proposed the times that wait, or has accepted the one that is left. */
      hasAgreed: z.boolean(),
      /** Has said that it took place. */
      hasConfirmed: z.boolean(),
    }),
  ),
  /** I have to answer, or to say whether it took place. */
  isMyTurn: z.boolean(),
  acts: z.array(z.enum(meetingActs)),
  /** Why it was declined, moved or cancelled. */
  reason: z.string(),
  proposedAt: moment,
})
export type Meeting = z.output<typeof meeting>

/** A time that is given away: of a meeting, or of a visit to a listing. */
const appointment = z.object({
  kind: z.enum(['meeting', 'visit']),
  id: z.number(),
  title: z.string(),
  startsAt: moment,
  endsAt: moment,
})
export type Appointment = z.output<typeof appointment>

export const proposeMeetingInput = z.object({
  about,
  subjectId: id,
  personIds: z
    .array(id, { error: 'Choose whom to meet' })
    .min(1, 'Choose whom to meet')
    .max(mostGuests, `At most ${mostGuests} people`),
  title: words(120).pipe(z.string().min(1, 'Say what it is about')),
  words: words(500).default(''),
  slots,
  minutes: wholeNumber({ min: 15, max: 240 }, 'Choose how long it takes'),
  place: z.enum(places, { error: 'Choose where you meet' }),
  where: words(300).default(''),
  key: idempotencyKey,
})

export const actOnMeetingInput = z.object({
  id,
  act: z.enum(meetingActs, { error: 'Choose what to do' }),
  /** The time that is accepted. */
  slot: slot.optional(),
  /** The times that are proposed instead. */
  slots: slots.optional(),
  /** Why; a meeting that was agreed on is not cancelled without. */
  reason: words(300).optional(),
})

const feed = z.object({ since: moment.nullable() })

export const meetings = describe(paths.meetings, {
  propose: {
    access: everybody,
    summary: 'Propose a meeting about something we share, at up to five times',
    input: proposeMeetingInput,
    reply: data(meeting),
    errors: ['not-found', 'ruled-out', 'limit-reached'],
    limit: { max: 30, seconds: 3600, per: 'person' },
  },
  findThings: {
    access: everybody,
    summary: 'What I can meet somebody about, newest first',
    input: nothing,
    reply: data(z.array(thing)),
  },
  findPeople: {
    access: everybody,
    summary: 'Whom I can meet about a deal, a hire or a listing',
    input: z.object({ about, subjectId: id }),
    reply: data(z.object({ thing, role: z.enum(roles).nullable(), people: z.array(other) })),
    errors: ['not-found'],
  },
  getRecord: {
    access: everybody,
    summary: 'My meetings about one listing and its deals and hires, 0 for all; newest first',
    input: z.object({ id: idOrZero, userId: id, page }),
    reply: pageOf(meeting),
    errors: ['not-found'],
  },
  listMine: {
    access: everybody,
    summary: 'My meetings: those to come with my turn first, or the past ones, newest first',
    input: z.object({ show: z.enum(['coming', 'past']).default('coming'), page }),
    reply: pageOf(meeting),
  },
  getWeek: {
    access: everybody,
    summary: 'The meetings and visits I agreed on in the seven days from a day on',
    input: z.object({ from: z.iso.date('Choose a day') }),
    reply: data(z.array(appointment)),
  },
  act: {
    access: everybody,
    summary: 'Accept a time, propose others, decline, move, cancel, or say whether the meeting took place',
    input: actOnMeetingInput,
    reply: data(meeting),
    errors: ['not-found', 'moved-on', 'not-yet', 'ruled-out'],
  },
  download: {
    access: everybody,
    summary: 'A meeting as a calendar file',
    input: z.object({ id }),
    reply: done,
    download: true,
    errors: ['not-found', 'not-yet'],
  },
  getFeed: {
    access: everybody,
    summary: 'Since when I have a private calendar address; the address itself is shown once, when it is made',
    input: nothing,
    reply: data(feed),
  },
  renewFeed: {
    access: everybody,
    summary: 'A private calendar address; the one before it ends',
    input: nothing,
    reply: data(feed.extend({ address: z.string() })),
    limit: { max: 20, seconds: 3600, per: 'person' },
  },
  endFeed: {
    access: everybody,
    summary: 'End my private calendar address',
    input: nothing,
    reply: done,
  },
})
