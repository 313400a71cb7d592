import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acceptedSale, agree, pay, roomOf, type TestDeal } from '../../../test/deal-factory.ts'
import { signInAgain } from '../../../test/factories.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const stateOf = async (deal: TestDeal) => (await roomOf(deal)).bookingData.state
const at = (moment: string) => app.clock.advance(new Date(moment).getTime() - app.clock.now.getTime())

describe('directly between buyer and seller', () => {
  test('78,50,000 with a stamp value of 80,00,000: each payment recorded by one, confirmed by the other, taxed to the rupee', async () => {
    at('2026-11-20T06:00:00Z')
    const deal = await acceptedSale(app, {
      price: 78_50_000,
      terms: { channel: 'direct', bookingAmount: 1_00_000, parts: 1, firstDueDays: 20, conditions: [] },
    })
    const { buyer, seller, bookingId: id } = deal
    await buyer.client.bookings.setStampValue({ id, amount: 80_00_000 })
    await pay(app, deal, 'booking-penny')
    await app.runJobs()
    await expect(pay(app, deal, 'booking-amount')).rejects.toMatchObject({ body: { code: 'ruled-out' } })

    const record = (amount: number, paidOn: string, instalmentId?: number) =>
      buyer.client.bookings.recordPayment({ id, amount, paidOn, reference: 'UTR HDFC 5512', instalmentId })
    await expect(record(1_00_000, '2026-11-20')).rejects.toMatchObject({
      body: { errors: { amount: '₹98,981.00 is due to transfer, after the tax is deducted.' } },
    })
    await record(98_981, '2026-11-20')
    const waiting = (await roomOf(deal, seller)).money.payments[0]
    expect(waiting).toMatchObject({ tds: 1_019, cash: 98_981, status: 'waiting', fileBy: '2026-12-30' })
    await expect(
      buyer.client.bookings.answerPayment({ paymentId: waiting?.id ?? 0, hasArrived: true }),
    ).rejects.toMatchObject({ body: { code: 'not-yet' } })
    await seller.client.bookings.answerPayment({
      paymentId: waiting?.id ?? 0,
      hasArrived: false,
      reason: 'Not in my account.',
    })
    expect(await stateOf(deal)).toBe('penny-paid')
    await record(98_981, '2026-11-20')
    const again = (await roomOf(deal)).money.payments[1]
    await seller.client.bookings.answerPayment({ paymentId: again?.id ?? 0, hasArrived: true })
    expect(await stateOf(deal)).toBe('booked')

    await agree(app, deal)
    at('2027-01-25T06:00:00Z')
    await signInAgain(app, buyer)
    await signInAgain(app, seller)
    const [rest] = (await roomOf(deal)).money.instalments
    expect(rest).toMatchObject({ gross: 77_50_000, dueOn: '2026-12-10', isLate: true })
    await record(76_71_019, '2027-01-25', rest?.id)
    const last = (await roomOf(deal)).money.payments[2]
    expect(last).toMatchObject({ gross: 77_50_000, tds: 78_981, fileBy: '2027-03-02' })
    await seller.client.bookings.answerPayment({ paymentId: last?.id ?? 0, hasArrived: true })
    expect((await roomOf(deal)).money).toMatchObject({ paid: 78_50_000, tds: 80_000, held: 0, left: 0 })
  })
})

describe('what passes the two sides directly', () => {
  const direct = async (channel: 'direct' | 'bank-escrow' = 'direct') => {
    const deal = await acceptedSale(app, { terms: { channel, parts: 1, conditions: [] } })
    await pay(app, deal, 'booking-penny')
    await app.runJobs()
    const record = (more: object) =>
      deal.buyer.client.bookings.recordPayment({
        id: deal.bookingId,
        amount: 1_98_000,
        paidOn: app.clock.now.toISOString().slice(0, 10),
        reference: 'UTR HDFC 5512',
        ...more,
      })
    const confirm = async () => {
      const { payments } = (await roomOf(deal)).money
      const paymentId = payments.find(({ status }) => status === 'waiting')?.id ?? 0
      await deal.seller.client.bookings.answerPayment({ paymentId, hasArrived: true })
    }
    return { deal, record, confirm }
  }

  test('is never cash of ₹20,000 or more', async () => {
    const { record } = await direct()
    await expect(record({ reference: 'Paid in cash' })).rejects.toMatchObject({
      body: { errors: { reference: expect.stringContaining('Cash of ₹20,000 or more') } },
    })
    await record({ reference: 'CASHFREE UTR 5512' })
  })

  test('is at most a tenth before a registered agreement, and the refusal says whose rule that is', async () => {
    const { deal, record, confirm } = await direct()
    await record({})
    await confirm()
    const whose = {
      body: {
        code: 'ruled-out',
        message: expect.stringContaining('at most 10% of the price may be paid, by our terms'),
      },
    }
    await expect(record({ amount: 50_000 })).rejects.toMatchObject(whose)
    const ahead = { id: deal.bookingId, amount: 5_00_000, paidOn: '2026-11-20', reference: 'UTR 7' }
    await expect(
      deal.buyer.client.bookings.recordPrepayment({ ...ahead, paidOn: app.clock.now.toISOString().slice(0, 10) }),
    ).rejects.toMatchObject(whose)
  })

  test('may be disbursed by the buyer’s bank, part of it to the seller’s lender; it is recorded, and held by nobody here', async () => {
    const { deal, record, confirm } = await direct('bank-escrow')
    await expect(record({ toLender: 0 })).rejects.toMatchObject({ http: 400 })
    await record({})
    await confirm()
    await agree(app, deal)
    const [rest] = (await roomOf(deal)).money.instalments
    const loan = { instalmentId: rest?.id, amount: 82_17_000 }
    await expect(record({ ...loan, toLender: 82_17_001 })).rejects.toMatchObject({
      body: { errors: { toLender: expect.any(String) } },
    })
    await record({ ...loan, toLender: 21_50_000 })
    await confirm()
    const { money } = await roomOf(deal, deal.seller)
    expect(money.payments.at(-1)).toMatchObject({ cash: 82_17_000, toLender: 21_50_000, status: 'confirmed' })
    expect(money.payments[0]).not.toHaveProperty('toLender')
    expect(money).toMatchObject({ held: 0, left: 0 })
    await expect(
      deal.seller.client.releases.ask({ bookingId: deal.bookingId, amount: 1, key: crypto.randomUUID() }),
    ).rejects.toMatchObject({ body: { code: 'ruled-out' } })
  })
})
