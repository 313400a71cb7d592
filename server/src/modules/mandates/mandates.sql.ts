import type { BookingSide } from '@properysearch/contract/bookings/facts'
import type { ActOf, ActorOf } from '@properysearch/contract/kernel/state-graph'
import { type CommissionPart, type MandateState, mandateGraph } from '@properysearch/contract/mandates/facts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { type Move, move } from '../../platform/move.ts'

export interface MandateRow {
  id: number
  bookingId: number
  side: BookingSide
  clientId: number
  agentId: number
  state: MandateState
  rate: number | null
  amountPaise: number | null
  agreementShare: number
  expiresOn: string
  isRegistered: boolean | null
  gstin: string | null
  isIndividual: boolean | null
  invitedAt: Date
  changedAt: Date
  toldParts: CommissionPart[]
  agentFirstname: string
  agentLastname: string
  agentIsVerified: boolean
  reraNumber: string | null
  clientFirstname: string
  clientLastname: string
  clientIsVerified: boolean
  /** The same agent represents the other side, now. */
  servesBoth: boolean
}

const columns = sql`m.id, m.booking_id, m.side, m.client_id, m.agent_id, m.state, m.rate, m.amount_paise,
  m.agreement_share, m.expires_on::text, m.is_registered, m.gstin, m.is_individual, m.invited_at, m.changed_at,
  m.told_parts, u.firstname as agent_firstname, u.lastname as agent_lastname,
  u.aadhaar_verified_at is not null or u.pan_verified_at is not null as agent_is_verified, 
  case when d.state = 'verified' then d.number end as rera_number,
  client.firstname as client_firstname, client.lastname as client_lastname,
  client.aadhaar_verified_at is not null or client.pan_verified_at is not null as client_is_verified,
  exists (select from mandates o where o.booking_id = m.booking_id and o.side <> m.side and o.agent_id = m.agent_id
    and o.state in ('invited', 'accepted')) as serves_both`
const from = sql`from mandates m join users u on u.id = m.agent_id join users client on client.id = m.client_id
  left join professional_details d on d.user_id = m.agent_id`

export type NewMandate = Pick<
  MandateRow,
  'bookingId' | 'side' | 'clientId' | 'agentId' | 'rate' | 'amountPaise' | 'agreementShare' | 'expiresOn'
> & { now: Date }

/** Undefined when the side has an agent, or has invited one. */
export function insertMandate(db: Db, row: NewMandate): Promise<{ id: number } | undefined> {
  return db.maybe(sql`
    insert into mandates (booking_id, side, client_id, agent_id, rate, amount_paise, agreement_share, expires_on,
      invited_at, changed_at)
    values (${row.bookingId}, ${row.side}, ${row.clientId}, ${row.agentId}, ${row.rate}, ${row.amountPaise},
      ${row.agreementShare}, ${row.expiresOn}, ${row.now}, ${row.now})
    on conflict (booking_id, side) where state in ('invited', 'accepted') do nothing returning id`)
}

/** For its client and its agent alone. */
export function findMandate(db: Db, id: number, userId: number): Promise<MandateRow | undefined> {
  return db.maybe(sql`
    select ${columns} ${from} where m.id = ${id} and (m.client_id = ${userId} or m.agent_id = ${userId})`)
}

export function lockMandate(db: Db, id: number): Promise<MandateRow | undefined> {
  return db.maybe(sql`select ${columns} ${from} where m.id = ${id} for no key update of m`)
}

/** Of a deal, the newest first: all of one's own side, and of the other side who represents it now. */
export function findMandatesOf(db: Db, bookingId: number, userId: number): Promise<MandateRow[]> {
  return db.many(sql`
    select ${columns} ${from} where m.booking_id = ${bookingId} and (m.client_id = ${userId} or m.state = 'accepted')
    order by m.id desc limit 50`)
}

/** What an agent can look at: invitations that wait, mandates in force, and those with something asked or paid. */
const isSeen = sql`(m.state in ('invited', 'accepted', 'expired') or exists (select from commissions c
  where c.mandate_id = m.id and c.state in ('recorded', 'paid')))`

