import type { Dispute } from '@properysearch/contract/disputes/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  acceptedSale,
  addAccount,
  agree,
  approveRelease,
  bookedSale,
  roomOf,
  type TestDeal,
} from '../../../test/deal-factory.ts'
import { createUser, signInAgain, type TestPerson } from '../../../test/factories.ts'
import { asBlob, uploadId } from '../../../test/listing-factory.ts'
import { balance, newKey, runNow } from '../../../test/order-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { PayoutUnanswered } from '../../adapters/payouts/port.ts'
import { sql } from '../../platform/db/sql.ts'
import { followReleasesJob } from '../releases/releases.jobs.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const reason = 'The terrace leaks, and it was to be repaired before the agreement.'
const answer = 'It was repaired in October; the bill is attached.'

let app: TestApp
let admin: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  admin = await createUser(app, { role: 'admin' })
})
afterAll(() => app.close())

/** ₹7,84,848 less ₹7,848 of tax: exactly ₹7,77,000 is held. */
async function heldDeal(): Promise<TestDeal> {
  const deal = await bookedSale(app, { price: 78_50_000, terms: { bookingAmount: 7_84_848, conditions: [] } })
  await agree(app, deal)
  await addAccount(app, deal.seller)
  return deal
}

const raise = async ({ bookingId }: TestDeal, who: TestPerson, amount: number, key = newKey()): Promise<Dispute> =>
  (await who.client.disputes.raise({ bookingId, amount, reason, key })).data

async function answered(deal: TestDeal, amount: number): Promise<Dispute> {
  const { id } = await raise(deal, deal.buyer, amount)
  return (await deal.seller.client.disputes.answer({ id, answer })).data
}

const decide = (id: number, toBuyer: number, toSeller: number) =>
  admin.client.disputes.decide({ id, toBuyer, toSeller, reason: 'The bill is of March, before the rains.' })

const moneyOf = async (deal: TestDeal) => (await deal.seller.client.releases.list({ bookingId: deal.bookingId })).data
const ask = async (deal: TestDeal, amount: number) =>
  (await deal.seller.client.releases.ask({ bookingId: deal.bookingId, amount, key: newKey() })).data
const listOf = async (deal: TestDeal, who = deal.buyer) =>
  (await who.client.disputes.list({ bookingId: deal.bookingId })).data

/** What the partner was really told to pay, and what goes back to the buyer. */
async function moved({ bookingId }: TestDeal): Promise<{ out: number; back: number }> {
  return app.db.one(sql`
    select (select coalesce(sum(s.amount_paise), 0) from sandbox_payouts s join releases r
        on s.reference = 'PSR-' || r.id || '-' || r.attempt
        where r.booking_id = ${bookingId} and s.state = 'paid')::bigint as out,
      (select coalesce(sum(r.held_paise), 0) from refunds r join orders o on o.id = r.order_id
        join booking_payments p on p.order_id = o.id where p.booking_id = ${bookingId})::bigint as back`)
}

test('number 7, to the paisa: unknown, failed, paid, disputed, decided 60/40', async () => {
  const deal = await heldDeal()
  const { payouts } = app.adapters
  const real = { ...payouts }
  expect(await moneyOf(deal)).toMatchObject({ held: 7_77_000, available: 7_77_000 })
  const release = await ask(deal, 5_00_000)
  try {
    payouts.send = payouts.find = async () => {
      throw new PayoutUnanswered('no answer')
    }
    await approveRelease(app, deal, release.id)
    await app.runJobs()
    expect(await moneyOf(deal)).toMatchObject({ held: 2_77_000, available: 2_77_000, releases: [{ state: 'unknown' }] })
    await expect(ask(deal, 3_00_000)).rejects.toMatchObject({ http: 409 })
    payouts.find = async () => ({ state: 'failed', problem: 'The bank did not take it.' })
    app.clock.advance(3 * 60_000)
    await runNow(app, followReleasesJob)
    expect(await moneyOf(deal)).toMatchObject({ held: 7_77_000, releases: [{ state: 'approved' }] })
  } finally {
    Object.assign(payouts, real)
  }
  app.clock.advance(hourMs)
  await runNow(app, followReleasesJob)
  await runNow(app, followReleasesJob)
  expect(await moneyOf(deal)).toMatchObject({ held: 2_77_000, available: 2_77_000, releases: [{ state: 'paid' }] })

  const dispute = await answered(deal, 1_00_000)
  expect(await moneyOf(deal)).toMatchObject({ held: 2_77_000, available: 1_77_000 })
  expect((await roomOf(deal)).money).toMatchObject({ held: 2_77_000, frozen: 1_00_000 })
  await expect(ask(deal, 1_77_001)).rejects.toMatchObject({ http: 409 })

  await decide(dispute.id, 60_000, 40_000)
  await app.runJobs()
  expect(await moneyOf(deal)).toMatchObject({ held: 1_77_000, available: 1_77_000 })
  expect((await roomOf(deal)).money).toMatchObject({ held: 1_77_000, frozen: 0, refunds: [{ amount: 60_000 }] })
  expect(await moved(deal)).toEqual({ out: 5_40_000_00, back: 60_000_00 })
  for (const account of ['disputed', 'decided']) expect(await balance(app, `held:${account}:${deal.bookingId}`)).toBe(0)
  // The same press again, and another decision, move nothing more.
  await expect(decide(dispute.id, 60_000, 40_000)).rejects.toMatchObject({ http: 409 })
  await app.runJobs()
  expect(await moved(deal)).toEqual({ out: 5_40_000_00, back: 60_000_00 })
})

