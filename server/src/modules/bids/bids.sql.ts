import { type BidMode, type BidState, bidGraph, openBidStates } from '@properysearch/contract/bids/facts'
import type { ActorOf } from '@properysearch/contract/kernel/state-graph'
import type { PropertyState, Subcategory } from '@properysearch/contract/listings/facts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { type Move, move } from '../../platform/move.ts'

const bidLife = { graph: bidGraph, table: sql`bids` }
const isOpen = sql`state = any(${openBidStates}::text[])`

export interface OfferRow {
  byOwner: boolean
  amountPaise: number
  note: string | null
  /** As the database writes it into JSON. */
  at: string
}

export interface BidRow {
  id: number
  propertyId: number
  buyerId: number
  ownerId: number
  state: BidState
  amountPaise: number
  note: string | null
  counterPaise: number | null
  counterNote: string | null
  agreedPaise: number | null
  createdAt: Date
  changedAt: Date
  expiresAt: Date
  offers: OfferRow[]
  propertyState: PropertyState
  /** Another bid for the listing that is accepted. */
  rival: { firstname: string; lastname: string; agreedPaise: number; expiresAt: string } | null
}

const columns = sql`b.id, b.property_id, b.buyer_id, p.owner_id, b.state, b.amount_paise, b.note, b.counter_paise,
  b.counter_note, b.agreed_paise, b.created_at, b.changed_at, b.expires_at,
  (select json_agg(json_build_object('byOwner', o.by_owner, 'amountPaise', o.amount_paise, 'note', o.note, 'at', o.at)
    order by o.id) from bid_offers o where o.bid_id = b.id) as offers,
  p.state as property_state,
  (select json_build_object('firstname', u.firstname, 'lastname', u.lastname, 'agreedPaise', r.agreed_paise,
    'expiresAt', r.expires_at) from bids r join users u on u.id = r.buyer_id
    where r.property_id = b.property_id and r.state = 'accepted' and r.id <> b.id) as rival`
const from = sql`from bids b join properties p on p.id = b.property_id`

/** A bid that this person made or that was made for a listing of theirs; locked until the transaction ends. */
export function lockBid(db: Db, id: number, userId: number): Promise<BidRow | undefined> {
  return db.maybe(sql`
    select ${columns} ${from} where b.id = ${id} and (b.buyer_id = ${userId} or p.owner_id = ${userId})
    for no key update of b`)
}

export async function findPropertyOfBid(db: Db, id: number): Promise<number | undefined> {
  const row = await db.maybe<{ propertyId: number }>(sql`select property_id from bids where id = ${id}`)
  return row?.propertyId
}

export function findBid(db: Db, id: number): Promise<BidRow> {
  return db.one(sql`select ${columns} ${from} where b.id = ${id}`)
}

/** The one bid of theirs that is still open; locked until the transaction ends. */
export function lockOpenBid(db: Db, propertyId: number, buyerId: number): Promise<BidRow | undefined> {
  return db.maybe(sql`
    select ${columns} ${from} where b.property_id = ${propertyId} and b.buyer_id = ${buyerId} and b.${isOpen}
    for no key update of b`)
}

export async function countOpenBids(db: Db, buyerId: number): Promise<number> {
  const { n } = await db.one<{ n: number }>(sql`
    select count(*)::int as n from bids where buyer_id = ${buyerId} and ${isOpen}`)
  return n
}

interface Offer {
  amountPaise: number
  note: string | null
  now: Date
  expiresAt: Date
}

/** Undefined when a bid of theirs for it is open already, or when they have as many as one may. Whoever bids again keeps the number that others know them by. */
export async function insertBid(
  db: Db,
  bid: Offer & { propertyId: number; buyerId: number; most: number },
): Promise<{ id: number } | undefined> {
  return db.maybe(sql`
    with made as (
      insert into bids (property_id, buyer_id, number, amount_paise, note, created_at, changed_at, expires_at)
      select ${bid.propertyId}, ${bid.buyerId},
        coalesce((select number from bids where property_id = ${bid.propertyId} and buyer_id = ${bid.buyerId} limit 1),
          (select coalesce(max(number), 0) + 1 from bids where property_id = ${bid.propertyId})),
        ${bid.amountPaise}::bigint, ${bid.note}::text, ${bid.now}::timestamptz, ${bid.now}::timestamptz,
        ${bid.expiresAt}::timestamptz
      where (select count(*) from bids where buyer_id = ${bid.buyerId} and ${isOpen}) < ${bid.most}
      on conflict (property_id, buyer_id) where state in ('pending', 'countered', 'accepted') do nothing returning id)
    insert into bid_offers (bid_id, by_owner, amount_paise, note, at)
    select id, false, ${bid.amountPaise}, ${bid.note}, ${bid.now} from made returning bid_id as id`)
}