export async function findMandatesOfAgent(
  db: Db,
  agentId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: MandateRow[]; total: number }> {
  const rows = await db.many<MandateRow>(sql`
    select ${columns} ${from} where m.agent_id = ${agentId} and ${isSeen}
    order by m.id desc limit ${limit} offset ${offset}`)
  const { total } = await db.one<{ total: number }>(
    sql`select count(*)::int as total from mandates m where m.agent_id = ${agentId} and ${isSeen}`,
  )
  return { rows, total }
}

type MandateMove = Move<ActorOf<typeof mandateGraph>, ActOf<typeof mandateGraph>>

/** False when the mandate is no longer where the act begins. */
export async function moveMandate(db: Db, step: MandateMove, now: Date): Promise<boolean> {
  const life = { graph: mandateGraph, table: sql`mandates` }
  const alsoSet = sql`, changed_at = ${now} ${step.alsoSet ?? sql``}`
  return (await move(db, life, { ...step, alsoSet }, now)) !== undefined
}

export const taxedAs = (tax: { gstin: string | null; isIndividual: boolean }): Sql =>
  sql`, is_registered = ${tax.gstin !== null}, gstin = ${tax.gstin}, is_individual = ${tax.isIndividual}`

/** Invited or in force, as many as one round takes; in turn. */
export function findOpenMandates(
  db: Db,
  afterId: number,
): Promise<{ id: number; clientId: number; bookingId: number }[]> {
  return db.many(sql`
    select id, client_id, booking_id from mandates where state in ('invited', 'accepted') and id > ${afterId}
    order by id limit 500`)
}

/** Of somebody who leaves, on either side of it. */
export function findOpenMandatesOf(
  db: Db,
  userId: number,
): Promise<{ id: number; clientId: number; bookingId: number }[]> {
  return db.many(sql`
    select id, client_id, booking_id from mandates
    where (agent_id = ${userId} or client_id = ${userId}) and state in ('invited', 'accepted') order by booking_id, id`)
}

/** Whom an agent represents now, in deals that have not ended; the newest. */
export function findRepresented(
  db: Db,
  agentId: number,
): Promise<{ id: number; clientId: number; bookingId: number; clientFirstname: string }[]> {
  return db.many(sql`
    select m.id, m.client_id, m.booking_id, u.firstname as client_firstname from mandates m
      join users u on u.id = m.client_id join bookings b on b.id = m.booking_id
    where m.agent_id = ${agentId} and m.state = 'accepted' and b.ended_at is null order by m.id desc limit 20`)
}

/** True for one caller. */
export async function markTold(db: Db, id: number, part: CommissionPart): Promise<boolean> {
  const count = await db.run(sql`
    update mandates set told_parts = told_parts || ${part}::text where id = ${id} and not ${part} = any(told_parts)`)
  return count === 1
}

export async function countInvitations(db: Db, agentId: number): Promise<number> {
  const { n } = await db.one<{ n: number }>(
    sql`select count(*)::int as n from mandates where agent_id = ${agentId} and state = 'invited'`,
  )
  return n
}

/** For the copy of a person's data. */
export function findMandatesForCopy(db: Db, userId: number): Promise<Record<string, unknown>[]> {
  return db.many(sql`
    select m.id, m.booking_id, m.side, m.state, case when m.agent_id = ${userId} then 'agent' else 'client' end as as,
      m.rate, m.amount_paise, m.agreement_share, m.expires_on::text, m.is_registered,
      case when m.agent_id = ${userId} then m.gstin end as gstin, m.invited_at, m.changed_at,
      (select coalesce(json_agg(json_build_object('part', c.part, 'state', c.state, 'means', c.means,
        'fee_paise', c.fee_paise, 'gst_paise', c.gst_paise, 'payout_paise', c.payout_paise, 'asked_at', c.asked_at,
        'paid_on', c.paid_on) order by c.id), '[]') from commissions c where c.mandate_id = m.id) as commissions
    from mandates m where m.agent_id = ${userId} or m.client_id = ${userId} order by m.id`)
}

export async function eraseMandates(db: Db, agentId: number): Promise<void> {
  await db.run(sql`update mandates set gstin = null where agent_id = ${agentId} and gstin is not null`)
}
