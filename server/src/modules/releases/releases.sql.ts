import type { ActOf, ActorOf } from '@properysearch/contract/kernel/state-graph'
import { type ReleaseState, releaseGraph } from '@properysearch/contract/releases/facts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { type Move, move } from '../../platform/move.ts'

interface AnyReleaseRow {
  id: number
  payerId: number
  payeeId: number
  amountPaise: number
  /** Leaves the held money with it, and does not reach the payee. */
  withheldPaise: number
  /** As the ledger names the account after `held:`. */
  heldFor: string
  state: ReleaseState
  accountHash: string | null
  accountShown: string | null
  /** Whose part it is; null: of the payee. */
  sharerId: number | null
  /** The first part of the same press; null: it has no other parts. */
  askId: number | null
  reason: string | null
  askedAt: Date
  changedAt: Date
  lapsesAt: Date | null
  attempt: number
  nextCheckAt: Date | null
}

/** Of a deal. */
export interface ReleaseRow extends AnyReleaseRow {
  kind: 'asked' | 'kept' | 'commission' | 'decided'
  bookingId: number
  hireId: null
  propertyId: number
  title: string
  buyerId: number
}

/** Of a hire: the fee that was paid in for this professional alone. */
export interface HireReleaseRow extends AnyReleaseRow {
  kind: 'hire'
  bookingId: null
  hireId: number
}

const columns = sql`r.id, r.booking_id, r.hire_id, r.kind, r.payer_id, r.payee_id, r.amount_paise, r.withheld_paise,
  coalesce(r.held_for, 'booking:' || r.booking_id) as held_for, r.state, r.account_hash,
  r.account_shown, r.sharer_id, r.ask_id, r.reason, r.asked_at, r.changed_at, r.lapses_at, r.attempt, r.next_check_at, b.property_id, p.title,
  b.buyer_id`
const from = sql`from releases r join bookings b on b.id = r.booking_id join properties p on p.id = b.property_id`

export interface NewRelease {
  bookingId: number
  kind: ReleaseRow['kind']
  payerId: number
  payeeId: number
  amountPaise: number
  accountHash: string | null
  accountShown: string | null
  key: string
  now: Date
  lapsesAt: Date | null
  withheldPaise?: number
  /** Of a commission: what it pays for, before GST. */
  feePaise?: number
  /** Not given: the booking's own. */
  heldFor?: string
  sharerId?: number | null
  askId?: number | null
  nextCheckAt?: Date | null
}

/** Undefined when this press was counted before. */
export function insertRelease(db: Db, row: NewRelease): Promise<{ id: number } | undefined> {
  return db.maybe(sql`
    insert into releases (booking_id, kind, payer_id, payee_id, amount_paise, account_hash, account_shown, key, asked_at,
      changed_at, lapses_at, withheld_paise, held_for, sharer_id, ask_id, next_check_at, fee_paise)
    values (${row.bookingId}, ${row.kind}, ${row.payerId}, ${row.payeeId}, ${row.amountPaise}, ${row.accountHash},
      ${row.accountShown}, ${row.key}, ${row.now}, ${row.now}, ${row.lapsesAt}, ${row.withheldPaise ?? 0},
      ${row.heldFor ?? null}, ${row.sharerId ?? null}, ${row.askId ?? null}, ${row.nextCheckAt ?? null},
      ${row.feePaise ?? null})
    on conflict (booking_id, key) do nothing returning id`)
}

export function findReleaseOfKey(db: Db, bookingId: number, key: string): Promise<ReleaseRow | undefined> {
  return db.maybe(sql`select ${columns} ${from} where r.booking_id = ${bookingId} and r.key = ${key}`)
}

/** For its two sides alone. */
export function findRelease(db: Db, id: number, userId: number): Promise<ReleaseRow | undefined> {
  return db.maybe(sql`
    select ${columns} ${from} where r.id = ${id} and (r.payer_id = ${userId} or r.payee_id = ${userId})`)
}

/** Of a deal or of a hire. */
export function lockRelease(db: Db, id: number): Promise<ReleaseRow | HireReleaseRow | undefined> {
  return db.maybe(sql`
    select ${columns} from releases r left join bookings b on b.id = r.booking_id
    left join properties p on p.id = b.property_id where r.id = ${id} for no key update of r`)
}

