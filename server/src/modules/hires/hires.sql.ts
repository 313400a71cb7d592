import { type HireKind, type HireState, hireGraph, liveHireStates } from '@properysearch/contract/hires/facts'
import type { ActOf, ActorOf } from '@properysearch/contract/kernel/state-graph'
import type { Db } from '../../platform/db/database.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import { type Move, move } from '../../platform/move.ts'

export interface HireRow {
  id: number
  kind: HireKind
  clientId: number
  professionalId: number
  propertyId: number | null
  bookingId: number | null
  state: HireState
  serviceId: number | null
  title: string
  /** Null: whoever asked has left. */
  scope: string | null
  details: HireDetails
  feePaise: number | null
  gstPaise: number | null
  platformFeePaise: number | null
  days: number | null
  isRegistered: boolean | null
  gstin: string | null
  isIndividual: boolean | null
  orderId: number | null
  declaredAt: Date | null
  askedAt: Date
  changedAt: Date
  quotedAt: Date | null
  paidAt: Date | null
  acceptedAt: Date | null
  dueAt: Date | null
  waitingSince: Date | null
  deliveredAt: Date | null
  closedAt: Date | null
  revised: boolean
  reminders: number
  remindedAt: Date | null
  reason: string | null
  clientFirstname: string
  clientLastname: string
  professionalFirstname: string
  professionalLastname: string
  propertyTitle: string | null
  /** Where the property is; without one, where the client lives. */
  inState: string | null
}

/** What only one kind has: of an evaluator what the value is for, of an agent the terms of the mandate. */
export interface HireDetails {
  purpose?: string
  address?: string
  bank?: string
  /** What an agent or an evaluator waits for. */
  paper?: string
  /** Hundredths of a per cent of the price. */
  rate?: number
  agreementShare?: number
  expiresOn?: string
}

const columns = sql`h.id, h.kind, h.client_id, h.professional_id, h.property_id, h.booking_id, h.state, h.service_id,
  h.title, h.scope, h.details, h.fee_paise, h.gst_paise, h.platform_fee_paise, h.days, h.is_registered, h.gstin,
  h.is_individual, h.order_id, h.declared_at, h.asked_at, h.changed_at, h.quoted_at, h.paid_at, h.accepted_at, h.due_at,
  h.waiting_since, h.delivered_at, h.closed_at, h.revised, h.reminders, h.reminded_at, h.reason, c.firstname as client_firstname,
  c.lastname as client_lastname, u.firstname as professional_firstname, u.lastname as professional_lastname,
  p.title as property_title, coalesce(there.state,
    (select state from cities where lower(name) = lower(c.city) limit 1)) as in_state`
const from = sql`from hires h join users c on c.id = h.client_id join users u on u.id = h.professional_id
  left join properties p on p.id = h.property_id left join cities there on there.id = p.city_id`

export type NewHire = Pick<
  HireRow,
  'kind' | 'clientId' | 'professionalId' | 'propertyId' | 'bookingId' | 'serviceId' | 'title' | 'scope' | 'details'
> & { key: string; now: Date }

/** Undefined when the two have a live hire about the same property. */
export function insertHire(db: Db, row: NewHire): Promise<{ id: number } | undefined> {
  return db.maybe(sql`
    insert into hires (kind, client_id, professional_id, property_id, booking_id, service_id, title, scope, details, key,
      asked_at, changed_at)
    values (${row.kind}, ${row.clientId}, ${row.professionalId}, ${row.propertyId}, ${row.bookingId}, ${row.serviceId},
      ${row.title}, ${row.scope}, ${JSON.stringify(row.details)}::jsonb, ${row.key}, ${row.now}, ${row.now})
    on conflict do nothing returning id`)
}

export function findHireOfKey(db: Db, clientId: number, key: string): Promise<HireRow | undefined> {
  return db.maybe(sql`select ${columns} ${from} where h.client_id = ${clientId} and h.key = ${key}`)
}

/** For its client and its professional alone. */
export function findHire(db: Db, id: number, userId: number): Promise<HireRow | undefined> {
  return db.maybe(sql`select ${columns} ${from} where h.id = ${id} and ${isOf(userId)}`)
}

/** For the product itself, and for the back office, which decides. */
export function findAnyHire(db: Db, id: number): Promise<HireRow | undefined> {
  return db.maybe(sql`select ${columns} ${from} where h.id = ${id}`)
}

export function findAnyHires(db: Db, ids: readonly number[]): Promise<HireRow[]> {
  return db.many(sql`select ${columns} ${from} where h.id = any(${ids}::bigint[])`)
}

export function lockAnyHire(db: Db, id: number): Promise<HireRow | undefined> {
  return db.maybe(sql`select ${columns} ${from} where h.id = ${id} for no key update of h`)
}

/** What waits in a state since before the moment named. */
export interface Waited {
  askedBefore: Date
  paidBefore: Date
  deliveredBefore: Date
  now: Date
}

/** Of those to which something may happen by itself now, in turn. */
export function findWatched(db: Db, waited: Waited, afterId: number): Promise<{ id: number }[]> {
  return db.many(sql`
    select id from hires where id > ${afterId} and (
      (state = 'asked' and asked_at <= ${waited.askedBefore}) or (state = 'quoted' and quoted_at <= ${waited.askedBefore})
      or (state = 'paid' and paid_at <= ${waited.paidBefore})
      or (state = 'accepted' and due_at <= ${waited.now} and reminders = 0)
      or (state = 'delivered' and delivered_at <= ${waited.deliveredBefore}))
    order by id limit 500`)
}

export async function setReminders(db: Db, id: number, reminders: number, now: Date): Promise<void> {
  await db.run(sql`update hires set reminders = ${reminders}, reminded_at = ${now} where id = ${id}`)
}

