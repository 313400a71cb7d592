import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acceptedSale, agree, bookedSale, pay, type TestDeal } from '../../../test/deal-factory.ts'
import { signInAgain, type TestPerson } from '../../../test/factories.ts'
import { addAccount, askFor, createAgent, inDays, mandated } from '../../../test/mandate-factory.ts'
import { balance, choose, newKey, runNow } from '../../../test/order-factory.ts'
import { codeFor } from '../../../test/people.ts'
import { confirmShare, nameSharer } from '../../../test/sharer-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { checkLedger } from '../ledger/index.ts'
import { followReleasesJob } from '../releases/releases.jobs.ts'
import { watchMandatesJob } from './mandates.jobs.ts'

const dayMs = 24 * 60 * 60 * 1000

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

interface AgentsDeal extends TestDeal {
  agent: TestPerson
  mandateId: number
}

/** An agreed sale whose seller, or buyer, has an agent: a registered firm. */
async function agreedWithAgent(
  given: Parameters<typeof mandated>[3] & { channel?: 'direct' } = {},
): Promise<AgentsDeal> {
  const { channel = 'sandbox', ...terms } = given
  const deal = channel === 'direct' ? await directDeal() : await bookedSale(app, heldTerms)
  const agent = await createAgent(app)
  const { id: mandateId } = await mandated(app, deal, agent, terms)
  await agree(app, deal)
  return { ...deal, agent, mandateId }
}

const heldTerms = { price: 78_50_000, terms: { bookingAmount: 7_85_000, conditions: [] } }

async function directDeal(): Promise<TestDeal> {
  const deal = await acceptedSale(app, { ...heldTerms, terms: { ...heldTerms.terms, channel: 'direct' } })
  await pay(app, deal, 'booking-penny')
  const paid = { id: deal.bookingId, amount: 7_77_150, paidOn: inDays(app, 0), reference: 'UTR 7' }
  await deal.buyer.client.bookings.recordPayment(paid)
  const { data: room } = await deal.seller.client.bookings.getRoom({ bookingId: deal.bookingId })
  await deal.seller.client.bookings.answerPayment({ paymentId: room.money.payments[0]?.id ?? 0, hasArrived: true })
  return deal
}

const partOf = async ({ agent, mandateId }: AgentsDeal, part = 'agreement') =>
  (await agent.client.mandates.getDeal({ id: mandateId })).data.mandate.terms?.parts.find((one) => one.part === part)
const heldOf = async ({ bookingId }: TestDeal) => 0 - (await balance(app, `held:booking:${bookingId}`)) / 100

async function codeOf(payer: TestPerson, releaseId: number): Promise<string> {
  await payer.client.releases.sendOtp({ id: releaseId })
  await app.runJobs()
  return codeFor(app, payer.user.mobile)
}

async function approve(payer: TestPerson, releaseId: number): Promise<void> {
  await payer.client.releases.approve({ id: releaseId, otp: await codeOf(payer, releaseId) })
  await app.runJobs()
  await app.runJobs()
}