type BidMove = Move<ActorOf<typeof bidGraph>, keyof (typeof bidGraph)['acts']>

/** False when the bid is no longer where the act begins. */
export async function moveBid(db: Db, step: BidMove & { set?: Sql }, now: Date): Promise<boolean> {
  const { set = sql``, ...rest } = step
  return (await move(db, bidLife, { ...rest, alsoSet: sql`, changed_at = ${now} ${set}` }, now)) !== undefined
}

export function setOffer({ amountPaise, note, expiresAt }: Offer): Sql {
  return sql`, amount_paise = ${amountPaise}, note = ${note}, counter_paise = null, counter_note = null,
    expires_at = ${expiresAt}`
}

export function setCounter({ amountPaise, note, expiresAt }: Offer): Sql {
  return sql`, counter_paise = ${amountPaise}, counter_note = ${note}, expires_at = ${expiresAt}`
}

export function setAgreed(agreedPaise: number, expiresAt: Date): Sql {
  return sql`, agreed_paise = ${agreedPaise}, expires_at = ${expiresAt}`
}

export async function insertOffer(db: Db, bidId: number, byOwner: boolean, offer: Offer): Promise<void> {
  await db.run(sql`
    insert into bid_offers (bid_id, by_owner, amount_paise, note, at)
    values (${bidId}, ${byOwner}, ${offer.amountPaise}, ${offer.note}, ${offer.now})`)
}

interface Page {
  limit: number
  offset: number
}

/** As `hindranceOf` has it: where another bid is accepted, this one waits. */
const hasRival = (now: Date) => sql`exists (select from bids r where r.property_id = b.property_id
  and r.state = 'accepted' and r.expires_at > ${now} and r.id <> b.id)`

const myTurn: Record<'buyer' | 'owner', (now: Date) => Sql> = {
  buyer: (now) => sql`(b.state = 'accepted' or b.state = 'countered' and not ${hasRival(now)})`,
  owner: (now) => sql`(b.state = 'pending' and not ${hasRival(now)})`,
}

/** The place in `listGroups`, from 1. */
const groupFor = (side: 'buyer' | 'owner', now: Date) => sql`
  case when not b.${isOpen} or b.expires_at <= ${now} then 3
    when p.state = 'verified' and ${myTurn[side](now)} then 1 else 2 end`

export type GroupedRow = BidRow & { groupNumber: number }

export async function findBidsOf(
  db: Db,
  buyerId: number,
  page: Page & { now: Date },
): Promise<{ rows: GroupedRow[]; total: number }> {
  const rows = await db.many<GroupedRow>(sql`
    select ${columns}, ${groupFor('buyer', page.now)} as group_number ${from} where b.buyer_id = ${buyerId}
    order by group_number, b.id desc limit ${page.limit} offset ${page.offset}`)
  const { total } = await db.one<{ total: number }>(
    sql`select count(*)::int as total from bids where buyer_id = ${buyerId}`,
  )
  return { rows, total }
}

export type ReceivedRow = GroupedRow & { firstname: string; lastname: string; isVerified: boolean }

/** Those that wait for an answer first, the highest of each listing first. */
export async function findReceivedBids(
  db: Db,
  wanted: { ownerId: number; propertyId: number | null },
  page: Page & { now: Date },
): Promise<{ rows: ReceivedRow[]; total: number }> {
  const where = sql`where p.owner_id = ${wanted.ownerId}
    ${wanted.propertyId === null ? sql`` : sql`and b.property_id = ${wanted.propertyId}`}`
  const rows = await db.many<ReceivedRow>(sql`
    select ${columns}, u.firstname, u.lastname, ${groupFor('owner', page.now)} as group_number,
      u.aadhaar_verified_at is not null or u.pan_verified_at is not null as is_verified
    ${from} join users u on u.id = b.buyer_id ${where}
    order by group_number, b.property_id desc, b.amount_paise desc, b.id desc
    limit ${page.limit} offset ${page.offset}`)
  const { total } = await db.one<{ total: number }>(sql`select count(*)::int as total ${from} ${where}`)
  return { rows, total }
}

export interface BidToAct {
  id: number
  propertyId: number
  state: 'pending' | 'countered' | 'accepted'
  /** What is to be answered, or was agreed. */
  paise: number
  expiresAt: Date
  subcategory: Subcategory | null
  bhk: number | null
  locality: string | null
}

/** Those in the first group of either list. */
export function findBidsToAct(db: Db, userId: number, now: Date): Promise<BidToAct[]> {
  const isMine = sql`(p.owner_id = ${userId} and ${myTurn.owner(now)} or b.buyer_id = ${userId} and ${myTurn.buyer(now)})`
  return db.many(sql`
    select b.id, b.property_id, b.state, coalesce(b.agreed_paise, b.counter_paise, b.amount_paise) as paise,
      b.expires_at, p.subcategory, p.bhk, p.locality
    ${from} where ${isMine} and b.expires_at > ${now} and p.state = 'verified' order by b.expires_at limit 50`)
}