describe('a dispute', () => {
  test('has the words and files of both sides, who both read the decision and why', async () => {
    const deal = await heldDeal()
    const { buyer, seller } = deal
    const key = newKey()
    const raised = await raise(deal, buyer, 1_00_000, key)
    expect(raised).toMatchObject({ state: 'raised', raisedBy: 'buyer', amount: 1_00_000, reason, decision: null })
    expect((await raise(deal, buyer, 1_00_000, key)).id).toBe(raised.id)
    const upload = { id: raised.id, uploadId: uploadId() }
    const pdf = asBlob('%PDF-1.4\nA wet wall\n%%EOF\n')
    const { data: file } = await buyer.client.disputes.addFile(upload, pdf)
    expect((await buyer.client.disputes.addFile(upload, pdf)).data.id).toBe(file.id)
    await seller.client.disputes.answer({ id: raised.id, answer })
    const opened = await seller.client.disputes.downloadFile({ id: raised.id, fileId: file.id })
    expect(await opened.text()).toContain('A wet wall')
    const { data: queue } = await admin.client.disputes.listForReview({})
    expect(queue.find(({ id }) => id === raised.id)).toMatchObject({
      state: 'answered',
      reason,
      answer,
      files: [{ id: file.id, addedBy: 'buyer' }],
      deal: { held: 7_77_000, hasEnded: false },
    })
    expect((await admin.client.disputes.getForReview({ id: raised.id })).data.answer).toBe(answer)
    await admin.client.disputes.downloadFileForReview({ id: raised.id, fileId: file.id })
    await decide(raised.id, 25_000.5, 0)
    for (const who of [buyer, seller]) {
      const decision = { toBuyer: 25_000.5, toSeller: 0, stays: 74_999.5, reason: expect.stringMatching(/March/) }
      expect((await listOf(deal, who)).disputes).toMatchObject([{ state: 'decided', decision }])
      const { data: told } = await who.client.notifications.listNotifications({ id: who.user.id })
      expect(told.map(({ title }) => title).join('\n')).toMatch(/₹1,00,000 .* is decided/)
    }
    expect(await moneyOf(deal)).toMatchObject({ held: 7_51_999.5, available: 7_51_999.5 })
    await expect(buyer.client.disputes.addFile({ ...upload, uploadId: uploadId() }, pdf)).rejects.toMatchObject({
      http: 409,
    })
  })

  test('is withdrawn by whoever raised it alone, and the money is held as before', async () => {
    const deal = await heldDeal()
    const { id } = await answered(deal, 7_77_000)
    await expect(ask(deal, 1)).rejects.toMatchObject({ http: 409 })
    await expect(deal.seller.client.disputes.withdraw({ id })).rejects.toMatchObject({ http: 404 })
    await deal.buyer.client.disputes.withdraw({ id })
    expect(await moneyOf(deal)).toMatchObject({ held: 7_77_000, available: 7_77_000 })
    await expect(deal.buyer.client.disputes.withdraw({ id })).rejects.toMatchObject({ http: 409 })
    await expect(decide(id, 1, 1)).rejects.toMatchObject({ http: 409 })
  })

  test('of a stranger, over more than is held, of a deal without held money or twice at once is refused', async () => {
    const deal = await heldDeal()
    const stranger = await createUser(app)
    const { id } = await raise(deal, deal.seller, 10)
    for (const call of [
      () => raise(deal, stranger, 1),
      () => stranger.client.disputes.list({ bookingId: deal.bookingId }),
      () => stranger.client.disputes.answer({ id, answer }),
      () => stranger.client.disputes.withdraw({ id }),
      () => deal.seller.client.disputes.answer({ id, answer }),
    ]) {
      await expect(call()).rejects.toMatchObject({ http: 404 })
    }
    await expect(raise(deal, deal.buyer, 7_77_000)).rejects.toMatchObject({ body: { code: 'limit-reached' } })
    await expect(raise(deal, deal.seller, 10)).rejects.toMatchObject({ body: { code: 'not-yet' } })
    expect(await listOf(deal, deal.seller)).toMatchObject({ disputable: 0 })
    expect(await listOf(deal)).toMatchObject({ disputable: 7_76_990 })
    const early = await acceptedSale(app)
    await expect(raise(early, early.buyer, 1)).rejects.toMatchObject({ body: { code: 'not-yet' } })
    const direct = await acceptedSale(app, { terms: { channel: 'direct' } })
    await expect(raise(direct, direct.buyer, 1)).rejects.toMatchObject({ body: { code: 'ruled-out' } })
  })

  test('stops an approval of what it has frozen; the code is good again once it is over', async () => {
    const deal = await heldDeal()
    const release = await ask(deal, 5_00_000)
    await approveTooMuch(deal, release.id)
    const [dispute] = (await listOf(deal)).disputes
    await deal.buyer.client.disputes.withdraw({ id: dispute?.id ?? 0 })
    app.clock.advance(60_000)
    await approveRelease(app, deal, release.id)
    await app.runJobs()
    expect(await moneyOf(deal)).toMatchObject({ held: 2_77_000, releases: [{ state: 'paid' }] })
  })

  test('raised in the same instant as a release is asked for never lets both have the same money', async () => {
    const deal = await heldDeal()
    const both = await Promise.allSettled([ask(deal, 7_00_000), raise(deal, deal.seller, 7_00_000)])
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true)
    const { held, available } = await moneyOf(deal)
    expect(held).toBe(7_77_000)
    expect(available).toBeLessThanOrEqual(77_000)
  })
})