describe('the seller’s agent', () => {
  test('is paid out of the held money once the seller approves: 1 % of 78,50,000 leaves 87,527.50', async () => {
    const deal = await agreedWithAgent({ agreementShare: 10_000 })
    const before = await balance(app, 'gateway:sandbox')
    const asked = await askFor(deal.agent, deal.mandateId)
    expect(asked).toMatchObject({
      state: 'asked',
      means: 'held',
      fee: 78_500,
      gst: 14_130,
      total: 92_630,
      tcs: 392.5,
      tds: 78.5,
      ourFee: 3_925,
      ourGst: 706.5,
      payout: 87_527.5,
      release: { state: 'asked', account: expect.stringMatching(/^HDFC0000123 ••••\d{4}$/) },
    })
    const { data: requests } = await deal.seller.client.mandates.listForSeller({ userId: deal.seller.user.id })
    expect(requests).toMatchObject([{ id: asked.id, part: 'agreement', agent: { name: 'Sneha Patil' } }])
    expect((await deal.buyer.client.mandates.listForBuyer({ userId: deal.buyer.user.id })).data).toEqual([])
    const releaseId = asked.release?.id ?? 0
    await approve(deal.seller, releaseId)
    expect((await partOf(deal))?.commission).toMatchObject({ state: 'paid', release: { state: 'paid' } })
    expect(await heldOf(deal)).toBe(7_77_150 - 92_630)
    expect(await balance(app, `payable:withheld:${releaseId}`)).toBe(0)
    expect((before - (await balance(app, 'gateway:sandbox'))) / 100).toBe(87_527.5)
    // Our fee has its invoice, to the agent.
    const [invoice] = (await deal.agent.client.invoices.listInvoices({})).data
    expect(invoice).toMatchObject({ orderId: null, total: 4_631.5 })
    expect((await checkLedger(app.db)).problems).toEqual([])
    const { data: own } = await deal.seller.client.releases.list({ bookingId: deal.bookingId })
    expect(own).toMatchObject({ paidToOwnAgent: 92_630, paidForOther: 0 })
    // The buyer reads what left the held money, and nothing of the agent's.
    const { data: seen } = await deal.buyer.client.releases.list({ bookingId: deal.bookingId })
    expect(seen).toMatchObject({ held: 7_77_150 - 92_630, paidToOwnAgent: 0, paidForOther: 92_630, releases: [] })
  })

  test('waits for a co-owner’s code besides the seller’s, and both sides of the mandate read so', async () => {
    const deal = await acceptedSale(app, heldTerms)
    const leela = await nameSharer(app, deal, 'seller')
    await confirmShare(app, leela)
    await pay(app, deal, 'booking-penny')
    await pay(app, deal, 'booking-amount')
    const agent = await createAgent(app)
    const { id: mandateId } = await mandated(app, deal, agent, {})
    await agree(app, deal)
    const asked = await askFor(agent, mandateId)
    const release = async () => (await partOf({ ...deal, agent, mandateId }))?.commission?.release
    const { client, user } = deal.seller
    const todo = async () => (await client.dashboard.getDashboard({ id: user.id })).data.todo.map(({ key }) => key)
    expect(await todo()).toContain('commission-of-seller')
    expect(await release()).toMatchObject({ hasClientApproved: false, waitsFor: ['Leela J.'] })
    await approve(deal.seller, asked.release?.id ?? 0)
    expect(await release()).toMatchObject({ state: 'asked', hasClientApproved: true, waitsFor: ['Leela J.'] })
    const { data: requests } = await deal.seller.client.mandates.listForSeller({
      userId: deal.seller.user.id,
    })
    expect(requests[0]?.release).toMatchObject({ hasClientApproved: true, waitsFor: ['Leela J.'] })
    // The word that is missing is not the seller's to give.
    expect(await todo()).not.toContain('commission-of-seller')
  })

  test('is promised nothing that somebody else was promised, and is then paid by the seller', async () => {
    const deal = await agreedWithAgent()
    await addAccount(app, deal.seller)
    await deal.seller.client.releases.ask({ bookingId: deal.bookingId, amount: 7_77_000, key: newKey() })
    const asked = await askFor(deal.agent, deal.mandateId)
    expect(asked).toMatchObject({ means: 'order', release: null })
    const { data: order } = await deal.seller.client.orders.create({
      purpose: 'agent-commission',
      subjectId: asked.id,
      key: newKey(),
    })
    expect(order).toMatchObject({ total: 46_315 })
    await choose(app, order, 'pay')
    await deal.seller.client.callBacks.book({ order_id: order.id })
    await app.runJobs()
    await app.runJobs()
    expect((await partOf(deal))?.commission).toMatchObject({ state: 'paid' })
  })

  test('is paid, and not the seller who asked with the key that our release would have', async () => {
    const deal = await agreedWithAgent()
    await addAccount(app, deal.seller)
    await app.db.run(sql`alter table commissions alter column id restart with 10000`)
    const { bookingId } = deal
    const key = 'commission-10000'
    await deal.seller.client.releases.ask({ bookingId, amount: 7_77_000, key })
    const asked = await askFor(deal.agent, deal.mandateId)
    expect(asked).toMatchObject({ id: 10_000, means: 'order' })
    const wanted = { purpose: 'agent-commission', subjectId: asked.id, key: newKey() } as const
    const { data: order } = await deal.seller.client.orders.create(wanted)
    await choose(app, order, 'pay')
    await deal.seller.client.callBacks.book({ order_id: order.id })
    await app.runJobs()
    await app.runJobs()
    expect((await deal.buyer.client.releases.list({ bookingId })).data).toMatchObject({
      held: 7_77_150,
      releases: [{ kind: 'asked', state: 'asked', amount: 7_77_000 }],
    })
    expect((await partOf(deal))?.commission).toMatchObject({ state: 'paid' })
  })

  test('asks for each part once, when it is due and while it is not paid', async () => {
    const deal = await bookedSale(app, heldTerms)
    const agent = await createAgent(app)
    const { id } = await mandated(app, deal, agent)
    const { mandates } = agent.client
    await expect(mandates.askCommission({ id, part: 'agreement', key: newKey() })).rejects.toMatchObject({
      body: { code: 'not-yet' },
    })
    await agree(app, deal)
    await runNow(app, watchMandatesJob)
    await runNow(app, watchMandatesJob)
    const told = (await agent.client.notifications.listNotifications({ id: agent.user.id })).data.filter(({ title }) =>
      title.includes('is due'),
    )
    expect(told).toHaveLength(1)
    const twice = { id, part: 'agreement', key: newKey() } as const
    const [first, second] = await Promise.all([mandates.askCommission(twice), mandates.askCommission(twice)])
    const idOf = (reply: typeof first) => reply?.data.terms?.parts[0]?.commission?.id
    expect(idOf(second)).toBe(idOf(first))
    await expect(mandates.askCommission({ ...twice, key: newKey() })).rejects.toMatchObject({
      body: { code: 'moved-on' },
    })
    await expect(mandates.askCommission({ id, part: 'deed', key: newKey() })).rejects.toMatchObject({
      body: { code: 'not-yet' },
    })
    await agent.client.mandates.withdrawCommission({ commissionId: idOf(first) ?? 0 })
    expect((await askFor(agent, id)).state).toBe('asked')
  })

  test('hears of a refusal, and of a request that nobody approved in seven days; both can be asked again', async () => {
    const deal = await agreedWithAgent()
    const first = await askFor(deal.agent, deal.mandateId)
    const reason = 'The deed is not signed.'
    await deal.seller.client.mandates.refuseCommission({ commissionId: first.id, reason })
    expect((await partOf(deal))?.commission).toMatchObject({ state: 'refused', reason, release: { state: 'refused' } })
    // The same by the release's own call.
    const second = await askFor(deal.agent, deal.mandateId)
    await deal.seller.client.releases.refuse({ id: second.release?.id ?? 0, reason })
    await app.runJobs()
    expect((await partOf(deal))?.commission).toMatchObject({ id: second.id, state: 'refused' })
    const third = await askFor(deal.agent, deal.mandateId)
    await app.db.run(sql`update releases set lapses_at = ${app.clock.now} where id = ${third.release?.id ?? 0}`)
    await runNow(app, followReleasesJob)
    await app.runJobs()
    expect((await partOf(deal))?.commission).toMatchObject({ id: third.id, state: 'withdrawn' })
  })
})

