import { createHash } from 'node:crypto'
import { type DealRecord, dealRecord } from '@properysearch/contract/deal-papers/record'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptedSale, agree, bookedSale, pay, roomOf, type TestDeal } from '../../../../test/deal-factory.ts'
import { createUser, type TestPerson } from '../../../../test/factories.ts'
import { asBlob, pdf, uploadId } from '../../../../test/listing-factory.ts'
import { codeFor } from '../../../../test/people.ts'
import { confirmShare, nameSharer } from '../../../../test/sharer-factory.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/db/sql.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { sealMovementsJob } from '../../ledger/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const fileOf = (deal: TestDeal, { client }: TestPerson, format: 'json' | 'pdf') =>
  client.dealPapers.downloadRecord({ bookingId: deal.bookingId, format })
const recordOf = async (deal: TestDeal, person: TestPerson): Promise<DealRecord> =>
  dealRecord.parse(JSON.parse(await (await fileOf(deal, person, 'json')).text()))
const sha256 = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

const number = (person: TestPerson) => `50100${String(person.user.id).padStart(6, '0')}789`

/** With a bank account and a PAN, so that there is something to mask. */
async function prove(person: TestPerson): Promise<void> {
  const { firstname, lastname, id } = person.user
  const name = `${firstname} ${lastname}`
  const bank = { ifsc: 'TEST0000001', accountNumber: number(person), accountNumberAgain: number(person) }
  await person.client.kyc.addBankAccount({ id, ...bank, holderName: name, consent: true })
  const pan = `ZZZP${name.charAt(0)}${String(1000 + id)}A`
  await person.client.kyc.verifyPan({ pan, nameOnPan: name, bornOn: '1980-01-02', consent: true })
}

async function inPayment(terms = {}): Promise<TestDeal> {
  const deal = await bookedSale(app, { terms })
  await prove(deal.seller)
  await prove(deal.buyer)
  await agree(app, deal)
  return deal
}

test('every rupee can be checked: the lines add up to what is held, and their hashes to the chain', async () => {
  const deal = await inPayment()
  const { buyer, seller, bookingId } = deal
  const [first] = (await roomOf(deal)).money.instalments
  await pay(app, deal, 'booking-instalment', first?.id)
  const { data: release } = await seller.client.releases.ask({
    bookingId,
    amount: 5_00_000,
    key: 'a-key-of-this-test-0',
  })
  await buyer.client.releases.sendOtp({ id: release.id })
  await app.runJobs()
  await buyer.client.releases.approve({ id: release.id, otp: await codeFor(app, buyer.user.mobile) })
  await app.runJobs()
  await enqueue(app.db, sealMovementsJob, {})
  await app.runJobs()

  const record = await recordOf(deal, buyer)
  const { lines, totals } = record.ledger
  const rupees = (amount: number) => Math.round(amount * 100)
  expect(totals.held).toBe((await roomOf(deal)).money.held)
  expect(rupees(totals.held)).toBe(rupees(totals.in) - rupees(totals.out) - rupees(totals.refunded))
  expect(lines.reduce((sum, line) => sum + rupees(line.heldChange), 0)).toBe(rupees(totals.held))
  // The ₹1 came in and went back.
  expect([totals.in > 29_00_000, totals.out, totals.refunded]).toEqual([true, 5_00_000, 1])
  expect(record.releases).toMatchObject([{ state: 'paid', amount: 5_00_000 }])
  expect(lines.at(0)).toMatchObject({ kind: 'order-paid', heldChange: 1, held: 1 })
  for (const { key, kind, at, entries, contentHash, chain } of lines) {
    expect(entries.reduce((sum, { paise }) => sum + paise, 0)).toBe(0)
    const text = [key, kind, new Date(at).getTime(), ...entries.map(({ account, paise }) => `${account} ${paise}`)]
    expect(contentHash).toBe(sha256(text.join('\n')))
    expect(chain?.hash).toBe(sha256(Buffer.from(chain?.hashBefore ?? '', 'hex'), Buffer.from(contentHash, 'hex')))
  }
  expect(lines.map(({ what }) => what)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Booking amount paid, order /),
      expect.stringMatching(/^Instalment 1 paid, order /),
    ]),
  )
})

test('names who has a share of a side: my own people in full, the other side’s with an initial, no number of anybody', async () => {
  const deal = await acceptedSale(app)
  const sharer = await nameSharer(app, deal, 'seller', { name: 'Leela Joshi', share: 4000 })
  await confirmShare(app, sharer)
  const told = { side: 'seller', share: 4000, state: 'confirmed', attorney: null }
  expect((await recordOf(deal, deal.buyer)).sharers).toMatchObject([{ ...told, name: 'Leela J.' }])
  expect((await recordOf(deal, deal.seller)).sharers).toMatchObject([{ ...told, name: 'Leela Joshi' }])
  expect(await (await fileOf(deal, deal.seller, 'json')).text()).not.toContain(sharer.mobile)
  expect((await fileOf(deal, deal.buyer, 'pdf')).size).toBeGreaterThan(1_000)
})

