import { partnerHoldRules } from '@properysearch/contract/bookings/law'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CashfreeServer, cashfreeError, startCashfreeServer } from '../../../test/cashfree-server.ts'
import { acceptedSale, agree, approveRelease, roomOf, type TestDeal } from '../../../test/deal-factory.ts'
import { createUser, signInAgain, type TestPerson } from '../../../test/factories.ts'
import { balance, newKey, runNow } from '../../../test/order-factory.ts'
import { codeFor } from '../../../test/people.ts'
import { createProperty } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { webHookSignature } from '../../adapters/payments/web-hook.ts'
import { sql } from '../../platform/db/sql.ts'
import { remindOfHeldJob } from '../bookings/bookings.jobs.ts'
import { findHolding } from '../ledger/index.ts'
import { followReleasesJob, onboardPayeesJob } from './releases.jobs.ts'

const dayMs = 24 * 60 * 60 * 1000
const secret = 'cashfree-secret-of-this-test'
let vendor: CashfreeServer
let app: TestApp
const withCashfree = (more: Record<string, string> = {}) =>
  createTestApp({
    CASHFREE_CLIENT_ID: 'client-of-this-test',
    CASHFREE_CLIENT_SECRET: secret,
    CASHFREE_URL: vendor.url,
    PUBLIC_URL: 'https://properysearch.example',
    ...more,
  })
beforeAll(async () => {
  vendor = await startCashfreeServer()
  app = await withCashfree({ CASHFREE_SPLIT: 'yes' })
})
beforeEach(() => {
  vendor.received.length = 0
})
afterAll(async () => {
  await app.close()
  vendor.close()
})

let serial = 0
async function newSeller(): Promise<TestPerson> {
  const seller = await createUser(app, { firstname: 'Mandar', lastname: 'Joshi' })
  const { id } = seller.user
  const pan = `ZZZPJ50${String(++serial).padStart(2, '0')}K`
  await seller.client.kyc.verifyPan({ pan, nameOnPan: 'Mandar Joshi', bornOn: '1985-03-09', consent: true })
  const accountNumber = `5010${String(serial).padStart(9, '0')}9`
  const bank = { ifsc: 'HDFC0000123', accountNumber, accountNumberAgain: accountNumber, holderName: 'Mandar Joshi' }
  await seller.client.kyc.addBankAccount({ id, ...bank, consent: true })
  await app.runJobs()
  return seller
}

/** At the partner's own checkout. */
async function payAtPartner(deal: TestDeal, purpose: 'booking-penny' | 'booking-amount'): Promise<string> {
  const { data: order } = await deal.buyer.client.orders.create({ purpose, subjectId: deal.bookingId, key: newKey() })
  const { reference } = await app.db.one<{ reference: string }>(
    sql`select reference from orders where id = ${order.id}`,
  )
  vendor.pay(reference)
  await deal.buyer.client.callBacks.book({ order_id: order.id })
  await app.runJobs()
  return reference
}

async function bookedThere(): Promise<TestDeal & { reference: string }> {
  const seller = await newSeller()
  const terms = { channel: 'partner' as const, bookingAmount: 2_00_000, parts: 1, conditions: [] }
  const deal = await acceptedSale(app, { seller, terms })
  await payAtPartner(deal, 'booking-penny')
  return { ...deal, reference: await payAtPartner(deal, 'booking-amount') }
}

const ask = (deal: TestDeal, amount: number) =>
  deal.seller.client.releases.ask({ bookingId: deal.bookingId, amount, key: newKey() })
const vendorOf = async ({ user }: TestPerson) => {
  const { id } = await app.db.one<{ id: number }>(sql`select id from bank_accounts where user_id = ${user.id}`)
  return `payee${user.id}a${id}`
}

async function tellOf(payee: string, type: string): Promise<number> {
  const body = JSON.stringify({ type, data: { settlement: { vendor_id: payee, settlement_id: ++serial } } })
  const timestamp = String(app.clock.now.getTime())
  const reply = await app.inject({
    method: 'POST',
    url: '/api/payments/webhook/cashfree',
    headers: {
      'content-type': 'application/json',
      'x-webhook-timestamp': timestamp,
      'x-webhook-signature': webHookSignature(secret, timestamp, body),
    },
    payload: body,
  })
  await app.runJobs()
  return reply.statusCode
}

test('the partner is offered only where the same one collects and pays out', async () => {
  const channelsOf = async (one: TestApp) => {
    const owner = await createUser(one)
    const propertyId = await createProperty(one, { ownerId: owner.user.id })
    return (await owner.client.bookings.getTerms({ propertyId })).data.channels
  }
  expect(await channelsOf(app)).toEqual(['partner', 'direct', 'bank-escrow'])
  const unsplit = await withCashfree()
  expect(await channelsOf(unsplit)).toEqual(['direct', 'bank-escrow'])
  await unsplit.close()
})