describe('the code', () => {
  test('that is wrong five times, for another amount, or used before approves nothing', async () => {
    const deal = await agreedWithAgent()
    const other = await agreedWithAgent({ amount: 50_000 })
    const one = (await askFor(deal.agent, deal.mandateId)).release?.id ?? 0
    const { releases } = deal.seller.client
    // A code for another amount, to the same agent.
    const code = await codeOf(deal.seller, one)
    await app.db.run(sql`update releases set amount_paise = amount_paise + 100 where id = ${one}`)
    await expect(releases.approve({ id: one, otp: code })).rejects.toMatchObject({ body: { code: 'wrong-otp' } })
    await app.db.run(sql`update releases set amount_paise = amount_paise - 100 where id = ${one}`)
    // Another agent's release.
    const foreign = (await askFor(other.agent, other.mandateId)).release?.id ?? 0
    await expect(releases.approve({ id: foreign, otp: code })).rejects.toMatchObject({ http: 404 })
    // The buyer is no payer of this.
    await expect(deal.buyer.client.releases.sendOtp({ id: one })).rejects.toMatchObject({ http: 404 })
    await expect(deal.buyer.client.releases.approve({ id: one, otp: code })).rejects.toMatchObject({ http: 404 })
    const wrong = code === '111111' ? '222222' : '111111'
    for (let i = 0; i < 5; i++) {
      await expect(releases.approve({ id: one, otp: wrong })).rejects.toMatchObject({ body: { code: 'wrong-otp' } })
    }
    await expect(releases.approve({ id: one, otp: code })).rejects.toMatchObject({ body: { code: 'wrong-otp' } })
    app.clock.advance(60_000)
    const right = await codeOf(deal.seller, one)
    await releases.approve({ id: one, otp: right })
    await expect(releases.approve({ id: one, otp: right })).rejects.toMatchObject({ http: 409 })
    await app.runJobs()
    await app.runJobs()
    expect((await partOf(deal))?.commission).toMatchObject({ state: 'paid' })
  })
})