export interface NewHireRelease {
  hireId: number
  payerId: number
  payeeId: number
  amountPaise: number
  withheldPaise: number
  feePaise: number
  accountHash: string | null
  accountShown: string | null
  now: Date
}

/** A hire is paid out once: a second one is refused by the database. */
export function insertHireRelease(db: Db, row: NewHireRelease): Promise<{ id: number }> {
  return db.one(sql`
    insert into releases (hire_id, kind, payer_id, payee_id, amount_paise, account_hash, account_shown, key, asked_at,
      changed_at, withheld_paise, held_for, fee_paise)
    values (${row.hireId}, 'hire', ${row.payerId}, ${row.payeeId}, ${row.amountPaise}, ${row.accountHash},
      ${row.accountShown}, ${`hire-${row.hireId}`}, ${row.now}, ${row.now}, ${row.withheldPaise},
      ${`hire:${row.hireId}`}, ${row.feePaise}) returning id`)
}

/** Fees that reached somebody through us since then, or are on their way, before GST. */
export async function sumFees(db: Db, payeeId: number, since: Date): Promise<number> {
  const { paise } = await db.one<{ paise: number }>(sql`
    select coalesce(sum(fee_paise), 0)::bigint as paise from releases
    where payee_id = ${payeeId} and fee_paise is not null and asked_at >= ${since}
      and state not in ('refused', 'withdrawn', 'lapsed')`)
  return paise
}

/** All parts of one press, in their order. */
const ofAsk = (askId: number) => sql`(r.id = ${askId} or r.ask_id = ${askId})`

export function findPartsOf(db: Db, askId: number): Promise<ReleaseRow[]> {
  return db.many(sql`select ${columns} ${from} where ${ofAsk(askId)} order by r.id`)
}

export function lockParts(db: Db, askId: number): Promise<ReleaseRow[]> {
  return db.many(sql`select ${columns} ${from} where ${ofAsk(askId)} order by r.id for no key update of r`)
}

/** For whoever has a share of the deal. */
export function findReleasesOfDeal(db: Db, bookingId: number): Promise<ReleaseRow[]> {
  return db.many(sql`select ${columns} ${from} where r.booking_id = ${bookingId} order by r.id desc limit 500`)
}

/** As one of its parties sees them: what an agent gets is between them and whoever pays it. */
export function findReleasesOf(db: Db, bookingId: number, userId: number): Promise<ReleaseRow[]> {
  return db.many(sql`
    select ${columns} ${from} where r.booking_id = ${bookingId}
      and (r.kind <> 'commission' or r.payer_id = ${userId} or r.payee_id = ${userId}) order by r.id desc limit 500`)
}

/** What left the held money of a deal for agents, on a person's own instruction and on the other side's: what is held adds up. */
export function sumPaidToAgents(db: Db, bookingId: number, userId: number): Promise<{ own: number; other: number }> {
  return db.one(sql`
    select coalesce(sum(amount_paise + withheld_paise) filter (where payer_id = ${userId}), 0)::bigint as own,
      coalesce(sum(amount_paise + withheld_paise) filter (where payer_id <> ${userId}), 0)::bigint as other
    from releases where booking_id = ${bookingId} and kind = 'commission' and held_for is null
      and state in ('sent', 'unknown', 'paid')`)
}

/** The orders that money for one release alone was paid in with, by their names at the partner. */
export function findCollectingFor(db: Db, heldFor: string): Promise<{ reference: string; amountPaise: number }[]> {
  return db.many(sql`
    select reference, held_paise - held_refunded_paise as amount_paise from orders
    where held_for = ${heldFor} and paid_at is not null order by id`)
}

export function findReleasesForBuyer(db: Db, propertyId: number, payerId: number): Promise<ReleaseRow[]> {
  return db.many(sql`
    select ${columns} ${from} where b.property_id = ${propertyId} and r.payer_id = ${payerId}
    order by r.id desc limit 500`)
}

/** What is asked for or approved of the held money, and has not left it yet. */
export async function sumPromised(db: Db, bookingId: number, states: readonly ReleaseState[]): Promise<number> {
  const { paise } = await db.one<{ paise: number }>(sql`
    select coalesce(sum(amount_paise + withheld_paise), 0)::bigint as paise from releases
    where booking_id = ${bookingId} and held_for is null and state = any(${states}::text[])`)
  return paise
}

