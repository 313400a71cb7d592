import type { ActOf, ActorOf } from '@properysearch/contract/kernel/state-graph'
import { type VisitSide, type VisitState, visitGraph } from '@properysearch/contract/visits/facts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { type Move, move } from '../../platform/move.ts'
import { calledOff, isToRemind, markingReminded, type Reminder } from '../diaries/index.ts'

export interface VisitRow {
  id: number
  propertyId: number
  visitorId: number
  hostId: number
  state: VisitState
  slots: Date[]
  proposedBy: VisitSide
  words: string
  startsAt: Date | null
  agreedAt: Date | null
  /** How often calendars have to be told anew. */
  sequence: number
  heldBy: VisitSide[]
  askedAt: Date
  changedAt: Date
  visitorFirstname: string
  visitorLastname: string
  /** Null for a host whom the visitor has blocked. */
  visitorMobile: string | null
  hostFirstname: string
  hostLastname: string
  hostIsAgent: boolean
}

const columns = sql`v.id, v.property_id, v.visitor_id, v.host_id, v.state, v.slots, v.proposed_by, v.words, v.starts_at,
  v.agreed_at, v.sequence, v.held_by, v.asked_at, v.changed_at, u.firstname as visitor_firstname, u.lastname as visitor_lastname,
  case when not exists (select from contact_blocks k where k.owner_id = v.visitor_id and k.user_id = v.host_id)
    then u.mobile end as visitor_mobile, h.firstname as host_firstname, h.lastname as host_lastname,
  h.role = 'agent' as host_is_agent`
const from = sql`from visits v join users u on u.id = v.visitor_id join users h on h.id = v.host_id`

export type NewVisit = Pick<VisitRow, 'propertyId' | 'visitorId' | 'hostId' | 'slots' | 'words'> & {
  key: string
  now: Date
}

/** Undefined when the visitor has one that waits or is agreed on. */
export async function insertVisit(db: Db, row: NewVisit): Promise<number | undefined> {
  const made = await db.maybe<{ id: number }>(sql`
    insert into visits (property_id, visitor_id, host_id, slots, proposed_by, words, key, asked_at, changed_at)
    values (${row.propertyId}, ${row.visitorId}, ${row.hostId}, ${row.slots}, 'visitor', ${row.words}, ${row.key},
      ${row.now}, ${row.now})
    on conflict do nothing returning id`)
  return made?.id
}

/** For its two people alone. */
export function findVisit(db: Db, id: number, userId: number): Promise<VisitRow | undefined> {
  return db.maybe(sql`
    select ${columns} ${from} where v.id = ${id} and (v.visitor_id = ${userId} or v.host_id = ${userId})`)
}

export function lockVisit(db: Db, id: number): Promise<VisitRow | undefined> {
  return db.maybe(sql`select ${columns} ${from} where v.id = ${id} for no key update of v`)
}

export function findLiveVisit(db: Db, propertyId: number, visitorId: number): Promise<VisitRow | undefined> {
  return db.maybe(sql`
    select ${columns} ${from} where v.property_id = ${propertyId} and v.visitor_id = ${visitorId}
      and v.state in ('proposed', 'accepted')`)
}

export async function countLive(db: Db, visitorId: number): Promise<number> {
  const { n } = await db.one<{ n: number }>(sql`
    select count(*)::int as n from visits where visitor_id = ${visitorId} and state in ('proposed', 'accepted')`)
  return n
}

const which = {
  mine: (userId: number): Sql => sql`v.visitor_id = ${userId}`,
  requests: (userId: number): Sql => sql`v.host_id = ${userId} and v.state = 'proposed'`,
  visitors: (userId: number): Sql => sql`v.host_id = ${userId} and v.agreed_at is not null
    and v.state not in ('proposed', 'declined', 'lapsed')`,
}
export type VisitList = keyof typeof which

/** The newest first. */
export async function findVisits(
  db: Db,
  list: VisitList,
  userId: number,
  page: { limit: number; offset: number },
): Promise<{ rows: VisitRow[]; total: number }> {
  const of = which[list](userId)
  const rows = await db.many<VisitRow>(sql`
    select ${columns} ${from} where ${of} order by v.id desc limit ${page.limit} offset ${page.offset}`)
  const { total } = await db.one<{ total: number }>(sql`select count(*)::int as total from visits v where ${of}`)
  return { rows, total }
}

type Step = Move<ActorOf<typeof visitGraph>, ActOf<typeof visitGraph>>

