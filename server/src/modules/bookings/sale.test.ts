import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acceptedSale, agree, bookedSale, pay, roomOf, type TestDeal } from '../../../test/deal-factory.ts'
import { createUser, signInAgain, type TestPerson } from '../../../test/factories.ts'
import { balance, runNow } from '../../../test/order-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { expireBookingsJob, remindOfInstalmentsJob } from './bookings.jobs.ts'

const dayMs = 24 * 60 * 60 * 1000

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const stateOf = async (deal: TestDeal) => (await roomOf(deal)).bookingData.state
const held = async ({ bookingId }: TestDeal) => 0 - (await balance(app, `held:booking:${bookingId}`)) / 100
const at = (moment: string) => app.clock.advance(new Date(moment).getTime() - app.clock.now.getTime())
const heard = async (person: TestPerson) =>
  (await person.client.notifications.listNotifications({ id: person.user.id })).data.map(({ title }) => title)

describe('through the payment partner', () => {
  test('from the first rupee to the keys: held for the seller, taxed, in instalments, completed by both', async () => {
    const deal = await acceptedSale(app)
    const { buyer, seller, bookingId: id, propertyId } = deal
    const penny = await pay(app, deal, 'booking-penny')
    // Nobody but whoever pays it gets it.
    expect(penny).toMatchObject({ total: 1, held: 1, taxable: 0, invoice: null, bookingId: id })
    expect(penny.heldFor).toBe(`${buyer.user.firstname} ${buyer.user.lastname}`)
    expect(await stateOf(deal)).toBe('penny-paid')
    await app.runJobs()
    const { data: pennies } = await buyer.client.bookings.listPennyTransactions({ userId: buyer.user.id })
    expect(pennies).toMatchObject([{ bookingId: id, amount: 1, refunded: 1 }])
    expect(await held(deal)).toBe(0)

    const amount = await pay(app, deal, 'booking-amount')
    expect(amount).toMatchObject({
      total: 1_98_000,
      held: 1_98_000,
      taxable: 0,
      invoice: null,
      heldFor: 'Mandar J.',
    })
    expect(amount.receipt).not.toBeNull()
    expect(await held(deal)).toBe(1_98_000)
    const booked = await roomOf(deal)
    expect(booked).toMatchObject({
      bookingData: { state: 'booked', deadlineAt: null },
      money: { paid: 2_00_000, tds: 2_000, held: 1_98_000, left: 83_00_000, tdsInAll: 85_000 },
      conditions: [{ kind: 'title', outcome: null }],
    })
    await expect(buyer.client.bookings.confirm({ id, what: 'clear' })).rejects.toMatchObject({
      body: { code: 'not-yet' },
    })
    await agree(app, deal)
    expect(await stateOf(deal)).toBe('agreed')

    const { money } = await roomOf(deal)
    expect(money.instalments.map((row) => row.gross)).toEqual([27_66_666.67, 27_66_666.67, 27_66_666.66])
    for (const { id: instalmentId } of money.instalments) await pay(app, deal, 'booking-instalment', instalmentId)
    const paid = await roomOf(deal)
    // Paid, but the tax is not at the department yet.
    expect(paid).toMatchObject({
      bookingData: { state: 'paying' },
      money: { paid: 85_00_000, tds: 85_000, left: 0, held: 84_15_000 },
    })
    for (const { id: paymentId } of paid.money.payments) {
      await buyer.client.bookings.recordChallan({
        paymentId,
        number: 'BSR 0510308',
        paidOn: paid.money.payments[0]?.paidOn ?? '',
      })
    }
    expect(await stateOf(deal)).toBe('settled')
    await seller.client.bookings.confirm({ id, what: 'complete' })
    expect(await stateOf(deal)).toBe('settled')
    await buyer.client.bookings.confirm({ id, what: 'complete' })
    expect(await stateOf(deal)).toBe('completed')
    const { data: gone } = await seller.client.listings.getMine({ id: propertyId })
    expect(gone.state).toBe('sold')
    const { data: history } = await buyer.client.bookings.listInstalmentsPaid({ id: propertyId, userId: buyer.user.id })
    expect(history).toHaveLength(3)
    const { data: amounts } = await buyer.client.bookings.listBookingTransactions({ userId: buyer.user.id })
    expect(amounts).toMatchObject([{ gross: 2_00_000, tds: 2_000, cash: 1_98_000, status: 'confirmed' }])
  })

  test('cancelled by the buyer on the 18th day: 1,48,000 back, 50,000 for the seller, 2,000 to reclaim', async () => {
    at('2026-11-02T06:00:00Z')
    const deal = await bookedSale(app)
    const { buyer, bookingId: id, propertyId } = deal
    await app.runJobs()
    at('2026-11-20T06:00:00Z')
    expect((await buyer.client.bookings.previewCancel({ id })).data).toEqual({
      refund: 1_48_000,
      owed: 0,
      kept: 50_000,
      tds: 2_000,
      disputed: 0,
      whose: 'our terms',
    })
    await buyer.client.bookings.cancel({ id, reason: 'The loan was not enough.' })
    await app.runJobs()
    expect(await roomOf(deal)).toMatchObject({
      bookingData: { state: 'cancelled' },
      ending: { refund: 1_48_000, owed: 0, kept: 50_000, tds: 2_000, disputed: 0 },
    })
    expect(await held(deal)).toBe(50_000)
    const { allData } = await buyer.client.orders.listRefunds({ userId: buyer.user.id })
    expect(allData.map((refund) => refund.amount).sort()).toEqual([1, 1_48_000])
    expect((await app.visitor.listings.getPropertyData({ id: propertyId })).data.propertydata.availability).toBe(
      'available',
    )
    await expect(buyer.client.bookings.cancel({ id, reason: 'Once more.' })).rejects.toMatchObject({ http: 409 })
  })

  test('everything comes back when the seller withdraws, and when a condition fails', async () => {
    for (const end of [
      (deal: TestDeal) => deal.seller.client.bookings.cancel({ id: deal.bookingId, reason: 'We stay after all.' }),
      async (deal: TestDeal) => {
        const [condition] = (await roomOf(deal)).conditions
        const note = 'The search showed a mortgage.'
        const failed = { conditionId: condition?.id ?? 0, outcome: 'failed', note } as const
        await deal.buyer.client.bookings.decideCondition(failed)
        // One side alone would get past the table of cancelling.
        expect(await stateOf(deal)).toBe('booked')
        await deal.seller.client.bookings.decideCondition(failed)
      },
    ]) {
      const deal = await bookedSale(app)
      await end(deal)
      await app.runJobs()
      expect(await stateOf(deal)).toBe('cancelled')
      expect(await held(deal)).toBe(0)
      const { allData } = await deal.buyer.client.orders.listRefunds({ userId: deal.buyer.user.id })
      expect(allData.reduce((sum, refund) => sum + refund.amount, 0)).toBe(1_98_001)
    }
  })

  test('after the agreement it takes both sides to end it', async () => {
    const deal = await bookedSale(app)
    await agree(app, deal)
    const { buyer, seller, bookingId: id } = deal
    await buyer.client.bookings.cancel({ id, reason: 'We would like to end it.' })
    expect(await stateOf(deal)).toBe('agreed')
    await seller.client.bookings.cancel({ id, reason: 'We agree.' })
    expect(await stateOf(deal)).toBe('cancelled')
    await app.runJobs()
    expect(await held(deal)).toBe(0)
  })

  test('the agreement stands once the other side confirms what one has recorded', async () => {
    const deal = await bookedSale(app, { terms: { conditions: [] } })
    const { buyer, seller, bookingId: id } = deal
    const day = app.clock.now.toISOString().slice(0, 10)
    const entry = { id, documentNumber: 'HVL-12-1', office: 'Haveli 12', signedOn: day, registeredOn: day }
    await expect(seller.client.bookings.recordRegistration(entry)).rejects.toMatchObject({ http: 409 })
    for (const person of [buyer, seller]) await person.client.bookings.confirm({ id, what: 'clear' })
    await expect(buyer.client.bookings.confirmRegistration({ id, version: 1 })).rejects.toMatchObject({
      body: { code: 'not-yet' },
    })
    for (const wrong of [
      { signedOn: '2999-01-01', registeredOn: '2999-01-01' },
      { signedOn: day, registeredOn: '2020-01-01' },
      { signedOn: '2020-01-01', registeredOn: '2020-06-01' },
    ]) {
      await expect(seller.client.bookings.recordRegistration({ ...entry, ...wrong })).rejects.toMatchObject({
        body: { errors: { registeredOn: expect.any(String) } },
      })
    }
    await seller.client.bookings.recordRegistration({ ...entry, documentNumber: 'HVL-12-0' })
    await seller.client.bookings.recordRegistration(entry)
    await expect(seller.client.bookings.confirmRegistration({ id, version: 2 })).rejects.toMatchObject({
      body: { code: 'not-yet' },
    })
    // The number that the buyer compared was corrected since.
    await expect(buyer.client.bookings.confirmRegistration({ id, version: 1 })).rejects.toMatchObject({
      body: { code: 'changed-meanwhile' },
    })
    const { version = 0 } = (await roomOf(deal)).registration ?? {}
    await buyer.client.bookings.confirmRegistration({ id, version })
    expect(await roomOf(deal)).toMatchObject({
      bookingData: { state: 'agreed' },
      registration: { documentNumber: 'HVL-12-1', recordedBy: 'seller', isConfirmed: true },
    })
  })

  test('money that comes after the time for it goes back by itself', async () => {
    const deal = await acceptedSale(app)
    const { data: order } = await deal.buyer.client.orders.create({
      purpose: 'booking-penny',
      subjectId: deal.bookingId,
      key: crypto.randomUUID(),
    })
    await deal.buyer.client.bookings.act({ id: deal.bookingId, act: 'withdraw' })
    await app.http.inject({
      method: 'POST',
      url: order.checkoutUrl ?? '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'outcome=pay&method=upi',
    })
    const after = (await deal.buyer.client.callBacks.book({ order_id: order.id })).data
    expect(after.sentBack).toBe(1)
    expect(await held(deal)).toBe(0)
  })

  test('the back office cannot give the money of a deal back past the deal', async () => {
    const deal = await bookedSale(app)
    const admin = await createUser(app, { role: 'admin' })
    await app.runJobs()
    const [payment] = (await roomOf(deal)).money.payments
    await expect(
      admin.client.orders.refund({ id: payment?.orderId ?? 0, reason: 'They asked.', key: crypto.randomUUID() }),
    ).rejects.toMatchObject({ body: { code: 'ruled-out' } })
    expect(await held(deal)).toBe(1_98_000)
  })
})

