import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roomOf, type TestDeal } from '../../../../test/deal-factory.ts'
import { createUser } from '../../../../test/factories.ts'
import { activeRental, laterOn, payDirectly, rentalOf, returnDeposit } from '../../../../test/rental-factory.ts'
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

describe('the tax of a year in which all rent was paid before notice', () => {
  const terms = { channel: 'direct', bookingAmount: 10_000, lockInMonths: 0, noticeDays: 0 } as const
  const goTo = (day: string) => app.clock.advance(new Date(`${day}T06:00:00Z`).getTime() - app.clock.now.getTime())
  const inspect = async ({ buyer, seller, bookingId: id }: TestDeal) => {
    for (const { client } of [seller, buyer]) await client.bookings.confirmInspection({ id, version: 0 })
  }
  const rentTaxes = async (deal: TestDeal) => (await rentalOf(deal)).yearTaxes

  /** December to February is paid; then the tenant leaves at the end of February. */
  async function paidAhead(startsOn: string) {
    const year = Number(startsOn.slice(0, 4))
    goTo(startsOn)
    const deal = await activeRental(app, { rent: 60_000, startsOn, terms })
    await laterOn(app, deal, `${year + 1}-02-05T06:00:00Z`)
    for (const month of [`${year}-12`, `${year + 1}-01`, `${year + 1}-02`]) {
      expect(await payMonth(deal, month)).toMatchObject({ tds: 0, cash: 60_000 })
    }
    expect(await rentTaxes(deal)).toEqual([])
    await deal.buyer.client.bookings.giveNotice({ id: deal.bookingId, leavesOn: `${year + 1}-02-28` })
    return { deal, year }
  }

  test('is due from the tenant besides the rent, has a challan of its own, and comes back with the deposit', async () => {
    const { deal, year } = await paidAhead('2028-12-01')
    const { buyer, seller, bookingId: id } = deal
    // Of 1,80,000; a month after the one in which the tenancy ends.
    const due = { year, amount: 3_600, fileBy: `${year + 1}-03-30`, challan: null }
    for (const who of [buyer, seller]) expect((await rentalOf(deal, who)).yearTaxes).toEqual([due])

    const challan = { id, year, number: 'BSR 0510399' }
    const record = (who = buyer, given = {}) =>
      who.client.bookings.recordYearTax({ ...challan, paidOn: `${year + 1}-02-05`, ...given })
    const confirm = (who = seller, given = {}) => who.client.bookings.confirmYearTax({ ...challan, ...given })
    const stranger = await createUser(app)
    for (const wrong of [() => record(seller), () => record(stranger), () => confirm(buyer), () => confirm(stranger)]) {
      await expect(wrong()).rejects.toMatchObject({ http: 404 })
    }
    await expect(record(buyer, { year: year - 1 })).rejects.toMatchObject({ body: { code: 'ruled-out' } })
    await expect(record(buyer, { paidOn: `${year + 1}-02-07` })).rejects.toMatchObject({ http: 400 })
    await expect(confirm()).rejects.toMatchObject({ body: { code: 'not-yet' } })
    await record(buyer, { number: 'BSR 1' })
    await record()
    await expect(confirm(seller, { number: 'BSR 1' })).rejects.toMatchObject({ body: { code: 'moved-on' } })
    expect((await rentalOf(deal)).deposit).toMatchObject({ taxBack: 0 })
    await confirm()
    await confirm()
    await expect(record(buyer, { number: 'BSR 2' })).rejects.toMatchObject({ body: { code: 'moved-on' } })
    expect(await rentTaxes(deal)).toMatchObject([
      { amount: 3_600, challan: { number: 'BSR 0510399', isConfirmed: true, isWithDeposit: true } },
    ])
    await inspect(deal)
    expect((await rentalOf(deal)).deposit).toMatchObject({ paid: 1_80_000, taxBack: 3_600, toReturn: 1_83_600 })
    expect(await returnDeposit(app, deal)).toBe(1_83_600)
    expect((await roomOf(deal)).bookingData.state).toBe('completed')
  })

  test('that is confirmed after the end is paid back directly, and reopens nothing', async () => {
    const { deal, year } = await paidAhead('2030-12-01')
    await inspect(deal)
    expect(await returnDeposit(app, deal)).toBe(1_80_000)
    const challan = { id: deal.bookingId, year, number: 'BSR 0510400' }
    await deal.buyer.client.bookings.recordYearTax({ ...challan, paidOn: `${year + 1}-02-05` })
    await deal.seller.client.bookings.confirmYearTax(challan)
    const { bookingData, rental } = await roomOf(deal)
    expect([bookingData.state, rental?.deposit, rental?.yearTaxes]).toMatchObject([
      'completed',
      { taxBack: 0, toReturn: 0, returned: 1_80_000 },
      [{ challan: { isConfirmed: true, isWithDeposit: false } }],
    ])
  })

  test('is on what is owed, not on days that are paid back, and nothing below the threshold or without a last day', async () => {
    goTo('2032-12-01')
    const deal = await activeRental(app, { rent: 60_000, startsOn: '2032-12-01', terms })
    await laterOn(app, deal, '2033-01-05T06:00:00Z')
    for (const month of ['2032-12', '2033-01']) await payMonth(deal, month)
    await deal.buyer.client.bookings.giveNotice({ id: deal.bookingId, leavesOn: '2033-01-10' })
    const { yearTaxes, deposit } = await rentalOf(deal)
    // 2 % of 60,000 and ten days of January, 19,354.84.
    expect(yearTaxes).toMatchObject([{ year: 2032, amount: 1_587, fileBy: '2033-03-02' }])
    expect(deposit.rentBack).toBe(40_645.16)
    const low = await activeRental(app, { rent: 50_000, startsOn: '2033-01-05', terms })
    await payMonth(low, '2033-01')
    await low.buyer.client.bookings.giveNotice({ id: low.bookingId, leavesOn: '2033-01-31' })
    expect(await rentTaxes(low)).toEqual([])
  })
})
