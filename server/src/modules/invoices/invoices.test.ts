import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { newInvoice } from '../../../test/invoice-factory.ts'
import { registerPerson } from '../../../test/people.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { issueCreditNote, issueInvoice } from './index.ts'

let app: TestApp
let payer: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  payer = await createUser(app)
})
afterAll(() => app.close())

const issue = (given: { userId?: number; placeOfSupply?: string; gstin?: string } = {}) =>
  issueInvoice(app.db, newInvoice(app, { userId: payer.user.id, ...given }))

test('shows every field of Rule 46 to the payer', async () => {
  const { id, number } = await issue({ gstin: '27AAPFU0939F1ZV' })
  const { data } = await payer.client.invoices.getInvoice({ id })
  expect(data).toEqual({
    id,
    number,
    issuedAt: app.clock.now.toISOString(),
    orderId: expect.any(Number),
    title: 'Owner contact of one property',
    supplier: {
      name: 'Properysearch (sample)',
      address: 'Sample House, Senapati Bapat Road, Pune 411016',
      gstin: '27AAAAA0000A1Z2',
      isSample: true,
      state: 'Maharashtra',
      code: '27',
    },
    recipient: {
      name: 'Asha Kulkarni',
      address: '12 Lane 5, Baner',
      city: 'Pune',
      state: 'Maharashtra',
      code: '27',
      gstin: '27AAPFU0939F1ZV',
    },
    placeOfSupply: { state: 'Maharashtra', code: '27' },
    sac: '998599',
    taxable: 100,
    taxes: [
      { name: 'CGST', percent: 9, amount: 9 },
      { name: 'SGST', percent: 9, amount: 9 },
    ],
    total: 118,
    totalInWords: 'Rupees One Hundred Eighteen Only',
    isReverseCharge: false,
    paidBy: 'UPI',
    credited: 0,
    creditNotes: [],
  })
  expect(number).toMatch(/^PS\/26-27\/\d{6}$/)
})

test('another state pays IGST; credit notes are shown with their invoice', async () => {
  const { id } = await issue({ placeOfSupply: 'Karnataka' })
  await issueCreditNote(app.db, { invoiceId: id, at: app.clock.now, reason: 'The owner had sold', amountPaise: 59_00 })
  const { data } = await payer.client.invoices.getInvoice({ id })
  expect(data.taxes).toEqual([{ name: 'IGST', percent: 18, amount: 18 }])
  expect(data.placeOfSupply).toEqual({ state: 'Karnataka', code: '29' })
  expect(data.credited).toBe(59)
  expect(data.creditNotes).toEqual([
    {
      id: expect.any(Number),
      number: expect.stringMatching(/^CN\/26-27\/\d{6}$/),
      issuedAt: app.clock.now.toISOString(),
      reason: 'The owner had sold',
      taxable: 50,
      taxes: [{ name: 'IGST', percent: 18, amount: 9 }],
      total: 59,
      totalInWords: 'Rupees Fifty-Nine Only',
    },
  ])
})

test('nobody else finds it; the back office does', async () => {
  const { id } = await issue()
  const stranger = await createUser(app)
  const admin = await createUser(app, { role: 'admin' })
  for (const call of ['getInvoice', 'downloadInvoice'] as const) {
    await expect(stranger.client.invoices[call]({ id })).rejects.toMatchObject({ http: 404 })
    await expect(payer.client.invoices[call]({ id: 999_999 })).rejects.toMatchObject({ http: 404 })
    await expect(payer.client.invoices[call]({ id: 0 })).rejects.toMatchObject({ http: 400 })
    await expect(app.visitor.invoices[call]({ id })).rejects.toMatchObject({ http: 401 })
  }
  expect((await admin.client.invoices.getInvoice({ id })).data.id).toBe(id)
  expect((await stranger.client.invoices.listInvoices({})).data).toEqual([])
  await expect(app.visitor.invoices.listInvoices({})).rejects.toMatchObject({ http: 401 })
  await expect(payer.client.invoices.listInvoices({ page: 0 })).rejects.toMatchObject({ http: 400 })
})