describe('the buyer’s agent', () => {
  test('is paid by the buyer through the partner, and gets it without another approval', async () => {
    const deal = await agreedWithAgent({ side: 'buyer', agreementShare: 10_000, gstin: null })
    const held = await heldOf(deal)
    const asked = await askFor(deal.agent, deal.mandateId)
    // An individual within five lakh a year, not registered: nothing but our fee is taken off.
    expect(asked).toMatchObject({ means: 'order', fee: 78_500, gst: 0, tcs: 0, tds: 0, payout: 73_868.5 })
    const { data: requests } = await deal.buyer.client.mandates.listForBuyer({ userId: deal.buyer.user.id })
    expect(requests).toMatchObject([{ id: asked.id, state: 'asked' }])
    const wanted = { purpose: 'agent-commission', subjectId: asked.id, key: newKey() } as const
    await expect(deal.seller.client.orders.create(wanted)).rejects.toMatchObject({ http: 404 })
    const { data: order } = await deal.buyer.client.orders.create(wanted)
    await choose(app, order, 'pay')
    await deal.buyer.client.callBacks.book({ order_id: order.id })
    await app.runJobs()
    await app.runJobs()
    expect((await partOf(deal))?.commission).toMatchObject({ state: 'paid', release: { state: 'paid' } })
    expect(await balance(app, `held:commission:${asked.id}`)).toBe(0)
    // The seller's money is not touched.
    expect(await heldOf(deal)).toBe(held)
    const { data: seen } = await deal.seller.client.releases.list({ bookingId: deal.bookingId })
    expect(seen).toMatchObject({ available: held, paidForOther: 0, releases: [] })
  })
})

describe('paid directly', () => {
  test('one records it, the other confirms it; what did not arrive can be recorded again', async () => {
    const deal = await agreedWithAgent({ channel: 'direct', side: 'buyer' })
    const asked = await askFor(deal.agent, deal.mandateId)
    expect(asked).toMatchObject({ means: 'direct', total: 46_315, payout: 46_315, ourFee: 0, release: null })
    const paid = { commissionId: asked.id, paidOn: inDays(app, 0), reference: 'UTR HDFC 42' }
    const { buyer, agent, seller } = deal
    await expect(seller.client.mandates.recordCommission(paid)).rejects.toMatchObject({ http: 404 })
    await expect(buyer.client.mandates.recordCommission({ ...paid, paidOn: inDays(app, 1) })).rejects.toMatchObject({
      body: { errors: { paidOn: expect.any(String) } },
    })
    await buyer.client.mandates.recordCommission(paid)
    const yes = { commissionId: asked.id, hasArrived: true }
    await expect(buyer.client.mandates.answerCommission(yes)).rejects.toMatchObject({ body: { code: 'not-yet' } })
    await agent.client.mandates.answerCommission({ ...yes, hasArrived: false, reason: 'Nothing has come.' })
    expect((await partOf(deal))?.commission).toMatchObject({ state: 'asked', reason: 'Nothing has come.' })
    await buyer.client.mandates.recordCommission(paid)
    await agent.client.mandates.answerCommission(yes)
    expect((await partOf(deal))?.commission).toMatchObject({ state: 'paid', recordedBy: 'client' })
    await expect(agent.client.mandates.answerCommission(yes)).rejects.toMatchObject({ body: { code: 'moved-on' } })
    await expect(agent.client.mandates.act({ id: deal.mandateId, act: 'end' })).resolves.toBeDefined()
  })
})

test('an agreement after the mandate and its tail earns nothing', async () => {
  const deal = await bookedSale(app, heldTerms)
  const agent = await createAgent(app)
  const { id } = await mandated(app, deal, agent, { expiresOn: inDays(app, 1) })
  app.clock.advance(92 * dayMs)
  for (const person of [agent, deal.buyer, deal.seller]) await signInAgain(app, person)
  await agree(app, deal)
  await expect(agent.client.mandates.askCommission({ id, part: 'agreement', key: newKey() })).rejects.toMatchObject({
    http: 409,
  })
})