test('a booking amount that Cashfree holds reaches the seller’s own account at Cashfree by the buyer’s code', async () => {
  const deal = await bookedThere()
  const created = vendor.received.find(({ path, body }) => path === '/orders' && body.order_id === deal.reference)
  expect(created?.body).toMatchObject({ order_amount: 1_98_000, order_meta: { payment_methods: 'dc,nb,upi' } })
  await agree(app, deal)

  await expect(ask(deal, 1_50_000)).rejects.toMatchObject({
    body: { code: 'not-yet', message: expect.stringContaining('looking at your bank account') },
  })
  const shown = (await deal.seller.client.releases.list({ bookingId: deal.bookingId })).data.notPayable
  expect(shown).toContain('looking at your bank account')
  await runNow(app, onboardPayeesJob)
  const payee = await vendorOf(deal.seller)
  await expect(ask(deal, 1_50_000)).rejects.toMatchObject({ body: { code: 'not-yet' } })
  Object.assign(vendor.split.vendors.get(payee) ?? {}, { status: 'ACTIVE' })
  expect(await tellOf(payee, 'VENDOR_STATUS_UPDATE')).toBe(200)

  const { data: release } = await ask(deal, 1_50_000)
  await deal.buyer.client.releases.sendOtp({ id: release.id })
  await app.runJobs()
  await deal.buyer.client.releases.approve({ id: release.id, otp: await codeFor(app, deal.buyer.user.mobile) })
  await app.runJobs()
  expect(vendor.split.splits.filter(({ orderId }) => orderId === deal.reference)).toMatchObject([
    { payee, amount: 1_50_000, tags: { release: `PSR-${release.id}-1` } },
  ])
  const stateNow = async () =>
    (await deal.seller.client.releases.list({ bookingId: deal.bookingId })).data.releases[0]?.state
  expect(await stateNow()).toBe('sent')
  vendor.split.settle()
  expect(await tellOf(payee, 'VENDOR_SETTLEMENT_SUCCESS')).toBe(200)
  await runNow(app, followReleasesJob)
  expect(await stateNow()).toBe('paid')
  expect(await balance(app, `payable:release:${release.id}`)).toBe(0)
  expect(await balance(app, `held:booking:${deal.bookingId}`)).toBe(-48_000_00)

  // What follows the booking amount does not go through a partner that may not keep it.
  const [rest] = (await roomOf(deal)).money.instalments
  const order = { purpose: 'booking-instalment', subjectId: rest?.id ?? 0, key: newKey() } as const
  await expect(deal.buyer.client.orders.create(order)).rejects.toMatchObject({ body: { code: 'ruled-out' } })
  await deal.buyer.client.bookings.recordPayment({
    id: deal.bookingId,
    instalmentId: rest?.id,
    amount: 82_17_000,
    paidOn: app.clock.now.toISOString().slice(0, 10),
    reference: 'UTR HDFC 5512',
  })

  // Both call it off: what is left of the order goes back to the buyer, and nothing of what was paid out.
  for (const person of [deal.buyer, deal.seller]) {
    await person.client.bookings.cancel({ id: deal.bookingId, reason: 'Both agree.' })
  }
  await app.runJobs()
  const refund = [...vendor.refunds.values()].find((one) => one.order_id === deal.reference)
  expect(refund).toMatchObject({ refund_amount: 48_000, refund_splits: [{ vendor_id: payee, amount: 0 }] })
})

test('what got no answer is not paid to another account: it stays on its way until the partner has answered', async () => {
  const deal = await bookedThere()
  await agree(app, deal)
  await runNow(app, onboardPayeesJob)
  const payee = await vendorOf(deal.seller)
  Object.assign(vendor.split.vendors.get(payee) ?? {}, { status: 'ACTIVE' })
  await tellOf(payee, 'VENDOR_STATUS_UPDATE')
  const { data: release } = await ask(deal, 1_50_000)
  vendor.interrupt = ({ path }) => (path.endsWith('/split') ? cashfreeError(500, 'api_error') : undefined)
  await approveRelease(app, deal, release.id)
  await app.runJobs()
  await app.db.run(sql`update bank_accounts set number_hash = repeat('0', 64) where user_id = ${deal.seller.user.id}`)
  const later = async () => {
    app.clock.advance(61 * 60_000)
    await runNow(app, followReleasesJob)
    return app.db.one(sql`select state, attempt from releases where id = ${release.id}`)
  }
  expect(await later()).toEqual({ state: 'unknown', attempt: 1 })
  vendor.interrupt = () => undefined
  expect(await later()).toMatchObject({ attempt: 1 })
  vendor.split.settle()
  expect(await later()).toEqual({ state: 'paid', attempt: 1 })
  expect(vendor.split.splits.filter(({ orderId }) => orderId === deal.reference)).toMatchObject([
    { payee, amount: 1_50_000, tags: { release: `PSR-${release.id}-1` } },
  ])
})