export interface StandingRow {
  id: number
  buyerId: number
  number: number
  amountPaise: number
}

/** The open bids for a listing, highest first; of equal ones the earlier. */
export function findStandingBids(db: Db, propertyId: number): Promise<StandingRow[]> {
  return db.many(sql`
    select id, buyer_id, number, amount_paise from bids where property_id = ${propertyId} and ${isOpen}
    order by amount_paise desc, id limit 200`)
}

/** The newest of theirs, whatever became of it. */
export function findLastBid(db: Db, propertyId: number, buyerId: number): Promise<BidRow | undefined> {
  return db.maybe(sql`
    select ${columns} ${from} where b.property_id = ${propertyId} and b.buyer_id = ${buyerId} order by b.id desc limit 1`)
}

export async function findMode(db: Db, propertyId: number): Promise<BidMode> {
  const row = await db.maybe<{ mode: BidMode }>(sql`select mode from bid_modes where property_id = ${propertyId}`)
  return row?.mode ?? 'sealed'
}

export async function setMode(db: Db, propertyId: number, mode: BidMode, now: Date): Promise<void> {
  await db.run(sql`
    insert into bid_modes (property_id, mode, changed_at) values (${propertyId}, ${mode}, ${now})
    on conflict (property_id) do update set mode = excluded.mode, changed_at = excluded.changed_at`)
}

/** Whose time is over; those that somebody else is working on are left for the next time. */
export function lockExpired(db: Db, now: Date, limit: number): Promise<BidRow[]> {
  return db.many(sql`
    select ${columns} ${from} where b.${isOpen} and b.expires_at <= ${now}
    order by b.expires_at limit ${limit} for no key update of b skip locked`)
}

export interface AcceptedBid {
  id: number
  buyerId: number
  agreedPaise: number
  expiresAt: Date
}

/** The bid whose price is kept for its buyer now; also for statements of others. */
export function acceptedBidOf(propertyId: number | Sql, now: Date): Sql {
  return sql`select id, buyer_id, agreed_paise, expires_at from bids
    where property_id = ${propertyId} and state = 'accepted' and expires_at > ${now}`
}

export function findAcceptedBid(db: Db, propertyId: number, now: Date): Promise<AcceptedBid | undefined> {
  return db.maybe(acceptedBidOf(propertyId, now))
}

/** Those with an open bid for it. */
export async function findOtherBidders(db: Db, propertyId: number, buyerId: number): Promise<number[]> {
  const rows = await db.many<{ buyerId: number }>(sql`
    select buyer_id from bids where property_id = ${propertyId} and ${isOpen} and buyer_id <> ${buyerId}`)
  return rows.map((row) => row.buyerId)
}

export async function countWaiting(db: Db, ownerId: number): Promise<number> {
  const { n } = await db.one<{ n: number }>(sql`
    select count(*)::int as n ${from} where p.owner_id = ${ownerId} and b.state = 'pending'`)
  return n
}

/** For each of these listings, how many bids wait or hold a price. */
export async function countBids(db: Db, propertyIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.many<{ propertyId: number; n: number }>(sql`
    select property_id, count(*)::int as n from bids where property_id = any(${propertyIds}) and ${isOpen}
    group by property_id`)
  return new Map(rows.map((row) => [row.propertyId, row.n]))
}

/** For the copy of a person's data. */
export function findBidsForCopy(db: Db, userId: number): Promise<Record<string, unknown>[]> {
  return db.many(sql`
    select b.id, b.property_id, p.title, b.state, b.amount_paise, b.note, b.agreed_paise, b.created_at, b.changed_at,
      (select json_agg(json_build_object('amountPaise', o.amount_paise, 'note', o.note, 'at', o.at) order by o.id)
        from bid_offers o where o.bid_id = b.id and not o.by_owner) as offers
    ${from} where b.buyer_id = ${userId} order by b.id`)
}

/** Their own bids go; what they wrote to others' bids goes too, but not the amounts the others were offered. */
export async function eraseBids(db: Db, userId: number): Promise<void> {
  await db.run(sql`delete from bids where buyer_id = ${userId}`)
  await db.run(sql`
    update bid_offers o set note = null from bids b join properties p on p.id = b.property_id
    where o.bid_id = b.id and p.owner_id = ${userId} and o.by_owner and o.note is not null`)
  await db.run(sql`
    update bids b set counter_note = null from properties p
    where p.id = b.property_id and p.owner_id = ${userId} and b.counter_note is not null`)
}
