import type { ActOf, ActorOf } from '@properysearch/contract/kernel/state-graph'
import {
  type CommissionMeans,
  type CommissionPart,
  type CommissionState,
  commissionGraph,
} from '@properysearch/contract/mandates/facts'
import type { ReleaseState } from '@properysearch/contract/releases/facts'
import type { PayoutFigures } from '@properysearch/contract/releases/payout'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Move, move } from '../../platform/move.ts'

export interface CommissionRow {
  id: number
  mandateId: number
  part: CommissionPart
  means: CommissionMeans
  state: CommissionState
  feePaise: number
  gstPaise: number
  tcsPaise: number
  tdsPaise: number
  ourFeePaise: number
  ourCgstPaise: number
  ourSgstPaise: number
  ourIgstPaise: number
  payoutPaise: number
  releaseId: number | null
  askedAt: Date
  changedAt: Date
  reason: string | null
  reference: string | null
  paidOn: string | null
  recordedBy: number | null
  bookingId: number
  propertyId: number
  title: string
  side: 'buyer' | 'seller'
  clientId: number
  agentId: number
  agentFirstname: string
  agentLastname: string
  agentIsVerified: boolean
  releaseState: ReleaseState | null
  releaseAccount: string | null
}

const columns = sql`c.id, c.mandate_id, c.part, c.means, c.state, c.fee_paise, c.gst_paise, c.tcs_paise, c.tds_paise,
  c.our_fee_paise, c.our_cgst_paise, c.our_sgst_paise, c.our_igst_paise, c.payout_paise, c.release_id, c.asked_at,
  c.changed_at, c.reason, c.reference, c.paid_on::text, c.recorded_by, m.booking_id, b.property_id, p.title, m.side,
  m.client_id, m.agent_id, u.firstname as agent_firstname, u.lastname as agent_lastname,
  u.aadhaar_verified_at is not null or u.pan_verified_at is not null as agent_is_verified,
  r.state as release_state, r.account_shown as release_account`
const from = sql`from commissions c join mandates m on m.id = c.mandate_id join bookings b on b.id = m.booking_id
  join properties p on p.id = b.property_id join users u on u.id = m.agent_id left join releases r on r.id = c.release_id`

export type NewCommission = Pick<CommissionRow, 'mandateId' | 'part' | 'means'> & {
  figures: PayoutFigures
  key: string
  now: Date
}

/** Undefined when this part is asked for or paid already. */
export function insertCommission(db: Db, row: NewCommission): Promise<{ id: number } | undefined> {
  const { figures, now } = row
  const { ourFee } = figures
  return db.maybe(sql`
    insert into commissions (mandate_id, part, means, fee_paise, gst_paise, tcs_paise, tds_paise, our_fee_paise,
      our_cgst_paise, our_sgst_paise, our_igst_paise, payout_paise, key, asked_at, changed_at)
    values (${row.mandateId}, ${row.part}, ${row.means}, ${figures.feePaise}, ${figures.gstPaise}, ${figures.tcsPaise},
      ${figures.tdsPaise}, ${ourFee.taxablePaise}, ${ourFee.cgstPaise}, ${ourFee.sgstPaise}, ${ourFee.igstPaise},
      ${figures.payoutPaise}, ${row.key}, ${now}, ${now})
    on conflict do nothing returning id`)
}

export async function wasAsked(db: Db, mandateId: number, key: string): Promise<boolean> {
  return (await db.maybe(sql`select 1 from commissions where mandate_id = ${mandateId} and key = ${key}`)) !== undefined
}

export async function setRelease(db: Db, id: number, releaseId: number): Promise<void> {
  await db.run(sql`update commissions set release_id = ${releaseId} where id = ${id}`)
}

/** For its client and its agent alone. */
export function findCommission(db: Db, id: number, userId: number): Promise<CommissionRow | undefined> {
  return db.maybe(sql`
    select ${columns} ${from} where c.id = ${id} and (m.client_id = ${userId} or m.agent_id = ${userId})`)
}

export function findCommissionOfRelease(db: Db, releaseId: number): Promise<CommissionRow | undefined> {
  return db.maybe(sql`select ${columns} ${from} where c.release_id = ${releaseId}`)
}

export function lockCommission(db: Db, id: number): Promise<CommissionRow | undefined> {
  return db.maybe(sql`select ${columns} ${from} where c.id = ${id} for no key update of c`)
}

/** The newest first: of each part the first one counts. */
export function findCommissionsOf(db: Db, mandateIds: readonly number[]): Promise<CommissionRow[]> {
  return db.many(sql`
    select ${columns} ${from} where c.mandate_id = any(${mandateIds}::bigint[]) order by c.id desc limit 1000`)
}

export function findRequestsTo(db: Db, clientId: number, side: 'buyer' | 'seller'): Promise<CommissionRow[]> {
  return db.many(sql`
    select ${columns} ${from} where m.client_id = ${clientId} and m.side = ${side}
    order by c.state in ('asked', 'recorded') desc, c.id desc limit 200`)
}

/** Asked and neither approved nor paid yet, or recorded by the agent. */
export async function hasToAnswer(db: Db, clientId: number, side: 'buyer' | 'seller'): Promise<boolean> {
  const row = await db.maybe(sql`
    select 1 ${from} where m.client_id = ${clientId} and m.side = ${side}
      and (c.state = 'asked' and (c.release_id is null or r.state = 'asked')
        or c.state = 'recorded' and c.recorded_by = m.agent_id) limit 1`)
  return row !== undefined
}

/** What reached an agent through us since then, or is on its way, before GST. */
export async function sumFeesSince(db: Db, agentId: number, since: Date): Promise<number> {
  const { paise } = await db.one<{ paise: number }>(sql`
    select coalesce(sum(c.fee_paise), 0)::bigint as paise from commissions c join mandates m on m.id = c.mandate_id
    where m.agent_id = ${agentId} and c.means <> 'direct' and c.state in ('asked', 'paid') and c.asked_at >= ${since}`)
  return paise
}

export async function hasOpenCommission(db: Db, mandateId: number): Promise<boolean> {
  const row = await db.maybe(sql`
    select 1 from commissions where mandate_id = ${mandateId} and state in ('asked', 'recorded') limit 1`)
  return row !== undefined
}

type CommissionMove = Move<ActorOf<typeof commissionGraph>, ActOf<typeof commissionGraph>>

interface AlsoSet {
  reason?: string
  recorded?: { reference: string; paidOn: string; by: number }
}

/** False when the commission is no longer where the act begins. */
export async function moveCommission(
  db: Db,
  { set = {}, ...step }: CommissionMove & { set?: AlsoSet },
  now: Date,
): Promise<boolean> {
  const { reason, recorded } = set
  const alsoSet = sql`, changed_at = ${now} ${reason === undefined ? sql`` : sql`, reason = ${reason}`}
    ${recorded ? sql`, reference = ${recorded.reference}, paid_on = ${recorded.paidOn}, recorded_by = ${recorded.by}` : sql``}`
  return (await move(db, { graph: commissionGraph, table: sql`commissions` }, { ...step, alsoSet }, now)) !== undefined
}
