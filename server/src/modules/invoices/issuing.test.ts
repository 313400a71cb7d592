import { type Tax, taxOf } from '@properysearch/contract/values/gst'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser } from '../../../test/factories.ts'
import { newInvoice } from '../../../test/invoice-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../context.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { limits } from '../../platform/db/limits.ts'
import { sql } from '../../platform/db/sql.ts'
import { issueCreditNote, issueInvoice } from './index.ts'

let app: TestApp
let userId: number
beforeAll(async () => {
  app = await createTestApp()
  userId = (await createUser(app)).user.id
})
afterAll(() => app.close())

const at = (text: string) => new Date(text)
const serialsOf = (year: string) =>
  app.db.many<{ serial: number }>(sql`select serial from invoices where financial_year = ${year} order by serial`)
const noteOf = (id: number) =>
  app.db.one<Tax>(sql`
    select taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise from credit_notes where id = ${id}`)

test('numbers begin again on 1 April, at midnight in India', async () => {
  const numbers: string[] = []
  for (const moment of [
    '2031-03-31T18:29:59Z',
    '2031-03-31T18:30:00Z',
    '2032-03-31T18:29:59Z',
    '2099-12-31T00:00:00Z',
  ]) {
    numbers.push((await issueInvoice(app.db, newInvoice(app, { userId, at: at(moment) }))).number)
  }
  expect(numbers).toEqual(['PS/30-31/000001', 'PS/31-32/000001', 'PS/31-32/000002', 'PS/99-00/000001'])
})

test('an order has one invoice, however often it is asked for', async () => {
  const invoice = newInvoice(app, { userId })
  const first = await issueInvoice(app.db, invoice)
  expect(await issueInvoice(app.db, invoice)).toEqual(first)
})

test('no gap under sixteen clients, a third of whom change their mind', async () => {
  const db = openDatabase(app.config.databaseUrl ?? '', () => undefined, 16, limits.job)
  const when = at('2040-05-01T06:00:00Z')
  const turns = Array.from({ length: 160 }, (_, i) => i)
  let kept = 0
  const client = async () => {
    for (let turn = turns.pop(); turn !== undefined; turn = turns.pop()) {
      const isKept = turn % 3 !== 0
      await inTransaction({ db }, async (tx) => {
        await issueInvoice(tx.db, newInvoice(app, { userId, at: when }))
        if (!isKept) throw new Error('changed my mind')
      }).catch(() => undefined)
      if (isKept) kept += 1
    }
  }
  await Promise.all(Array.from({ length: 16 }, client))
  await db.close()
  const serials = (await serialsOf('40-41')).map((row) => row.serial)
  expect(serials).toEqual(Array.from({ length: kept }, (_, i) => i + 1))
  expect(kept).toBeGreaterThan(100)
})

test('two at once for one order: one invoice, no gap', async () => {
  const when = at('2041-05-01T06:00:00Z')
  const invoice = newInvoice(app, { userId, at: when })
  const both = await Promise.allSettled([issueInvoice(app.db, invoice), issueInvoice(app.db, invoice)])
  expect(both.some((result) => result.status === 'fulfilled')).toBe(true)
  await issueInvoice(app.db, newInvoice(app, { userId, at: when }))
  expect((await serialsOf('41-42')).map((row) => row.serial)).toEqual([1, 2])
})

test('credit notes have a series of their own, and parts add up to the invoice to the paisa', async () => {
  const tax = taxOf(999_99, 'Karnataka')
  const { id: invoiceId } = await issueInvoice(app.db, newInvoice(app, { userId, tax, placeOfSupply: 'Karnataka' }))
  const credit = (amountPaise: number) =>
    issueCreditNote(app.db, { invoiceId, at: at('2050-04-01T06:00:00Z'), reason: 'Not delivered', amountPaise })
  const notes = [await credit(333_33), await credit(333_33), await credit(tax.totalPaise - 666_66)]
  expect(notes.map((note) => note.number)).toEqual(['CN/50-51/000001', 'CN/50-51/000002', 'CN/50-51/000003'])
  const parts = await Promise.all(notes.map((note) => noteOf(note.id)))
  const sum = (of: (part: Tax) => number) => parts.reduce((before, part) => before + of(part), 0)
  expect([sum((part) => part.taxablePaise), sum((part) => part.igstPaise), sum((part) => part.totalPaise)]).toEqual([
    tax.taxablePaise,
    tax.igstPaise,
    tax.totalPaise,
  ])
  await expect(credit(100)).rejects.toThrow('more than is left')
})

test('two credit notes at once never give back more than was paid', async () => {
  const { id: invoiceId } = await issueInvoice(app.db, newInvoice(app, { userId }))
  const whole = { invoiceId, at: app.clock.now, reason: 'Paid twice', amountPaise: 118_00 }
  const both = await Promise.allSettled([issueCreditNote(app.db, whole), issueCreditNote(app.db, whole)])
  expect(both.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('refuses a credit of nothing, of too little, and on an invoice that does not exist', async () => {
  const { id: invoiceId } = await issueInvoice(app.db, newInvoice(app, { userId }))
  const credit = (amountPaise: number, of = invoiceId) =>
    issueCreditNote(app.db, { invoiceId: of, at: app.clock.now, reason: 'x', amountPaise })
  await expect(credit(0)).rejects.toThrow('paise')
  await expect(credit(1)).rejects.toThrow('at least ₹1')
  await expect(credit(117_50)).rejects.toThrow('at least ₹1')
  await expect(credit(100, 999_999)).rejects.toMatchObject({ code: 'not-found' })
})

test('refuses a tax of another amount and a place that is not a state', async () => {
  const tax = taxOf(5_00, 'Maharashtra')
  await expect(
    issueInvoice(app.db, {
      ...newInvoice(app, { userId }),
      line: { title: 'x', sac: '998599', taxablePaise: 4_00 },
      tax,
    }),
  ).rejects.toThrow('a different amount')
  await expect(issueInvoice(app.db, { ...newInvoice(app, { userId }), placeOfSupply: 'Atlantis' })).rejects.toThrow(
    'not a state',
  )
})

test('the database refuses to change or forget an invoice, a note or a number', async () => {
  const { id } = await issueInvoice(app.db, newInvoice(app, { userId }))
  await issueCreditNote(app.db, { invoiceId: id, at: app.clock.now, reason: 'x', amountPaise: 118_00 })
  for (const statement of [
    sql`update invoices set total_paise = 1 where id = ${id}`,
    sql`delete from invoices where id = ${id}`,
    sql`truncate invoices cascade`,
    sql`update credit_notes set reason = 'y'`,
    sql`delete from credit_notes`,
    sql`delete from invoice_series`,
  ]) {
    await expect(app.db.run(statement)).rejects.toThrow('kept as they were issued')
  }
  await expect(app.db.run(sql`update invoice_series set last_serial = last_serial + 2`)).rejects.toThrow(
    'goes on by one',
  )
  await expect(app.db.run(sql`update invoice_series set last_serial = last_serial - 1`)).rejects.toThrow(
    'goes on by one',
  )
})
