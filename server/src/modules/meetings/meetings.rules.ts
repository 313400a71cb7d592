import { actsFor } from '@properysearch/contract/kernel/state-graph'
import type { Meeting } from '@properysearch/contract/meetings/calls'
import {
  type MeetingAct,
  type MeetingPlace,
  meetingActs,
  meetingGraph,
  meetingMinutes,
  mostMeetingDays,
} from '@properysearch/contract/meetings/facts'
import { mobile } from '@properysearch/contract/values/people'
import { fail, invalid } from '../../platform/errors.ts'
import { type Interval, overlaps } from '../diaries/index.ts'
import type { MeetingRow, PersonRow } from './meetings.sql.ts'

const minuteMs = 60 * 1000
const dayMs = 24 * 60 * minuteMs

export function movedOn({ state }: Pick<MeetingRow, 'state'>) {
  return fail('moved-on', `This meeting is now “${meetingGraph.states[state]}”. Please reload the page.`)
}

/** In order, each once, all of them to come and none over another. */
export function readSlots(slots: readonly string[], now: Date): Date[] {
  const times = [...new Set(slots.map((slot) => new Date(slot).getTime()))].sort((a, b) => a - b)
  if (times.some((time) => time <= now.getTime())) throw invalid({ slots: 'Choose times in the future' })
  if (times.some((time) => time > now.getTime() + mostMeetingDays * dayMs)) {
    throw invalid({ slots: `Choose times within ${mostMeetingDays} days` })
  }
  return times.map((time) => new Date(time))
}

export function readMinutes(minutes: number): number {
  if (!meetingMinutes.some((known) => known === minutes)) throw invalid({ minutes: 'Choose how long it takes' })
  return minutes
}

/** The number, the link or the address; of a property none, for it has one. */
export function readLocation(place: MeetingPlace, text: string): string {
  if (place === 'property') return ''
  if (place === 'phone') {
    const number = mobile.safeParse(text)
    if (!number.success) throw invalid({ where: 'Enter a 10-digit Indian mobile number' })
    return number.data
  }
  if (place === 'online') {
    if (!isSecureLink(text)) throw invalid({ where: 'Enter a link that begins with https://' })
    return text
  }
  if (text.length < 5) throw invalid({ where: 'Enter the address' })
  return text
}

function isSecureLink(text: string): boolean {
  return /^https:\/\/\S+$/i.test(text) && URL.canParse(text) && new URL(text).username === ''
}

export const intervalAt = (at: Date, { minutes }: Pick<MeetingRow, 'minutes'>): Interval => ({
  from: at,
  until: new Date(at.getTime() + minutes * minuteMs),
})

/** Whoever has agreed already waits for the others. */
function mayPress(row: MeetingRow, act: MeetingAct, me: PersonRow, people: readonly PersonRow[], now: Date): boolean {
  const { startsAt } = row
  const isAhead = startsAt !== null && startsAt > now
  const isOver = startsAt !== null && intervalAt(startsAt, row).until <= now
  switch (act) {
    case 'accept':
      return !me.hasAgreed && row.slots.some((slot) => slot > now)
    case 'counter':
    case 'decline':
      return !me.hasAgreed
    case 'cancel':
      return row.state === 'accepted' ? isAhead : me.hasAgreed
    case 'move':
      return isAhead
    case 'hold':
      return isOver && !me.hasConfirmed
    case 'miss':
      return isOver && people.every(({ hasConfirmed }) => !hasConfirmed)
  }
}

/** Who proposed the times that wait is their proposer; of what is agreed on, everybody may do the same. */
export const actorOf = (row: Pick<MeetingRow, 'proposedBy'>, userId: number) =>
  row.proposedBy === userId ? ('proposer' as const) : ('guest' as const)

export function actsOn(row: MeetingRow, people: readonly PersonRow[], userId: number, now: Date): MeetingAct[] {
  const me = people.find((person) => person.userId === userId)
  if (!me) return []
  const legal: readonly string[] = actsFor(meetingGraph, row.state, actorOf(row, userId))
  return meetingActs.filter((act) => legal.includes(act) && mayPress(row, act, me, people, now))
}

/** Of others no more than the first letter of the last name, unless it is their profession to be known. */
export const shownName = (person: { firstname: string; lastname: string; isProfessional: boolean }): string =>
  person.isProfessional
    ? `${person.firstname} ${person.lastname}`
    : `${person.firstname} ${person.lastname.slice(0, 1)}.`

export const agreedStates: readonly string[] = ['accepted', 'held', 'no-show', 'unconfirmed']

export function meetingOnWire(
  row: MeetingRow,
  given: { people: readonly PersonRow[]; busy: readonly Interval[]; userId: number; now: Date },
): Meeting {
  const { people, busy, userId, now } = given
  const acts = actsOn(row, people, userId, now)
  const startsAt = agreedStates.includes(row.state) ? row.startsAt : null
  return {
    id: row.id,
    state: row.state,
    thing: { about: row.about, id: row.subjectId, title: row.subjectTitle, propertyId: row.propertyId },
    title: row.title,
    words: row.words,
    minutes: row.minutes,
    place: row.place,
    where: row.location,
    slots: row.slots.map((slot) => ({
      startsAt: slot.toISOString(),
      isTaken: row.state === 'proposed' && busy.some((time) => overlaps(time, intervalAt(slot, row))),
    })),
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: startsAt ? intervalAt(startsAt, row).until.toISOString() : null,
    people: people.map((person) => ({
      name: shownName(person),
      role: person.role,
      isMe: person.userId === userId,
      hasAgreed: person.hasAgreed,
      hasConfirmed: person.hasConfirmed,
    })),
    isMyTurn: acts.includes('decline') || acts.includes('hold'),
    acts,
    reason: row.reason,
    proposedAt: row.proposedAt.toISOString(),
  }
}