describe('time', () => {
  test('whoever verified their account but does not pay loses the property after three days, and nothing else', async () => {
    const deal = await acceptedSale(app)
    await pay(app, deal, 'booking-penny')
    await app.runJobs()
    app.clock.advance(3 * dayMs)
    await runNow(app, expireBookingsJob)
    expect(await stateOf(deal)).toBe('expired')
    expect(await held(deal)).toBe(0)
  })

  test('reminders go out before the day, on it and weekly after it, each once; a year passes without a double month', async () => {
    at('2027-03-01T06:00:00Z')
    const broken = await bookedSale(app)
    await agree(app, broken)
    // A day before our era has no words: nobody behind it waits for that.
    await app.db.run(sql`
      update instalments set due_on = date '2027-03-31' - 7 * 110000 where booking_id = ${broken.bookingId}`)
    const deal = await bookedSale(app, { terms: { parts: 12, firstDueDays: 30 } })
    await agree(app, deal)
    const { money } = await roomOf(deal)
    expect(money.instalments).toHaveLength(12)
    expect(new Set(money.instalments.map((row) => row.dueOn.slice(0, 7))).size).toBe(12)
    expect(money.instalments[0]?.dueOn).toBe('2027-03-31')
    for (let day = 0; day < 45; day++) {
      await runNow(app, remindOfInstalmentsJob)
      await runNow(app, remindOfInstalmentsJob)
      app.clock.advance(dayMs)
    }
    await signInAgain(app, deal.buyer)
    const { n } = await app.db.one<{ n: number }>(sql`
      select count(*)::int as n from notifications where user_id = ${deal.buyer.user.id} and title like '%is due on 31 Mar 2027'`)
    expect(n).toBe(4)
    expect((await heard(deal.buyer)).filter((title) => title.endsWith('is late')).length).toBe(2)
    expect((await roomOf(deal)).money.late).toBe(money.instalments[0]?.gross)
  })
})

