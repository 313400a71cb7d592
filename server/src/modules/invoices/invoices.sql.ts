import type { Tax } from '@properysearch/contract/values/gst'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { NewInvoice } from './issue-invoice.ts'

/** The next number of a series. Its row stays locked until the transaction ends, and goes back with it. */
export function drawSerial(series: 'PS' | 'CN' | 'RC', financialYear: string): Sql {
  return sql`
    insert into invoice_series as counter (series, financial_year, last_serial) values (${series}, ${financialYear}, 1)
    on conflict (series, financial_year) do update set last_serial = counter.last_serial + 1
    returning last_serial`
}

export function findNumber(
  db: Db,
  { orderId, releaseId }: Pick<NewInvoice, 'orderId' | 'releaseId'>,
): Promise<{ id: number; number: string } | undefined> {
  const where = orderId === null ? sql`release_id = ${releaseId ?? null}` : sql`order_id = ${orderId}`
  return db.maybe(sql`select id, number from invoices where ${where}`)
}

export function insertInvoice(
  db: Db,
  invoice: NewInvoice & { financialYear: string; gstPercent: number },
): Promise<{ id: number; number: string }> {
  const { supplier, recipient, line, tax } = invoice
  return db.one(sql`
    with drawn as (${drawSerial('PS', invoice.financialYear)})
    insert into invoices (financial_year, serial, order_id, release_id, user_id, issued_at, supplier_name, supplier_address,
      supplier_state, supplier_gstin, is_sample, recipient_name, recipient_address, recipient_city, recipient_state,
      recipient_gstin, place_of_supply, title, sac, gst_percent, taxable_paise, cgst_paise, sgst_paise, igst_paise,
      total_paise, paid_by)
    select ${invoice.financialYear}, drawn.last_serial, ${invoice.orderId}, ${invoice.releaseId ?? null}, ${recipient.userId}, ${invoice.at},
      ${supplier.name}, ${supplier.address}, ${supplier.state}, ${supplier.gstin}, ${supplier.isSample},
      ${recipient.name}, ${recipient.address}, ${recipient.city}, ${recipient.state}, ${recipient.gstin},
      ${invoice.placeOfSupply}, ${line.title}, ${line.sac}, ${invoice.gstPercent}, ${tax.taxablePaise},
      ${tax.cgstPaise}, ${tax.sgstPaise}, ${tax.igstPaise}, ${tax.totalPaise}, ${invoice.paidBy}
    from drawn returning id, number`)
}

export interface InvoiceRow extends Tax {
  id: number
  number: string
  orderId: number | null
  issuedAt: Date
  supplierName: string
  supplierAddress: string
  supplierState: string
  supplierGstin: string
  isSample: boolean
  recipientName: string
  recipientAddress: string
  recipientCity: string
  recipientState: string
  recipientGstin: string | null
  placeOfSupply: string
  title: string
  sac: string
  gstPercent: number
  paidBy: string
}

const columns = sql`id, number, order_id, issued_at, supplier_name, supplier_address, supplier_state, supplier_gstin,
  is_sample, recipient_name, recipient_address, recipient_city, recipient_state, recipient_gstin, place_of_supply, title,
  sac, gst_percent::float8 as gst_percent, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise, paid_by`

/** The payer's own; the back office sees every one. */
export function findInvoice(db: Db, id: number, reader: { id: number; role: string }): Promise<InvoiceRow | undefined> {
  return db.maybe(sql`
    select ${columns} from invoices where id = ${id} and (user_id = ${reader.id} or ${reader.role === 'admin'})`)
}

/** Newest first; without a page, all of them. */
export function findInvoicesOf(
  db: Db,
  userId: number,
  page: { limit: number | null; offset: number } = { limit: null, offset: 0 },
): Promise<InvoiceRow[]> {
  return db.many(sql`
    select ${columns} from invoices where user_id = ${userId} order by id desc limit ${page.limit} offset ${page.offset}`)
}

export async function countInvoicesOf(db: Db, userId: number): Promise<number> {
  return (await db.one<{ total: number }>(sql`select count(*) as total from invoices where user_id = ${userId}`)).total
}