type ReleaseMove = Move<ActorOf<typeof releaseGraph>, ActOf<typeof releaseGraph>>

/** What else an act writes. */
interface AlsoSet {
  attempt?: number
  /** Null: nothing more is to be done by itself. */
  nextCheckAt?: Date | null
  lapsesAt?: Date | null
  reason?: string | null
  account?: PaidTo | null
}

interface PaidTo {
  numberHash: string
  shown: string
}

function setOf({ attempt, nextCheckAt, lapsesAt, reason, account }: AlsoSet): Sql {
  return sql`${attempt === undefined ? sql`` : sql`, attempt = ${attempt}`}
    ${nextCheckAt === undefined ? sql`` : sql`, next_check_at = ${nextCheckAt}`}
    ${lapsesAt === undefined ? sql`` : sql`, lapses_at = ${lapsesAt}`}
    ${reason === undefined ? sql`` : sql`, reason = ${reason}`}
    ${account === undefined ? sql`` : sql`, account_hash = ${account?.numberHash ?? null}, account_shown = ${account?.shown ?? null}`}`
}

/** False when the release is no longer where the act begins. */
export async function moveRelease(db: Db, step: ReleaseMove & { set?: AlsoSet }, now: Date): Promise<boolean> {
  const { set = {}, ...rest } = step
  const life = { graph: releaseGraph, table: sql`releases` }
  return (await move(db, life, { ...rest, alsoSet: sql`, changed_at = ${now} ${setOf(set)}` }, now)) !== undefined
}

/** Without a move: whoever is paid by the rules of the deal has another account now. */
export async function setAccount(db: Db, id: number, account: PaidTo | null, nextCheckAt: Date | null): Promise<void> {
  await db.run(sql`
    update releases set next_check_at = ${nextCheckAt}, account_hash = ${account?.numberHash ?? null},
      account_shown = ${account?.shown ?? null} where id = ${id}`)
}

/** Those that are to be sent or asked about now. */
export function findDue(db: Db, now: Date): Promise<{ id: number }[]> {
  return db.many(sql`select id from releases where next_check_at <= ${now} order by next_check_at limit 100`)
}

export function findLapsed(db: Db, now: Date): Promise<{ id: number }[]> {
  return db.many(
    sql`select id from releases where state = 'asked' and lapses_at <= ${now} order by lapses_at limit 100`,
  )
}

/** It does not lapse any more. */
export async function keepWaiting(db: Db, id: number): Promise<void> {
  await db.run(sql`update releases set lapses_at = null where id = ${id}`)
}

/** The partner says that something has become of what was sent. */
export async function askAboutSent(db: Db, now: Date): Promise<void> {
  await db.run(sql`
    update releases set next_check_at = ${now} where state in ('sent', 'unknown') and next_check_at > ${now}`)
}

export async function setNextCheck(db: Db, id: number, at: Date): Promise<void> {
  await db.run(sql`update releases set next_check_at = ${at} where id = ${id}`)
}

export async function hasOpenRelease(db: Db, payeeId: number, shareIds: readonly number[]): Promise<boolean> {
  const row = await db.maybe(sql`
    select 1 from releases where booking_id is not null and (payee_id = ${payeeId} or sharer_id = any(${[...shareIds]}::bigint[])) and state in ('asked', 'approved', 'sent', 'unknown') limit 1`)
  return row !== undefined
}

/** For the copy of a person's data. */
export function findReleasesForCopy(db: Db, userId: number): Promise<Record<string, unknown>[]> {
  return db.many(sql`
    select r.id, r.booking_id, r.hire_id, p.title, r.state, r.amount_paise, case when r.payee_id = ${userId} then r.account_shown end as account,
      case when r.payee_id = ${userId} then 'payee' else 'payer' end as side, r.asked_at, r.changed_at
    from releases r left join bookings b on b.id = r.booking_id left join properties p on p.id = b.property_id
    where r.payer_id = ${userId} or r.payee_id = ${userId} order by r.id`)
}

/** Where it went is the payee's own. */
export async function eraseReleases(db: Db, userId: number): Promise<void> {
  await db.run(sql`
    update releases set account_shown = null, account_hash = null where payee_id = ${userId} and account_shown is not null`)
}