test('numbers of people are masked, the other side’s most of all; what is mine alone is in my file alone', async () => {
  const deal = await inPayment()
  const { buyer, seller, bookingId } = deal
  const { data: paper } = await seller.client.dealPapers.add({ bookingId, kind: 'other', name: 'Letter to my banker' })
  const upload = { paperId: paper.id, readers: 'only-me', uploadId: uploadId() } as const
  await seller.client.dealPapers.upload(upload, asBlob(pdf, 'application/pdf'))
  const whole = await (await fileOf(deal, buyer, 'json')).text()
  for (const person of [buyer, seller]) {
    expect(whole).not.toContain(number(person))
    expect(whole).not.toContain(person.user.mobile)
    expect(whole).not.toContain(person.user.email)
    expect(whole).not.toMatch(/ZZZP/)
  }
  expect(whole).not.toContain('Letter to my banker')
  const record = await recordOf(deal, buyer)
  expect(record.people).toEqual([
    expect.objectContaining({ side: 'buyer', isYou: true, name: `${buyer.user.firstname} ${buyer.user.lastname}` }),
    expect.objectContaining({
      side: 'seller',
      isYou: false,
      name: 'Mandar J.',
      pan: expect.stringMatching(/^XXXXX\d{4}X$/),
    }),
  ])
  expect(record.people[1]?.account).toMatch(/^TEST0000001 ••••\d{4}$/)
  expect((await recordOf(deal, seller)).papers).toMatchObject([
    { name: 'Letter to my banker', files: [{ readers: 'only-me', version: null }] },
  ])
})

test('both files are for the two sides alone', async () => {
  const deal = await bookedSale(app)
  const { bookingId } = deal
  const stranger = await createUser(app)
  const admin = await createUser(app, { role: 'admin' })
  for (const { client } of [stranger, admin]) {
    await expect(client.dealPapers.downloadRecord({ bookingId, format: 'json' })).rejects.toMatchObject({ http: 404 })
    await expect(client.dealPapers.downloadRecord({ bookingId, format: 'pdf' })).rejects.toMatchObject({ http: 404 })
    await expect(client.dealPapers.downloadStatement({ bookingId })).rejects.toMatchObject({ http: 404 })
  }
  await expect(app.visitor.dealPapers.downloadStatement({ bookingId })).rejects.toMatchObject({ http: 401 })
  await expect(
    deal.buyer.client.dealPapers.downloadRecord({ bookingId, format: 'csv' as 'pdf' }),
  ).rejects.toMatchObject({ http: 400 })
})

test('a cancelled deal: what was refunded is in the sums, and both PDFs can be drawn', async () => {
  const deal = await bookedSale(app)
  await deal.seller.client.bookings.cancel({ id: deal.bookingId, reason: 'We stay after all.' })
  await app.runJobs()
  const { ledger, ending } = await recordOf(deal, deal.seller)
  expect(ledger.totals).toEqual({ in: 1_98_001, out: 0, refunded: 1_98_001, held: 0 })
  expect(ending).toMatchObject({ refund: 1_98_000 })
  for (const bytes of [
    await fileOf(deal, deal.seller, 'pdf'),
    await deal.buyer.client.dealPapers.downloadStatement({ bookingId: deal.bookingId }),
  ]) {
    expect((await bytes.text()).slice(0, 5)).toBe('%PDF-')
  }
})

test('sixty instalments and hundreds of lines of the ledger stay one file, made in a moment', async () => {
  const deal = await inPayment({ parts: 60 })
  const { bookingId, buyer } = deal
  await app.runJobs()
  // As the ledger would look after years: sent, came back and sent again.
  const { id } = await app.db.one<{ id: number }>(sql`
    insert into releases (booking_id, kind, payer_id, payee_id, amount_paise, state, key, asked_at, changed_at, attempt)
    values (${bookingId}, 'asked', ${buyer.user.id}, ${deal.seller.user.id}, 100, 'approved', 'of-a-test',
      ${app.clock.now}, ${app.clock.now}, 150) returning id`)
  const { post } = await import('../../ledger/index.ts')
  for (let n = 1; n <= 150; n++) {
    const at = app.clock.now
    const [held, away] = [`held:booking:${bookingId}`, `payable:release:${id}`]
    for (const [step, sign] of [
      ['sent', 1],
      ['back', -1],
    ] as const) {
      const entries = [
        { account: held, paise: sign * 100 },
        { account: away, paise: sign * -100 },
      ]
      await post(app.db, { key: `release:${id}:${step}:${n}`, kind: `release-${step}`, at, entries })
    }
  }
  const record = await recordOf(deal, buyer)
  expect(record.money.instalments).toHaveLength(60)
  expect(record.ledger.lines.length).toBeGreaterThan(300)
  expect(record.ledger.totals).toMatchObject({ held: 1_98_000, out: 0 })
  const bytes = await fileOf(deal, buyer, 'pdf')
  expect(bytes.size).toBeLessThan(2_000_000)
})
