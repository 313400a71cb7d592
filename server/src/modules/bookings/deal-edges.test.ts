import { erasureWords } from '@properysearch/contract/erasure/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  acceptedSale,
  agree,
  bookedSale,
  createSeller,
  pay,
  roomOf,
  type TestDeal,
} from '../../../test/deal-factory.ts'
import { createUser } from '../../../test/factories.ts'
import { balance, newKey, runNow } from '../../../test/order-factory.ts'
import { createProperty } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { hashPassword } from '../auth/index.ts'
import { post } from '../ledger/index.ts'
import { expireBookingsJob } from './bookings.jobs.ts'

// Where deals meet what else happens in the product.

const dayMs = 24 * 60 * 60 * 1000
const password = 'a tall banyan'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const stateOf = async (deal: TestDeal) => (await roomOf(deal)).bookingData.state
const held = async ({ bookingId }: TestDeal) => 0 - (await balance(app, `held:booking:${bookingId}`)) / 100

describe('a deal can always end', () => {
  test('also when its listing was taken down meanwhile, and others expire in the same round', async () => {
    const deal = await bookedSale(app)
    const waiting = [await acceptedSale(app), await acceptedSale(app)]
    await app.runJobs()
    await app.db.run(
      sql`update properties set state = 'rejected', rejected_reasons = array['It is not so.'] where id in (${deal.propertyId}, ${waiting[0]?.propertyId ?? 0})`,
    )
    await deal.seller.client.bookings.cancel({ id: deal.bookingId, reason: 'It was taken down.' })
    await app.runJobs()
    expect([await stateOf(deal), await held(deal)]).toEqual(['cancelled', 0])
    app.clock.advance(7 * dayMs)
    await runNow(app, expireBookingsJob)
    expect(await Promise.all(waiting.map(stateOf))).toEqual(['expired', 'expired'])
  })

  test('a word for ending it together does not outlive what both did since', async () => {
    const deal = await bookedSale(app)
    await agree(app, deal)
    await deal.buyer.client.bookings.cancel({ id: deal.bookingId, reason: 'We would like to end it.' })
    expect((await roomOf(deal, deal.seller)).confirmations).toContainEqual(
      expect.objectContaining({ what: 'cancel-together', by: 'buyer' }),
    )
    const [first] = (await roomOf(deal)).money.instalments
    await pay(app, deal, 'booking-instalment', first?.id)
    await deal.seller.client.bookings.cancel({ id: deal.bookingId, reason: 'Then we agree.' })
    expect(await stateOf(deal)).toBe('paying')
    const living = (await roomOf(deal)).confirmations.filter((word) => word.what === 'cancel-together')
    expect(living.map((word) => word.by)).toEqual(['seller'])
    app.clock.advance(8 * dayMs)
    expect((await roomOf(deal)).confirmations.filter((word) => word.what === 'cancel-together')).toEqual([])
  })

  test('a word that brings it on is good for as long as it takes', async () => {
    const deal = await bookedSale(app, { terms: { conditions: [] } })
    await deal.buyer.client.bookings.confirm({ id: deal.bookingId, what: 'clear' })
    app.clock.advance(9 * dayMs)
    await deal.seller.client.bookings.confirm({ id: deal.bookingId, what: 'clear' })
    expect(await stateOf(deal)).toBe('cleared')
  })

  test('what was paid out before is not said to come back: the seller owes it', async () => {
    const deal = await bookedSale(app, { terms: { conditions: [] } })
    await agree(app, deal)
    await app.runJobs()
    // As after a release of ₹98,000.
    await post(app.db, {
      key: `test:${deal.bookingId}`,
      kind: 'release-sent',
      at: app.clock.now,
      entries: [
        { account: `held:booking:${deal.bookingId}`, paise: 98_000_00 },
        { account: 'payable:release:999', paise: -98_000_00 },
      ],
    })
    for (const person of [deal.buyer, deal.seller]) {
      await person.client.bookings.cancel({ id: deal.bookingId, reason: 'Both agree.' })
    }
    await app.runJobs()
    expect((await roomOf(deal)).ending).toEqual({ refund: 1_00_000, owed: 98_000, kept: 0, tds: 2_000, disputed: 0 })
    expect(await held(deal)).toBe(0)
  })

  test('a condition that is named twice is refused before anybody pays', async () => {
    await expect(acceptedSale(app, { terms: { conditions: ['loan', 'loan'] } })).rejects.toMatchObject({ http: 400 })
  })

  test('the back office gives no part of its money back past it', async () => {
    const deal = await bookedSale(app)
    const admin = await createUser(app, { role: 'admin' })
    const [payment] = (await roomOf(deal)).money.payments
    const part = { id: payment?.orderId ?? 0, amount: 1000, reason: 'They asked.', key: newKey() }
    await expect(admin.client.orders.refund(part)).rejects.toMatchObject({ body: { code: 'ruled-out' } })
  })
})