/** What was not over, of somebody who leaves. */
export async function findLiveOf(db: Db, userId: number): Promise<{ id: number; state: HireState }[]> {
  return db.many(sql`
    select h.id, h.state from hires h where ${isOf(userId)} and h.state = any(${liveHireStates}::text[]) order by h.id`)
}

/** For the copy of a person's data. */
export function findHiresForCopy(db: Db, userId: number): Promise<Record<string, unknown>[]> {
  return db.many(sql`
    select h.id, h.kind, h.state, case when h.client_id = ${userId} then 'client' else 'professional' end as as, h.title,
      h.scope, h.details, h.fee_paise, h.gst_paise, h.platform_fee_paise, h.days,
      case when h.professional_id = ${userId} then h.gstin end as gstin, h.asked_at, h.quoted_at, h.paid_at,
      h.accepted_at, h.delivered_at, h.closed_at, h.reason,
      (select json_build_object('stars', g.stars, 'words', g.words, 'answer', g.answer) from hire_ratings g
        where g.hire_id = h.id) as rating,
      (select json_build_object('reason', d.reason, 'answer', d.answer, 'decision', d.decision) from hire_disputes d
        where d.hire_id = h.id) as dispute,
      (select coalesce(json_agg(f.file_name order by f.id), '[]') from hire_dispute_files f
        where f.hire_id = h.id and f.added_by = ${userId}) as dispute_files
    from hires h where ${isOf(userId)} order by h.id`)
}

/** The words of somebody who leaves: what they asked for, said and rated; and the number they were taxed under. */
export async function eraseHires(db: Db, userId: number): Promise<void> {
  await db.run(sql`
    update hires set title = 'Erased', scope = null, details = details - '{purpose,address,bank,paper}'::text[],
      reason = null
    where client_id = ${userId}`)
  await db.run(sql`
    update hires set gstin = null, reason = null, details = details - 'paper' where professional_id = ${userId}`)
  await db.run(sql`update hire_ratings set words = null where client_id = ${userId}`)
  await db.run(sql`update hire_ratings set answer = null where professional_id = ${userId}`)
  await db.run(sql`
    update hire_disputes d set reason = case when d.raised_by = ${userId} then null else d.reason end,
      answer = case when d.raised_by = ${userId} then d.answer end
    from hires h where h.id = d.hire_id and ${isOf(userId)}`)
}

export function lockHireOf(db: Db, id: number, userId: number): Promise<HireRow | undefined> {
  return db.maybe(sql`select ${columns} ${from} where h.id = ${id} and ${isOf(userId)} for no key update of h`)
}

const isOf = (userId: number) => sql`(h.client_id = ${userId} or h.professional_id = ${userId})`

export interface Listed {
  professionalId?: number
  clientId?: number
  propertyId?: number
  kind?: HireKind
  states?: readonly HireState[]
  /** Those that were paid for: what ended as a request or a quote is no lead. */
  isPaid?: true
}

function ofWhom({ professionalId, clientId, propertyId, kind, states, isPaid }: Listed): Sql {
  return sql`where true
    ${professionalId === undefined ? sql`` : sql`and h.professional_id = ${professionalId}`}
    ${clientId === undefined ? sql`` : sql`and h.client_id = ${clientId}`}
    ${propertyId === undefined ? sql`` : sql`and h.property_id = ${propertyId}`}
    ${kind === undefined ? sql`` : sql`and h.kind = ${kind}`}
    ${states === undefined ? sql`` : sql`and h.state = any(${states}::text[])`}
    ${isPaid ? sql`and h.paid_at is not null` : sql``}`
}

/** The newest first. */
export function listHires(db: Db, { page, pageSize = 20, ...of }: Listed & { page: number; pageSize?: number }) {
  return db.many<HireRow>(sql`
    select ${columns} ${from} ${ofWhom(of)} order by h.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`)
}

export async function countHires(db: Db, of: Listed): Promise<number> {
  const { n } = await db.one<{ n: number }>(sql`select count(*)::int as n from hires h ${ofWhom(of)}`)
  return n
}

export type HireMove = Move<ActorOf<typeof hireGraph>, ActOf<typeof hireGraph>>

/** What else an act writes: the names of columns, each with its value. */
export type AlsoSet = Partial<
  Pick<
    HireRow,
    | 'feePaise'
    | 'gstPaise'
    | 'platformFeePaise'
    | 'days'
    | 'isRegistered'
    | 'gstin'
    | 'isIndividual'
    | 'orderId'
    | 'declaredAt'
    | 'quotedAt'
    | 'paidAt'
    | 'acceptedAt'
    | 'dueAt'
    | 'waitingSince'
    | 'deliveredAt'
    | 'closedAt'
    | 'revised'
    | 'reminders'
    | 'reason'
    | 'scope'
    | 'details'
  >
>

/** As the database spells it. */
const columnOf = (key: keyof AlsoSet) => raw(key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))

function setOf(set: AlsoSet): Sql {
  let all = sql``
  for (const [key, value] of Object.entries(set) as [keyof AlsoSet, unknown][]) {
    const given = key === 'details' ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`
    all = sql`${all}, ${columnOf(key)} = ${given}`
  }
  return all
}

/** False when the hire is no longer where the act begins. */
export async function moveHire(db: Db, step: HireMove & { set?: AlsoSet }, now: Date): Promise<boolean> {
  const { set = {}, ...rest } = step
  const life = { graph: hireGraph, table: sql`hires` }
  return (await move(db, life, { ...rest, alsoSet: sql`, changed_at = ${now} ${setOf(set)}` }, now)) !== undefined
}
