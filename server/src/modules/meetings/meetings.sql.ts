import type { ActOf, ActorOf } from '@properysearch/contract/kernel/state-graph'
import {
  type MeetingAbout,
  type MeetingPlace,
  type MeetingRole,
  type MeetingState,
  meetingConfirmHours,
  meetingGraph,
} from '@properysearch/contract/meetings/facts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { type Move, move } from '../../platform/move.ts'
import { agreedOn, calledOff, isToRemind, markingReminded, type Reminder } from '../diaries/index.ts'

export interface MeetingRow {
  id: number
  about: MeetingAbout
  /** Of the deal, the hire or the listing. */
  subjectId: number
  subjectTitle: string
  propertyId: number | null
  state: MeetingState
  madeBy: number
  title: string
  words: string
  minutes: number
  place: MeetingPlace
  location: string
  slots: Date[]
  proposedBy: number
  startsAt: Date | null
  agreedAt: Date | null
  sequence: number
  reason: string
  proposedAt: Date
  changedAt: Date
}

export interface PersonRow {
  meetingId: number
  userId: number
  role: MeetingRole
  hasAgreed: boolean
  hasConfirmed: boolean
  firstname: string
  lastname: string
  isProfessional: boolean
}

const columns = sql`m.id, m.about, coalesce(m.booking_id, m.hire_id, m.property_id) as subject_id,
  coalesce(h.title, p.title) as subject_title, m.property_id, m.state, m.made_by, m.title, m.words, m.minutes, m.place,
  m.location, m.slots, m.proposed_by, m.starts_at, m.agreed_at, m.sequence, m.reason, m.proposed_at, m.changed_at`
const from = sql`from meetings m left join properties p on p.id = m.property_id left join hires h on h.id = m.hire_id`

/** When an agreed meeting ends. */
const end = sql`m.starts_at + m.minutes * interval '1 minute'`

export type NewMeeting = Pick<
  MeetingRow,
  'about' | 'subjectId' | 'propertyId' | 'madeBy' | 'title' | 'words' | 'minutes' | 'place' | 'location' | 'slots'
> & { key: string; now: Date }

/** Undefined when the same press has made it already. */
export async function insertMeeting(db: Db, row: NewMeeting): Promise<number | undefined> {
  const { about, subjectId } = row
  const made = await db.maybe<{ id: number }>(sql`
    insert into meetings (about, booking_id, hire_id, property_id, made_by, title, words, minutes, place, location,
      slots, proposed_by, key, proposed_at, changed_at)
    values (${about}, ${about === 'deal' ? subjectId : null}, ${about === 'hire' ? subjectId : null},
      ${row.propertyId}, ${row.madeBy}, ${row.title}, ${row.words}, ${row.minutes}, ${row.place}, ${row.location},
      ${row.slots}, ${row.madeBy}, ${row.key}, ${row.now}, ${row.now})
    on conflict (made_by, key) do nothing returning id`)
  return made?.id
}

export async function insertPeople(
  db: Db,
  meetingId: number,
  people: readonly { userId: number; role: MeetingRole; hasAgreed: boolean }[],
): Promise<void> {
  for (const { userId, role, hasAgreed } of people) {
    await db.run(sql`
      insert into meeting_people (meeting_id, user_id, role, has_agreed)
      values (${meetingId}, ${userId}, ${role}, ${hasAgreed})`)
  }
}

export function findOfKey(db: Db, madeBy: number, key: string): Promise<MeetingRow | undefined> {
  return db.maybe(sql`select ${columns} ${from} where m.made_by = ${madeBy} and m.key = ${key}`)
}

const isOf = (userId: number): Sql =>
  sql`exists (select from meeting_people o where o.meeting_id = m.id and o.user_id = ${userId})`

/** For its people alone. */
export function findMeeting(db: Db, id: number, userId: number): Promise<MeetingRow | undefined> {
  return db.maybe(sql`select ${columns} ${from} where m.id = ${id} and ${isOf(userId)}`)
}

export function lockMeeting(db: Db, id: number): Promise<MeetingRow | undefined> {
  return db.maybe(sql`select ${columns} ${from} where m.id = ${id} for no key update of m`)
}