/** The seller asked before; the buyer disputes most of it, and then cannot approve. */
async function approveTooMuch(deal: TestDeal, releaseId: number): Promise<void> {
  await raise(deal, deal.buyer, 4_00_000)
  await expect(deal.buyer.client.releases.sendOtp({ id: releaseId })).rejects.toMatchObject({
    body: { code: 'not-yet', message: expect.stringContaining('dispute') },
  })
}

describe('a decision', () => {
  test('waits for the other side’s answer, for seven days', async () => {
    const deal = await heldDeal()
    const { id } = await raise(deal, deal.buyer, 1_00_000)
    await expect(decide(id, 1_00_000, 0)).rejects.toMatchObject({ body: { code: 'not-yet' } })
    app.clock.advance(7 * dayMs)
    await decide(id, 1_00_000, 0)
    await app.runJobs()
    expect(await moved(deal)).toEqual({ out: 0, back: 1_00_000_00 })
  })

  test('never gives more than is disputed, and is not the sides’ to make', async () => {
    const deal = await heldDeal()
    const { id } = await answered(deal, 1_00_000)
    await expect(decide(id, 60_000, 40_000.01)).rejects.toMatchObject({ body: { code: 'limit-reached' } })
    for (const { client } of [deal.buyer, deal.seller]) {
      await expect(client.disputes.decide({ id, toBuyer: 1, toSeller: 1, reason })).rejects.toMatchObject({ http: 403 })
    }
    const twice = await Promise.allSettled([decide(id, 1_00_000, 0), decide(id, 0, 1_00_000)])
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await app.runJobs()
    const { out, back } = await moved(deal)
    expect(out + back).toBe(1_00_000_00)
  })

  test('about a deal that was cancelled meanwhile gives all of it to somebody', async () => {
    const deal = await bookedSale(app)
    await addAccount(app, deal.seller)
    const { id } = await answered(deal, 1_00_000)
    app.clock.advance(18 * dayMs)
    await signInAgain(app, deal.buyer)
    const asked = { id: deal.bookingId }
    // By the table 1,48,000 comes back and 50,000 stays; 1,00,000 of both together is frozen.
    expect((await deal.buyer.client.bookings.previewCancel(asked)).data).toMatchObject({
      refund: 98_000,
      owed: 0,
      disputed: 1_00_000,
    })
    await deal.buyer.client.bookings.cancel({ ...asked, reason: 'The loan was not enough.' })
    await expect(deal.buyer.client.disputes.withdraw({ id })).rejects.toMatchObject({ body: { code: 'ruled-out' } })
    await signInAgain(app, admin)
    await expect(decide(id, 50_000, 0)).rejects.toMatchObject({ body: { code: 'not-yet' } })
    await decide(id, 50_000, 50_000)
    await app.runJobs()
    await app.runJobs()
    expect(await moved(deal)).toEqual({ out: 50_000_00, back: 1_48_000_00 })
    expect((await roomOf(deal)).money).toMatchObject({ held: 0, frozen: 0 })
  })

  test('that gave a part back is not given back a second time when the deal ends', async () => {
    const deal = await heldDeal()
    const { id } = await answered(deal, 1_00_000)
    await decide(id, 1_00_000, 0)
    for (const { client } of [deal.buyer, deal.seller]) {
      await client.bookings.cancel({ id: deal.bookingId, reason: 'Both of us agree.' })
    }
    await app.runJobs()
    expect(await moved(deal)).toEqual({ out: 0, back: 7_77_000_00 })
    expect((await roomOf(deal)).ending).toMatchObject({ refund: 6_77_000, owed: 0, disputed: 0 })
  })
})

test('nobody leaves while money of theirs is in dispute', async () => {
  const deal = await heldDeal()
  await raise(deal, deal.buyer, 7_77_000)
  await app.db.run(sql`update bookings set state = 'completed', ended_at = changed_at where id = ${deal.bookingId}`)
  const hindranceOf = async ({ client, user }: TestPerson) =>
    (await client.erasure.getErasure({ id: user.id })).data.hindrance
  expect(await hindranceOf(deal.buyer)).toContain('in dispute')
  expect(await hindranceOf(deal.seller)).toContain('₹7,77,000')
})
