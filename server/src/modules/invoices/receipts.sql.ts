import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { drawSerial } from './invoices.sql.ts'
import type { NewReceipt } from './issue-receipt.ts'

export interface ReceiptRow {
  id: number
  number: string
  orderId: number
  issuedAt: Date
  issuerName: string
  isSample: boolean
  payerName: string
  title: string
  heldForWhom: string
  partner: string
  amountPaise: number
  paidBy: string
}

export function findReceiptOfOrder(db: Db, orderId: number): Promise<{ id: number; number: string } | undefined> {
  return db.maybe(sql`select id, number from receipts where order_id = ${orderId}`)
}

export function insertReceipt(
  db: Db,
  receipt: NewReceipt & { financialYear: string },
): Promise<{ id: number; number: string }> {
  return db.one(sql`
    with drawn as (${drawSerial('RC', receipt.financialYear)})
    insert into receipts (financial_year, serial, order_id, user_id, issued_at, issuer_name, is_sample, payer_name, title,
      held_for_whom, partner, amount_paise, paid_by)
    select ${receipt.financialYear}, drawn.last_serial, ${receipt.orderId}, ${receipt.payer.userId}, ${receipt.at},
      ${receipt.issuer.name}, ${receipt.issuer.isSample}, ${receipt.payer.name}, ${receipt.title},
      ${receipt.heldForWhom}, ${receipt.partner}, ${receipt.amountPaise}, ${receipt.paidBy}
    from drawn returning id, number`)
}

const columns = sql`id, number, order_id, issued_at, issuer_name, is_sample, payer_name, title, held_for_whom, partner,
  amount_paise, paid_by`

/** The payer's own; the back office sees every one. */
export function findReceipt(db: Db, id: number, reader: { id: number; role: string }): Promise<ReceiptRow | undefined> {
  return db.maybe(sql`
    select ${columns} from receipts where id = ${id} and (user_id = ${reader.id} or ${reader.role === 'admin'})`)
}

export function findReceiptsOf(db: Db, userId: number): Promise<ReceiptRow[]> {
  return db.many(sql`select ${columns} from receipts where user_id = ${userId} order by id desc`)
}