export function findMeetings(db: Db, ids: readonly number[]): Promise<MeetingRow[]> {
  return db.many(sql`select ${columns} ${from} where m.id = any(${ids}::bigint[])`)
}

export function findPeople(db: Db, ids: readonly number[]): Promise<PersonRow[]> {
  return db.many(sql`
    select o.meeting_id, o.user_id, o.role, o.has_agreed, o.has_confirmed, u.firstname, u.lastname,
      u.role <> 'user' as is_professional
    from meeting_people o join users u on u.id = o.user_id where o.meeting_id = any(${ids}::bigint[])
    order by o.user_id`)
}

/** It waits for this person: for an answer, or after its end for a word whether it took place. */
const waitsFor = (userId: number, now: Date): Sql => sql`exists (
  select from meeting_people o where o.meeting_id = m.id and o.user_id = ${userId} and (
    (m.state = 'proposed' and not o.has_agreed) or
    (m.state = 'accepted' and not o.has_confirmed and ${end} <= ${now})))`

const isOpen = sql`m.state in ('proposed', 'accepted')`

type Page = { limit: number; offset: number }

async function findPage(db: Db, where: Sql, order: Sql, page: Page): Promise<{ rows: MeetingRow[]; total: number }> {
  const rows = await db.many<MeetingRow>(sql`
    select ${columns} ${from} where ${where} order by ${order} limit ${page.limit} offset ${page.offset}`)
  const { total } = await db.one<{ total: number }>(sql`select count(*)::int as total from meetings m where ${where}`)
  return { rows, total }
}

const mine = (userId: number): Sql => sql`m.id in (select meeting_id from meeting_people where user_id = ${userId})`

/** What waits for me first, then by time. */
export function findComing(db: Db, userId: number, now: Date, page: Page) {
  const time = sql`case m.state when 'accepted' then m.starts_at else m.slots[1] end`
  const order = sql`not ${waitsFor(userId, now)}, ${time}, m.id`
  return findPage(db, sql`${mine(userId)} and ${isOpen}`, order, page)
}

export function findPast(db: Db, userId: number, page: Page) {
  return findPage(db, sql`${mine(userId)} and not ${isOpen}`, sql`m.changed_at desc, m.id desc`, page)
}

/** Of one listing with its deals and hires, or of all. */
export function findRecord(db: Db, userId: number, propertyId: number, page: Page) {
  const ofListing = propertyId === 0 ? sql`` : sql`and m.property_id = ${propertyId}`
  return findPage(db, sql`${mine(userId)} ${ofListing}`, sql`m.id desc`, page)
}

/** For the calendar of this person: what was agreed on at some time, until a year after it. */
export function findForCalendar(db: Db, userId: number, now: Date): Promise<MeetingRow[]> {
  return db.many(sql`
    select ${columns} ${from} where ${mine(userId)} and m.agreed_at is not null
      and m.starts_at > ${now}::timestamptz - interval '1 year' order by m.starts_at desc, m.id desc limit 500`)
}

export async function countWaiting(db: Db, userId: number): Promise<number> {
  const { n } = await db.one<{ n: number }>(sql`
    select count(*)::int as n from meetings m where m.made_by = ${userId} and m.state = 'proposed'`)
  return n
}

export async function isAnyWaitingFor(db: Db, userId: number, now: Date): Promise<boolean> {
  const row = await db.maybe(
    sql`select 1 from meetings m where ${mine(userId)} and ${isOpen} and ${waitsFor(userId, now)} limit 1`,
  )
  return row !== undefined
}

export async function countAhead(db: Db, userId: number, now: Date): Promise<number> {
  const { n } = await db.one<{ n: number }>(sql`
    select count(*)::int as n from meetings m where ${mine(userId)} and m.state = 'accepted' and m.starts_at > ${now}`)
  return n
}

type Step = Move<ActorOf<typeof meetingGraph>, ActOf<typeof meetingGraph>>

/** False when it is no longer where the act begins. */
export async function moveMeeting(db: Db, step: Step, now: Date): Promise<boolean> {
  const alsoSet = sql`, changed_at = ${now} ${step.alsoSet ?? sql``}`
  return (await move(db, { graph: meetingGraph, table: sql`meetings` }, { ...step, alsoSet }, now)) !== undefined
}

