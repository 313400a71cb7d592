import type { ReleaseState } from '@properysearch/contract/releases/facts'
import type { PayoutFigures } from '@properysearch/contract/releases/payout'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface PayoutRow {
  hireId: number
  releaseId: number
  feePaise: number
  gstPaise: number
  tcsPaise: number
  tdsPaise: number
  ourFeePaise: number
  ourCgstPaise: number
  ourSgstPaise: number
  ourIgstPaise: number
  payoutPaise: number
  /** Null of the first ones. */
  placeOfSupply: string | null
  paidAt: Date | null
  releaseState: ReleaseState
  releaseAccount: string | null
}

const columns = sql`y.hire_id, y.release_id, y.fee_paise, y.gst_paise, y.tcs_paise, y.tds_paise, y.our_fee_paise,
  y.our_cgst_paise, y.our_sgst_paise, y.our_igst_paise, y.payout_paise, y.place_of_supply, y.paid_at, r.state as release_state,
  r.account_shown as release_account`
const from = sql`from hire_payouts y join releases r on r.id = y.release_id`

export async function insertPayout(
  db: Db,
  row: { hireId: number; releaseId: number; figures: PayoutFigures; placeOfSupply: string; now: Date },
): Promise<void> {
  const { figures } = row
  const { ourFee } = figures
  await db.run(sql`
    insert into hire_payouts (hire_id, release_id, fee_paise, gst_paise, tcs_paise, tds_paise, our_fee_paise,
      our_cgst_paise, our_sgst_paise, our_igst_paise, payout_paise, place_of_supply, made_at)
    values (${row.hireId}, ${row.releaseId}, ${figures.feePaise}, ${figures.gstPaise}, ${figures.tcsPaise},
      ${figures.tdsPaise}, ${ourFee.taxablePaise}, ${ourFee.cgstPaise}, ${ourFee.sgstPaise}, ${ourFee.igstPaise},
      ${figures.payoutPaise}, ${row.placeOfSupply}, ${row.now})`)
}

export function findPayouts(db: Db, hireIds: readonly number[]): Promise<PayoutRow[]> {
  return db.many(sql`select ${columns} ${from} where y.hire_id = any(${hireIds}::bigint[])`)
}

export function findPayoutOfRelease(db: Db, releaseId: number): Promise<PayoutRow | undefined> {
  return db.maybe(sql`select ${columns} ${from} where y.release_id = ${releaseId}`)
}

/** True for one caller. */
export async function markPaidOut(db: Db, hireId: number, now: Date): Promise<boolean> {
  const count = await db.run(sql`
    update hire_payouts set paid_at = ${now} where hire_id = ${hireId} and paid_at is null`)
  return count === 1
}

/** A fee is theirs, and has not reached them yet. */
export async function hasPayoutUnderWay(db: Db, professionalId: number): Promise<boolean> {
  const row = await db.maybe(sql`
    select from hire_payouts y join releases r on r.id = y.release_id
    where r.payee_id = ${professionalId} and y.paid_at is null limit 1`)
  return row !== undefined
}

/** What of these orders went back to their payer. */
export async function findRefunded(db: Db, orderIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.many<{ id: number; paise: number }>(sql`
    select id, refunded_paise as paise from orders where id = any(${orderIds}::bigint[])`)
  return new Map(rows.map(({ id, paise }) => [id, paise]))
}
