import type { Tax } from '@properysearch/contract/values/gst'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { drawSerial } from './invoices.sql.ts'

/** Whoever credits the same invoice waits. */
export function lockInvoiceTax(db: Db, invoiceId: number): Promise<Tax | undefined> {
  return db.maybe(sql`
    select taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise from invoices where id = ${invoiceId} for update`)
}

export function sumCredited(db: Db, invoiceId: number): Promise<Tax> {
  return db.one(sql`
    select coalesce(sum(taxable_paise), 0)::bigint as taxable_paise, coalesce(sum(cgst_paise), 0)::bigint as cgst_paise,
      coalesce(sum(sgst_paise), 0)::bigint as sgst_paise, coalesce(sum(igst_paise), 0)::bigint as igst_paise,
      coalesce(sum(total_paise), 0)::bigint as total_paise
    from credit_notes where invoice_id = ${invoiceId}`)
}

export function insertCreditNote(
  db: Db,
  note: { invoiceId: number; at: Date; reason: string; financialYear: string; tax: Tax },
): Promise<{ id: number; number: string }> {
  const { tax } = note
  return db.one(sql`
    with drawn as (${drawSerial('CN', note.financialYear)})
    insert into credit_notes (financial_year, serial, invoice_id, issued_at, reason, taxable_paise, cgst_paise, sgst_paise,
      igst_paise, total_paise)
    select ${note.financialYear}, drawn.last_serial, ${note.invoiceId}, ${note.at}, ${note.reason}, ${tax.taxablePaise},
      ${tax.cgstPaise}, ${tax.sgstPaise}, ${tax.igstPaise}, ${tax.totalPaise}
    from drawn returning id, number`)
}

export interface CreditNoteRow extends Tax {
  id: number
  number: string
  invoiceId: number
  issuedAt: Date
  reason: string
}

export function findCreditNotes(db: Db, invoiceIds: readonly number[]): Promise<CreditNoteRow[]> {
  return db.many(sql`
    select id, number, invoice_id, issued_at, reason, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise
    from credit_notes where invoice_id = any (${invoiceIds}) order by id`)
}