export const accepting = (at: Date, now: Date): Sql => sql`${agreedOn(at, now)}, reason = '', reason_by = null`
export const leftWith = (at: Date): Sql => sql`, slots = ${[at]}`
const proposing = (slots: readonly Date[], by: number): Sql => sql`, slots = ${slots}, proposed_by = ${by}`
export const because = (reason: string, by: number): Sql =>
  sql`, reason = ${reason}, reason_by = ${reason === '' ? null : by}::bigint`

export const countering = (slots: readonly Date[], by: number, reason: string): Sql =>
  sql`${proposing(slots, by)}${because(reason, by)}`
export const movingTo = (slots: readonly Date[], by: number, reason: string): Sql =>
  sql`${countering(slots, by, reason)}${calledOff}`
export const cancelling = (reason: string, by: number): Sql => sql`${because(reason, by)}${calledOff}`
/** What an act writes besides the state. */
export type AlsoSet = Sql

/** Those who have to answer again are all but one. */
export async function startAnswers(db: Db, id: number, proposedBy: number): Promise<void> {
  await db.run(sql`
    update meeting_people set has_agreed = user_id = ${proposedBy}, has_confirmed = false where meeting_id = ${id}`)
}

/** How many have not agreed after this person has. */
export async function markAgreed(db: Db, id: number, userId: number): Promise<number> {
  await db.run(sql`update meeting_people set has_agreed = true where meeting_id = ${id} and user_id = ${userId}`)
  const { n } = await db.one<{ n: number }>(
    sql`select count(*)::int as n from meeting_people where meeting_id = ${id} and not has_agreed`,
  )
  return n
}

/** How many have not confirmed after this person has. */
export async function markConfirmed(db: Db, id: number, userId: number): Promise<number> {
  await db.run(sql`update meeting_people set has_confirmed = true where meeting_id = ${id} and user_id = ${userId}`)
  const { n } = await db.one<{ n: number }>(
    sql`select count(*)::int as n from meeting_people where meeting_id = ${id} and not has_confirmed`,
  )
  return n
}

/** What not everybody answered before its last time, and what nobody settled in time. */
export function findOver(db: Db, now: Date): Promise<{ id: number }[]> {
  const late = sql`${end} + ${meetingConfirmHours} * interval '1 hour'`
  return db.many(sql`
    select m.id from meetings m
    where (m.state = 'proposed' and ${now}::timestamptz > all (m.slots)) or (m.state = 'accepted' and ${late} <= ${now})
    order by m.id limit 500`)
}

export function findToRemind(db: Db, which: Reminder, now: Date): Promise<{ id: number }[]> {
  return db.many(sql`select id from meetings where ${isToRemind(which, now)} order by id limit 500`)
}

/** True for one caller. */
export async function markReminded(db: Db, id: number, which: Reminder): Promise<boolean> {
  return (await db.run(sql`update meetings ${markingReminded(which)} and id = ${id}`)) > 0
}

export function findOpenOf(db: Db, userId: number): Promise<{ id: number }[]> {
  return db.many(sql`select m.id from meetings m where ${mine(userId)} and ${isOpen} order by m.id`)
}

/** For the copy of a person's data: their own words alone. */
export function findForCopy(db: Db, userId: number): Promise<Record<string, unknown>[]> {
  return db.many(sql`
    select m.id, m.about, m.property_id, m.state, o.role as as, m.slots, m.starts_at, m.minutes, m.place,
      case when m.made_by = ${userId} then m.title end as title,
      case when m.made_by = ${userId} then m.words end as words,
      case when m.made_by = ${userId} then m.location end as location,
      case when m.reason_by = ${userId} then m.reason end as reason,
      m.proposed_by = ${userId} as proposed_by_me, o.has_agreed, o.has_confirmed, m.proposed_at, m.changed_at
    from meetings m join meeting_people o on o.meeting_id = m.id and o.user_id = ${userId} order by m.id`)
}

export async function eraseWords(db: Db, userId: number): Promise<void> {
  await db.run(sql`
    update meetings set title = 'Meeting', words = '', location = '' where made_by = ${userId}`)
  await db.run(sql`update meetings set reason = '' where reason_by = ${userId}`)
}