test('without a PAN, or blocked by the partner, a payee is told why; a stranger’s account is shown to nobody', async () => {
  const stranger = await newSeller()
  const deal = await bookedThere()
  await app.db.run(sql`delete from kyc_checks where user_id = ${deal.seller.user.id} and kind = 'pan'`)
  await agree(app, deal)
  await runNow(app, onboardPayeesJob)
  await expect(ask(deal, 1_000)).rejects.toMatchObject({ body: { message: expect.stringContaining('PAN') } })
  expect(vendor.split.vendors.has(await vendorOf(deal.seller))).toBe(false)
  expect(vendor.split.vendors.has(await vendorOf(stranger))).toBe(false)

  const other = await bookedThere()
  await agree(app, other)
  await runNow(app, onboardPayeesJob)
  const payee = await vendorOf(other.seller)
  Object.assign(vendor.split.vendors.get(payee) ?? {}, { status: 'BANK_VALIDATION_FAILED' })
  await tellOf(payee, 'VENDOR_STATUS_UPDATE')
  await expect(ask(other, 1_000)).rejects.toMatchObject({ body: { message: expect.stringContaining('another one') } })
})

test('both sides are told before the partner may hold the money no longer, once a day', async () => {
  const deal = await bookedThere()
  const [{ days }] = partnerHoldRules
  const told = async () => {
    const { n } = await app.db.one<{ n: number }>(sql`
      select count(*)::int as n from notifications
      where user_id in (${deal.buyer.user.id}, ${deal.seller.user.id}) and title like 'The payment partner may hold%'`)
    return n
  }
  const admin = await createUser(app, { role: 'admin' })
  /** In the queue of the back office, and counted there. */
  const waiting = async () => {
    await signInAgain(app, admin)
    const { data, total } = await admin.client.bookings.listOverHeld({})
    const { data: queues } = await admin.client.backoffice.getOverview()
    expect(queues.find(({ key }) => key === 'over-held')?.waiting).toBe(total)
    return data.filter(({ bookingId }) => bookingId === deal.bookingId)
  }
  const on = async (day: number) => {
    app.clock.advance(day * dayMs)
    await runNow(app, remindOfHeldJob)
    await runNow(app, remindOfHeldJob)
    return told()
  }
  expect(await on(1)).toBe(0)
  expect(await on(days - 10 - 1)).toBe(2)
  expect(await on(1)).toBe(2)
  expect(await on(6)).toBe(4)
  expect(await waiting()).toEqual([])
  expect(await on(3)).toBe(6)
  expect(await waiting()).toMatchObject([
    { amount: 1_98_000, daysOver: 0, buyer: { id: deal.buyer.user.id }, orderId: expect.any(Number) },
  ])
  app.clock.advance(2 * dayMs)
  expect(await waiting()).toMatchObject([{ daysOver: 2 }])
  expect(app.logged()).toContain('the partner may no longer hold this money')
  await signInAgain(app, deal.seller)
  const holding = async () => (await findHolding(app.db, 'held:booking:', 0)).map(({ id }) => id)
  expect(await holding()).toContain(deal.bookingId)
  await deal.seller.client.bookings.cancel({ id: deal.bookingId, reason: 'It took too long.' })
  await app.runJobs()
  expect(await holding()).not.toContain(deal.bookingId)
  expect(await waiting()).toEqual([])
  expect(await on(1)).toBe(6)
})

test('what the partner may hold no longer goes back when the back office ends the deal, and not a day before', async () => {
  const deal = await bookedThere()
  const { buyer, seller, bookingId } = deal
  const [{ days }] = partnerHoldRules
  const admin = await createUser(app, { role: 'admin' })
  const reason = 'Neither of you has answered us for ten days.'
  const end = () => admin.client.bookings.endOverHeld({ bookingId, reason })
  await expect(end()).rejects.toMatchObject({ http: 409, body: { code: 'not-yet' } })
  for (const { client } of [buyer, seller]) {
    await expect(client.bookings.endOverHeld({ bookingId, reason })).rejects.toMatchObject({ http: 403 })
  }
  const agreed = await bookedThere()
  await agree(app, agreed)
  app.clock.advance(days * dayMs)
  for (const person of [admin, buyer, seller]) await signInAgain(app, person)
  const { data } = await admin.client.bookings.listOverHeld({})
  const mayEnd = (id: number) => data.find((row) => row.bookingId === id)?.mayEnd
  expect([mayEnd(bookingId), mayEnd(agreed.bookingId)]).toEqual([true, false])
  await expect(admin.client.bookings.endOverHeld({ bookingId: agreed.bookingId, reason })).rejects.toMatchObject({
    body: { code: 'moved-on' },
  })

  // Pressed twice in the same instant, it ends once.
  const refused = (await Promise.allSettled([end(), end()])).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(1)
  await app.runJobs()
  for (const who of [buyer, seller]) {
    expect(await roomOf(deal, who)).toMatchObject({
      bookingData: { state: 'cancelled' },
      money: { held: 0 },
      ending: { refund: 1_98_000, owed: 0 },
    })
  }
  const { allData } = await buyer.client.orders.listRefunds({ userId: buyer.user.id })
  expect(allData.map(({ amount }) => amount)).toContain(1_98_000)
  const { data: left } = await admin.client.bookings.listOverHeld({})
  expect(left.map((row) => row.bookingId)).not.toContain(bookingId)
})