describe('the price', () => {
  test('of an accepted bid also holds for a request that was made before, and the booking amount stays a tenth', async () => {
    const seller = await createSeller(app)
    const buyer = await createUser(app)
    const propertyId = await createProperty(app, { ownerId: seller.user.id, pricePaise: 1_00_00_000_00 })
    const terms = { kind: 'sale', channel: 'sandbox', bookingAmount: 10_00_000, parts: 1, firstDueDays: 30 } as const
    await seller.client.bookings.setTerms({ propertyId, terms: { ...terms, lateRate: 0, conditions: [] } })
    const { data: asked } = await buyer.client.bookings.request({ propertyId })
    const { data: bid } = await buyer.client.bids.place({ propertyId, amount: 60_00_000 })
    await seller.client.bids.accept({ id: bid.id })
    const { data: booking } = await seller.client.bookings.act({ id: asked.id, act: 'accept' })
    expect(booking).toMatchObject({ price: 60_00_000, bookingAmount: 6_00_000 })
    expect((await buyer.client.bids.listMine({ id: buyer.user.id })).data[0]?.bidData.state).toBe('booked')
  })

  test('a stamp value far beyond it is not taken', async () => {
    const deal = await acceptedSale(app)
    await expect(
      deal.buyer.client.bookings.setStampValue({ id: deal.bookingId, amount: 85_00_000 * 4 }),
    ).rejects.toMatchObject({ body: { errors: { amount: expect.any(String) } } })
  })
})

test('what is all tax is recorded also where the partner collects; then the stamp value stays', async () => {
  const deal = await bookedSale(app, { terms: { parts: 1, conditions: [] } })
  const { buyer, seller, bookingId: id } = deal
  await agree(app, deal)
  await pay(app, deal, 'booking-prepayment', id, '8299900')
  await buyer.client.bookings.setStampValue({ id, amount: 85_00_000 * 3 })
  const [rest] = (await roomOf(deal)).money.instalments
  await expect(pay(app, deal, 'booking-instalment', rest?.id)).rejects.toMatchObject({ body: { code: 'ruled-out' } })
  const paidOn = app.clock.now.toISOString().slice(0, 10)
  const record = { id, instalmentId: rest?.id, amount: 0, paidOn, reference: 'Tax only' }
  await buyer.client.bookings.recordPayment(record)
  const paymentId = (await roomOf(deal)).money.payments.at(-1)?.id ?? 0
  await seller.client.bookings.answerPayment({ paymentId, hasArrived: true })
  const { money } = await roomOf(deal)
  expect(money.left).toBe(0)
  expect(money.payments.at(-1)).toMatchObject({ gross: 100, tds: 100, cash: 0, status: 'confirmed' })
  await expect(seller.client.bookings.setStampValue({ id, amount: 85_00_000 })).rejects.toMatchObject({
    body: { code: 'moved-on', message: expect.stringContaining('nothing is left from which tax') },
  })
})

test('nobody keeps more than three properties from others without paying', async () => {
  const buyer = await createUser(app)
  for (let i = 0; i < 3; i++) await acceptedSale(app, { buyer })
  await expect(acceptedSale(app, { buyer })).rejects.toMatchObject({ body: { code: 'limit-reached' } })
})

test('a payment that the other side has not answered keeps the booking from expiring', async () => {
  const deal = await acceptedSale(app, { terms: { channel: 'direct', conditions: [] } })
  await pay(app, deal, 'booking-penny')
  const paidOn = app.clock.now.toISOString().slice(0, 10)
  const entry = { id: deal.bookingId, amount: 1_98_000, paidOn, reference: 'UTR 1' }
  await deal.buyer.client.bookings.recordPayment(entry)
  app.clock.advance(4 * dayMs)
  await runNow(app, expireBookingsJob)
  expect(await stateOf(deal)).toBe('penny-paid')
  await expect(deal.buyer.client.bookings.recordPayment({ ...entry, paidOn: '2020-01-01' })).rejects.toMatchObject({
    body: { errors: { paidOn: expect.any(String) } },
  })
})

describe('whoever leaves', () => {
  const leave = (person: { client: TestDeal['buyer']['client']; user: { id: number } }) =>
    person.client.erasure.eraseAccount({ id: person.user.id, password, confirmation: erasureWords })

  test('asks for nothing any more', async () => {
    const seller = await createSeller(app)
    const buyer = await createUser(app, { passwordHash: await hashPassword(password) })
    const propertyId = await createProperty(app, { ownerId: seller.user.id })
    const { data } = await buyer.client.bookings.request({ propertyId })
    await leave(buyer)
    await expect(seller.client.bookings.act({ id: data.id, act: 'accept' })).rejects.toMatchObject({ http: 409 })
  })

  test('does not leave while money of a sale is held for them', async () => {
    const seller = await createUser(app, { passwordHash: await hashPassword(password) })
    await app.db.run(sql`update users set pan_verified_at = ${app.clock.now} where id = ${seller.user.id}`)
    const deal = await bookedSale(app, { seller })
    app.clock.advance(10 * dayMs)
    await deal.buyer.client.bookings.cancel({ id: deal.bookingId, reason: 'The loan was not enough.' })
    await app.runJobs()
    expect(await held(deal)).toBe(20_000)
    await expect(leave(seller)).rejects.toMatchObject({ http: 409 })
  })
})

test('of two transactions that wait for each other both are done', async () => {
  const [one, other] = [await createProperty(app), await createProperty(app)]
  const price = (id: number) => sql`update properties set price_paise = price_paise + 100 where id = ${id}`
  let waiting = 0
  const bothHaveBegun = async () => {
    waiting += 1
    for (let i = 0; i < 100 && waiting < 2; i++) await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const change = (first: number, second: number) =>
    app.fromOutside(() =>
      app.db.transaction(async (db) => {
        await db.run(price(first))
        await bothHaveBegun()
        await db.run(price(second))
      }),
    )
  await Promise.all([change(one, other), change(other, one)])
  const rows = await app.db.many<{ pricePaise: number }>(
    sql`select price_paise from properties where id in (${one}, ${other})`,
  )
  expect(new Set(rows.map((row) => row.pricePaise % 1000)).size).toBe(1)
})