test('lists one’s own, newest first, in pages', async () => {
  const { user, client } = await createUser(app)
  const ids: number[] = []
  for (let i = 0; i < 21; i++) ids.push((await issue({ userId: user.id })).id)
  const invoiceId = ids.at(-1) as number
  await issueCreditNote(app.db, { invoiceId, at: app.clock.now, reason: 'Twice', amountPaise: 118_00 })
  const first = await client.invoices.listInvoices({})
  expect([first.total, first.data.length, first.data[0]?.id]).toEqual([21, 20, invoiceId])
  expect([first.data[0]?.credited, first.data[1]?.credited]).toEqual([118, 0])
  expect((await client.invoices.listInvoices({ page: 2 })).data.map((invoice) => invoice.id)).toEqual([ids[0]])
})

test('is served as a PDF under its number, a page for each credit note, the same bytes each time', async () => {
  const { id, number } = await issue({ placeOfSupply: 'Goa' })
  await issueCreditNote(app.db, { invoiceId: id, at: app.clock.now, reason: 'Half of it', amountPaise: 59_00 })
  const bytesOf = async () => Buffer.from(await (await payer.client.invoices.downloadInvoice({ id })).arrayBuffer())
  const bytes = await bytesOf()
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
  expect((await bytesOf()).equals(bytes)).toBe(true)
  const raw = await app.inject({ url: `/api/invoices/${id}/pdf`, headers: { authorization: payer.token } })
  expect(raw.headers['content-type']).toBe('application/pdf')
  expect(raw.headers['content-disposition']).toContain(`${number.replaceAll('/', '-')}.pdf`)
})

test('the PDF has every letter of a name in Devanagari, also of one that mixes', async () => {
  for (const name of ['नेहा कुलकर्णी', 'श्रीकृष्ण ज्ञानेश्वर क्षीरसागर', 'Neha Apte (नेहा)']) {
    const invoice = newInvoice(app, { userId: payer.user.id })
    const { id } = await issueInvoice(app.db, { ...invoice, recipient: { ...invoice.recipient, name } })
    const bytes = Buffer.from(await (await payer.client.invoices.downloadInvoice({ id })).arrayBuffer())
    expect(missingLetters(bytes), name).toBe(0)
  }
})

/** A letter that the font lacks is drawn as its first picture, an empty box. */
function missingLetters(pdf: Buffer): number {
  const drawn = [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, stream = '']) => {
    const bytes = Buffer.from(stream, 'latin1')
    // Streams that are no text of a page are fonts and pictures.
    const text = bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : ''
    return text.includes(' Tf') ? [...text.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => hex) : []
  })
  expect(drawn.length).toBeGreaterThan(10)
  return drawn.flatMap((hex) => hex.match(/.{4}/g) ?? []).filter((glyph) => glyph === '0000').length
}

test('an erased account leaves its invoices, and says so beforehand; they are in the data copy', async () => {
  const person = await registerPerson(app)
  const { id } = await issue({ userId: person.id })
  await person.client.accounts.requestDataExport({ id: person.id })
  await app.runJobs()
  const [copy] = (await person.client.accounts.listDataExports({ id: person.id })).data
  const file = await person.client.accounts.downloadDataExport({ id: person.id, exportId: copy?.id ?? 0 })
  expect(JSON.parse(await file.text())).toMatchObject({ invoices: [{ id, total: 118 }] })
  const { data } = await person.client.erasure.getErasure({ id: person.id })
  expect(data.stays).toContainEqual(expect.objectContaining({ what: expect.stringContaining('Invoices') }))
  const { password } = person
  await person.client.erasure.eraseAccount({ id: person.id, password, confirmation: 'erase my account' })
  expect(await app.db.many(sql`select recipient_name from invoices where id = ${id}`)).toEqual([
    { recipientName: 'Asha Kulkarni' },
  ])
})