/** False when it is no longer where the act begins. */
export async function moveVisit(db: Db, step: Step, now: Date): Promise<boolean> {
  const alsoSet = sql`, changed_at = ${now} ${step.alsoSet ?? sql``}`
  return (await move(db, { graph: visitGraph, table: sql`visits` }, { ...step, alsoSet }, now)) !== undefined
}

export const proposing = (slots: readonly Date[], by: VisitSide): Sql =>
  sql`, slots = ${slots}, proposed_by = ${by}, held_by = '{}'`
export const moving = (slots: readonly Date[], by: VisitSide): Sql => sql`${proposing(slots, by)}${calledOff}`

export async function markHeld(db: Db, id: number, by: VisitSide): Promise<void> {
  await db.run(sql`update visits set held_by = held_by || ${by}::text where id = ${id} and not ${by} = any(held_by)`)
}

/** What nobody answered before its last time, and what nobody confirmed in time. */
export function findOver(db: Db, given: { now: Date; startedBefore: Date }): Promise<{ id: number }[]> {
  return db.many(sql`
    select id from visits
    where (state = 'proposed' and ${given.now}::timestamptz > all (slots))
      or (state = 'accepted' and starts_at <= ${given.startedBefore}) order by id limit 500`)
}

export function findToRemind(db: Db, which: Reminder, now: Date): Promise<{ id: number }[]> {
  return db.many(sql`select id from visits where ${isToRemind(which, now)} order by id limit 500`)
}

/** True for one caller. */
export async function markReminded(db: Db, id: number, which: Reminder): Promise<boolean> {
  return (await db.run(sql`update visits ${markingReminded(which)} and id = ${id}`)) > 0
}

export function findOpenOf(db: Db, userId: number): Promise<{ id: number }[]> {
  return db.many(sql`
    select id from visits where (visitor_id = ${userId} or host_id = ${userId}) and state in ('proposed', 'accepted')
    order by id`)
}

/** Whoever shows the listing, or its owner, has blocked the visitor. */
export async function isUnwelcome(
  db: Db,
  { propertyId, visitorId, hostId }: Pick<VisitRow, 'propertyId' | 'visitorId' | 'hostId'>,
): Promise<boolean> {
  const row = await db.maybe(sql`
    select 1 from contact_blocks where user_id = ${visitorId}
      and owner_id in (${hostId}, (select owner_id from properties where id = ${propertyId}))`)
  return row !== undefined
}

/** Whether somebody has to answer. */
export async function hasToAnswer(db: Db, userId: number): Promise<boolean> {
  const row = await db.maybe(sql`
    select 1 from visits where state = 'proposed'
      and ((host_id = ${userId} and proposed_by = 'visitor') or (visitor_id = ${userId} and proposed_by = 'host')) limit 1`)
  return row !== undefined
}

export async function countAhead(db: Db, hostId: number, now: Date): Promise<number> {
  const { n } = await db.one<{ n: number }>(sql`
    select count(*)::int as n from visits where host_id = ${hostId} and state = 'accepted' and starts_at > ${now}`)
  return n
}

export type AgreedVisit = Pick<VisitRow, 'id' | 'propertyId' | 'state' | 'startsAt' | 'changedAt' | 'sequence'>

const agreed = sql`select id, property_id, state, starts_at, changed_at, sequence from visits where agreed_at is not null`

/** The newest that somebody takes or took part in, from a year ago on. */
export function findAgreed(db: Db, userId: number, now: Date): Promise<AgreedVisit[]> {
  return db.many(sql`
    ${agreed} and (visitor_id = ${userId} or host_id = ${userId}) and starts_at > ${now}::timestamptz - interval '1 year'
    order by starts_at desc limit 500`)
}

export function findAgreedByIds(db: Db, ids: readonly number[]): Promise<AgreedVisit[]> {
  return db.many(sql`${agreed} and id = any(${ids}::bigint[])`)
}

/** For the copy of a person's data. */
export function findForCopy(db: Db, userId: number): Promise<Record<string, unknown>[]> {
  return db.many(sql`
    select id, property_id, case when visitor_id = ${userId} then 'visitor' else 'host' end as as, state, slots,
      starts_at, case when visitor_id = ${userId} then words end as words, asked_at, changed_at
    from visits where visitor_id = ${userId} or host_id = ${userId} order by id`)
}

export async function eraseWords(db: Db, visitorId: number): Promise<void> {
  await db.run(sql`update visits set words = '' where visitor_id = ${visitorId}`)
}