test('another’s deal does not exist for anybody', async () => {
  const deal = await bookedSale(app)
  const stranger = await createUser(app)
  const { bookings } = stranger.client
  const [payment] = (await roomOf(deal)).money.payments
  const [condition] = (await roomOf(deal)).conditions
  const id = deal.bookingId
  const day = '2026-11-20'
  const tries = [
    bookings.recordPayment({ id, amount: 1, paidOn: day, reference: 'x' }),
    bookings.answerPayment({ paymentId: payment?.id ?? 0, hasArrived: true }),
    bookings.recordChallan({ paymentId: payment?.id ?? 0, number: '1', paidOn: day }),
    bookings.setStampValue({ id, amount: 5 }),
    bookings.decideCondition({ conditionId: condition?.id ?? 0, outcome: 'failed' }),
    bookings.confirm({ id, what: 'clear' }),
    bookings.recordRegistration({ id, documentNumber: '1', office: 'x', signedOn: day, registeredOn: day }),
    bookings.confirmRegistration({ id, version: 1 }),
    bookings.recordPrepayment({ id, amount: 1, paidOn: day, reference: 'x' }),
    bookings.confirmChallan({ paymentId: payment?.id ?? 0, number: '1' }),
    bookings.previewCancel({ id }),
    bookings.cancel({ id, reason: 'Because.' }),
    bookings.listPennyTransactions({ userId: deal.buyer.user.id }),
    stranger.client.orders.create({ purpose: 'booking-amount', subjectId: id, key: crypto.randomUUID() }),
    deal.seller.client.orders.create({ purpose: 'booking-amount', subjectId: id, key: crypto.randomUUID() }),
  ]
  for (const result of await Promise.allSettled(tries)) {
    expect(result).toMatchObject({ status: 'rejected', reason: { http: 404 } })
  }
  expect(await stateOf(deal)).toBe('booked')
})
