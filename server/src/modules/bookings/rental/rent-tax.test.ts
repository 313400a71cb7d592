import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roomOf, type TestDeal } from '../../../../test/deal-factory.ts'
import { createUser } from '../../../../test/factories.ts'
import { activeRental, laterOn, payDirectly, rentalOf } from '../../../../test/rental-factory.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { type BookingRow, findBooking } from '../bookings.sql.ts'
import { paidRent, rentReceiptOf } from './rent-receipt.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  app.clock.advance(new Date('2026-12-01T06:00:00Z').getTime() - app.clock.now.getTime())
})
afterAll(() => app.close())

/** The rent of that month, as the tenant pays it: less the tax, where any is to be deducted. */
async function payMonth(deal: TestDeal, month: string): Promise<{ tds: number; cash: number }> {
  const { money, rental } = await roomOf(deal)
  const row = money.instalments.find(({ period }) => period?.from.startsWith(month))
  const due = rental?.dues.find(({ instalmentId }) => instalmentId === row?.id)
  if (!row || !due) throw new Error(`No rent is open for ${month}.`)
  await payDirectly(app, deal, { amount: due.cash, instalmentId: row.id })
  return { tds: due.tds, cash: due.cash }
}

const monthsOf = (year: number, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `${year}-${String(from + i).padStart(2, '0')}`)

describe('rent of 60,000 a month from 1 December 2026 for eleven months', () => {
  test('2 % in March and in the last month, on the rent of each time; the challan is tracked, the receipts follow', async () => {
    const deal = await activeRental(app, {
      rent: 60_000,
      terms: { channel: 'direct', bookingAmount: 10_000, lockInMonths: 0 },
    })
    const { buyer, seller, bookingId: id } = deal
    await laterOn(app, deal, '2027-03-05T06:00:00Z')
    const first = []
    for (const month of ['2026-12', ...monthsOf(2027, 1, 3)]) first.push(await payMonth(deal, month))
    expect(first.map(({ tds }) => tds)).toEqual([0, 0, 0, 4_800])
    const taxed = (await roomOf(deal)).money.payments.at(-1)
    expect(taxed).toMatchObject({ what: 'rent', gross: 60_000, tds: 4_800, cash: 55_200, fileBy: '2027-04-30' })
    const paymentId = taxed?.id ?? 0
    await buyer.client.bookings.recordChallan({ paymentId, number: 'BSR 0510308', paidOn: '2027-03-05' })
    await seller.client.bookings.confirmChallan({ paymentId, number: 'BSR 0510308' })
    expect((await roomOf(deal)).money.payments.at(-1)).toMatchObject({ challan: { isConfirmed: true } })

    await laterOn(app, deal, '2027-06-10T06:00:00Z')
    for (const month of monthsOf(2027, 4, 6)) expect(await payMonth(deal, month)).toMatchObject({ tds: 0 })
    await buyer.client.bookings.giveNotice({ id, leavesOn: '2027-07-10' })
    // 1,80,000 and ten days of July, 19,354.84.
    expect(await payMonth(deal, '2027-07')).toEqual({ tds: 3_987, cash: 15_367.84 })
    expect(await rentalOf(deal)).toMatchObject({ receiptYears: [2026, 2027], dues: [] })

    const read = async (path: string, token: string) =>
      app.inject({ url: `/api/book/${path}`, headers: { authorization: `Bearer ${token}` } })
    const pdf = await read(`rentreceipts/${paymentId}`, buyer.token)
    expect([pdf.statusCode, pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ])
    expect((await read(`${id}/rentreceipt/2026`, seller.token)).statusCode).toBe(200)
    expect((await read(`${id}/rentreceipt/2025`, seller.token)).statusCode).toBe(409)
    const year = await buyer.client.bookings.downloadRentYear({ id, year: 2027 })
    const one = await seller.client.bookings.downloadRentReceipt({ paymentId })
    expect(Math.min(year.size, one.size)).toBeGreaterThan(1000)
    const stranger = await createUser(app)
    for (const path of [`rentreceipts/${paymentId}`, `${id}/rentreceipt/2026`]) {
      expect((await read(path, stranger.token)).statusCode).toBe(404)
    }
  })

  test('without a PAN 20 %, at most the rent of that month', async () => {
    const seller = await createUser(app)
    const deal = await activeRental(app, { rent: 60_000, seller, terms: { channel: 'direct', bookingAmount: 10_000 } })
    const { dues } = await rentalOf(deal)
    // Of the year to March it would be more than the rent of March; of the rest it is 20 %.
    expect(dues.map(({ tds }) => tds).filter((tds) => tds > 0)).toEqual([60_000, 15_484])
  })
})

test('a receipt names the owner’s PAN in full above ₹1 lakh of rent in the year, and masked below', async () => {
  const receiptFor = async (rent: number) => {
    const deal = await activeRental(app, { rent, terms: { channel: 'direct', bookingAmount: 5_000 } })
    const { seller } = deal
    const pan = `ZZZPK${1000 + rent / 100}A`
    await app.runJobs()
    await seller.client.kyc.verifyPan({
      pan,
      nameOnPan: `${seller.user.firstname} ${seller.user.lastname}`,
      bornOn: '1980-01-01',
      consent: true,
    })
    const [first] = (await roomOf(deal)).money.instalments.filter(({ what }) => what === 'rent')
    await payDirectly(app, deal, { amount: first?.gross ?? 0, instalmentId: first?.id ?? 0 })
    const booking = (await findBooking(app.db, deal.bookingId, seller.user.id)) as BookingRow
    const ctx = { db: app.db, config: app.config, now: app.clock.now }
    const year = Number(first?.period?.from.slice(0, 4)) - (Number(first?.period?.from.slice(5, 7)) < 4 ? 1 : 0)
    return {
      pan,
      facts: await rentReceiptOf(ctx, booking, { number: 'RR-1', paid: await paidRent(ctx, booking), year }),
    }
  }
  const high = await receiptFor(40_000)
  expect(high.facts).toMatchObject({ pan: high.pan, isPanNeeded: true, owner: 'Mandar Joshi' })
  const low = await receiptFor(6_000)
  expect(low.facts).toMatchObject({ pan: 'XXXXX1060X', isPanNeeded: false })
  expect(low.facts.paid).toMatchObject([{ grossPaise: 4_200_00, how: 'UTR HDFC 5512' }])
})

test('when notice makes a paid month the last one, the tax is deducted from what is still open', async () => {
  const deal = await activeRental(app, {
    rent: 60_000,
    startsOn: '2027-12-01',
    terms: { channel: 'direct', bookingAmount: 10_000, lockInMonths: 0 },
  })
  await laterOn(app, deal, '2028-01-05T06:00:00Z')
  for (const month of ['2027-12', '2028-02']) expect(await payMonth(deal, month)).toMatchObject({ tds: 0 })
  await deal.buyer.client.bookings.giveNotice({ id: deal.bookingId, leavesOn: '2028-02-29' })
  expect(await payMonth(deal, '2028-01')).toEqual({ tds: 3_600, cash: 56_400 })
})
