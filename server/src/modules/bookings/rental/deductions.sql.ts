import {
  type DeductionAct,
  type DeductionKind,
  type DeductionState,
  deductionGraph,
} from '@properysearch/contract/bookings/rental'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import { move } from '../../../platform/move.ts'

export interface DeductionRow {
  id: number
  bookingId: number
  kind: DeductionKind
  amountPaise: number
  note: string
  state: DeductionState
  answer: string | null
  proposedAt: Date
  /** By a decision, of the amount. */
  keptPaise: number | null
}

const columns = sql`d.id, d.booking_id, d.kind, d.amount_paise, d.note, d.state, d.answer, d.proposed_at, d.kept_paise`

export function findDeductions(db: Db, bookingId: number): Promise<DeductionRow[]> {
  return db.many(sql`select ${columns} from rental_deductions d where d.booking_id = ${bookingId} order by d.id`)
}

export function findDeduction(db: Db, id: number): Promise<DeductionRow | undefined> {
  return db.maybe(sql`select ${columns} from rental_deductions d where d.id = ${id}`)
}

/** Undefined when open rent is proposed already. */
export function insertDeduction(
  db: Db,
  row: Pick<DeductionRow, 'bookingId' | 'kind' | 'amountPaise' | 'note'> & { now: Date },
): Promise<{ id: number } | undefined> {
  return db.maybe(sql`
    insert into rental_deductions (booking_id, kind, amount_paise, note, proposed_at, changed_at)
    values (${row.bookingId}, ${row.kind}, ${row.amountPaise}, ${row.note}, ${row.now}, ${row.now})
    on conflict do nothing returning id`)
}

interface Step {
  act: DeductionAct
  by: 'buyer' | 'seller' | 'admin'
  byUser: number
  answer?: string
  amountPaise?: number
  keptPaise?: number
  reasons?: readonly string[]
}

/** False when it is no longer where the act begins. */
export async function moveDeduction(
  db: Db,
  id: number,
  { answer, amountPaise, keptPaise, reasons = answer ? [answer] : [], ...step }: Step,
  now: Date,
): Promise<boolean> {
  const alsoSet = sql`, changed_at = ${now} ${answer ? sql`, answer = ${answer}` : sql``}
    ${amountPaise ? sql`, amount_paise = ${amountPaise}` : sql``}
    ${keptPaise === undefined ? sql`` : sql`, kept_paise = ${keptPaise}`}`
  const life = { graph: deductionGraph, table: sql`rental_deductions` }
  return (await move(db, life, { id, ...step, reasons, alsoSet }, now)) !== undefined
}
