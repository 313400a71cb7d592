import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addAccount,
  agree,
  approveRelease,
  bookedSale,
  pay,
  roomOf,
  type TestDeal,
} from '../../../test/deal-factory.ts'
import { createUser, signInAgain } from '../../../test/factories.ts'
import { balance, newKey, runNow } from '../../../test/order-factory.ts'
import { codeFor } from '../../../test/people.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { PayoutUnanswered } from '../../adapters/payouts/port.ts'
import { sql } from '../../platform/db/sql.ts'
import { followReleasesJob } from './releases.jobs.ts'

const hourMs = 60 * 60 * 1000

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** With an agreement and two of three instalments paid; the seller has an account. */
async function heldDeal(): Promise<TestDeal> {
  const deal = await bookedSale(app, { price: 78_50_000, terms: { bookingAmount: 7_85_000, conditions: [] } })
  await agree(app, deal)
  await addAccount(app, deal.seller)
  return deal
}

const listOf = async (deal: TestDeal) => (await deal.seller.client.releases.list({ bookingId: deal.bookingId })).data
const ask = async (deal: TestDeal, amount: number) =>
  (await deal.seller.client.releases.ask({ bookingId: deal.bookingId, amount, key: newKey() })).data
const heldOf = async ({ bookingId }: TestDeal) => 0 - (await balance(app, `held:booking:${bookingId}`)) / 100

describe('held money of a deal', () => {
  test('goes to the seller once the buyer has approved it with a code, and the books agree', async () => {
    const deal = await heldDeal()
    expect(await listOf(deal)).toMatchObject({ held: 7_77_150, available: 7_77_150 })
    const release = await ask(deal, 5_00_000)
    expect(release).toMatchObject({
      state: 'asked',
      side: 'payee',
      amount: 5_00_000,
      account: expect.stringMatching(/^HDFC0000123 ••••\d{4}$/),
    })
    expect(await listOf(deal)).toMatchObject({ held: 7_77_150, available: 2_77_150 })
    await expect(ask(deal, 3_00_000)).rejects.toMatchObject({ http: 409, body: { code: 'limit-reached' } })
    await approveRelease(app, deal, release.id)
    await app.runJobs()
    const after = await listOf(deal)
    expect(after).toMatchObject({ held: 2_77_150, available: 2_77_150, releases: [{ id: release.id, state: 'paid' }] })
    expect(await balance(app, `payable:release:${release.id}`)).toBe(0)
    const seen = await deal.buyer.client.releases.listForBuyer({ propId: deal.propertyId, userId: deal.buyer.user.id })
    expect(seen.data).toMatchObject([{ side: 'payer', state: 'paid' }])
  })

  test('is sent once, whatever the partner answers: unknown, failed, then paid', async () => {
    const deal = await heldDeal()
    const { payouts } = app.adapters
    const real = { ...payouts }
    const sent: string[] = []
    const release = await ask(deal, 5_00_000)
    try {
      payouts.send = async ({ reference }) => {
        sent.push(reference)
        throw new PayoutUnanswered('no answer')
      }
      payouts.find = async () => {
        throw new PayoutUnanswered('no answer')
      }
      await approveRelease(app, deal, release.id)
      await app.runJobs()
      expect(await listOf(deal)).toMatchObject({
        held: 2_77_150,
        available: 2_77_150,
        releases: [{ state: 'unknown' }],
      })
      await expect(ask(deal, 3_00_000)).rejects.toMatchObject({ http: 409 })
      await expect(deal.seller.client.releases.withdraw({ id: release.id })).rejects.toMatchObject({ http: 409 })

      payouts.find = async () => ({ state: 'failed', problem: 'The bank did not take it.' })
      app.clock.advance(3 * 60_000)
      await runNow(app, followReleasesJob)
      expect(await heldOf(deal)).toBe(7_77_150)
      expect((await listOf(deal)).releases).toMatchObject([{ state: 'approved' }])

      Object.assign(payouts, real)
      await runNow(app, followReleasesJob)
      expect((await listOf(deal)).releases).toMatchObject([{ state: 'approved' }])
      app.clock.advance(hourMs)
      await runNow(app, followReleasesJob)
      await runNow(app, followReleasesJob)
      expect(await listOf(deal)).toMatchObject({ held: 2_77_150, releases: [{ state: 'paid' }] })
    } finally {
      Object.assign(payouts, real)
    }
    const paid = await app.db.many<{ amountPaise: number }>(
      sql`select amount_paise from sandbox_payouts where reference like ${`PSR-${release.id}-%`}`,
    )
    expect(paid).toEqual([{ amountPaise: 5_00_000_00 }])
  })

  test('that went back to the buyer is not sent to the seller as well', async () => {
    const deal = await heldDeal()
    const release = await ask(deal, 5_00_000)
    await deal.buyer.client.releases.sendOtp({ id: release.id })
    await app.runJobs()
    const otp = await codeFor(app, deal.buyer.user.mobile)
    await deal.buyer.client.releases.approve({ id: release.id, otp })
    for (const person of [deal.buyer, deal.seller]) {
      await person.client.bookings.cancel({ id: deal.bookingId, reason: 'Both agree.' })
    }
    await app.runJobs()
    expect(await listOf(deal)).toMatchObject({ held: 0, releases: [{ state: 'lapsed' }] })
  })

  test('two releases approved at once never take more than is held', async () => {
    const deal = await heldDeal()
    const asked = await Promise.allSettled([ask(deal, 5_00_000), ask(deal, 5_00_000)])
    expect(asked.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    const key = newKey()
    const twice = { bookingId: deal.bookingId, amount: 1_00_000, key }
    const [first, second] = await Promise.all([
      deal.seller.client.releases.ask(twice),
      deal.seller.client.releases.ask(twice),
    ])
    expect(second?.data.id).toBe(first?.data.id)
  })

  test('that stays with the seller when the buyer cancels is paid out by itself', async () => {
    const deal = await bookedSale(app)
    await addAccount(app, deal.seller)
    app.clock.advance(18 * 24 * hourMs)
    await deal.buyer.client.bookings.cancel({ id: deal.bookingId, reason: 'The loan was not enough.' })
    await app.runJobs()
    await app.runJobs()
    expect(await listOf(deal)).toMatchObject({ held: 0, releases: [{ kind: 'kept', state: 'paid', amount: 50_000 }] })
  })
})

describe('a code', () => {
  test('that is wrong five times, was made for another release, or was used before approves nothing', async () => {
    const deal = await heldDeal()
    const one = await ask(deal, 1_00_000)
    const other = await ask(deal, 2_00_000)
    const { releases } = deal.buyer.client
    await releases.sendOtp({ id: one.id })
    await app.runJobs()
    const code = await codeFor(app, deal.buyer.user.mobile)
    await expect(releases.approve({ id: other.id, otp: code })).rejects.toMatchObject({ body: { code: 'wrong-otp' } })
    await releases.approve({ id: one.id, otp: code })
    await expect(releases.approve({ id: one.id, otp: code })).rejects.toMatchObject({ http: 409 })

    app.clock.advance(60_000)
    await releases.sendOtp({ id: other.id })
    await app.runJobs()
    const right = await codeFor(app, deal.buyer.user.mobile)
    const wrong = right === '111111' ? '222222' : '111111'
    for (let i = 0; i < 5; i++) {
      await expect(releases.approve({ id: other.id, otp: wrong })).rejects.toMatchObject({
        body: { code: 'wrong-otp' },
      })
    }
    await expect(releases.approve({ id: other.id, otp: right })).rejects.toMatchObject({ body: { code: 'wrong-otp' } })
    await app.runJobs()
    expect((await listOf(deal)).releases).toMatchObject([
      { id: other.id, state: 'asked' },
      { id: one.id, state: 'paid' },
    ])
  })

  test('is the buyer’s alone; the seller and strangers approve and see nothing', async () => {
    const deal = await heldDeal()
    const { id } = await ask(deal, 1_00_000)
    const stranger = await createUser(app)
    for (const person of [deal.seller, stranger]) {
      await expect(person.client.releases.sendOtp({ id })).rejects.toMatchObject({ http: 404 })
      await expect(person.client.releases.approve({ id, otp: '123456' })).rejects.toMatchObject({ http: 404 })
      await expect(person.client.releases.refuse({ id, reason: 'Because.' })).rejects.toMatchObject({ http: 404 })
    }
    const { bookingId } = deal
    await expect(stranger.client.releases.list({ bookingId })).rejects.toMatchObject({ http: 404 })
    await expect(stranger.client.releases.withdraw({ id })).rejects.toMatchObject({ http: 404 })
    await expect(deal.buyer.client.releases.withdraw({ id })).rejects.toMatchObject({ http: 404 })
    await expect(deal.buyer.client.releases.ask({ bookingId, amount: 1, key: newKey() })).rejects.toMatchObject({
      http: 404,
    })
    expect((await deal.buyer.client.releases.refuse({ id, reason: 'Not yet.' })).data).toMatchObject({
      state: 'refused',
      reason: 'Not yet.',
    })
  })
})

describe('before it can be paid', () => {
  test('the agreement must be registered, and the seller must have an account of their own', async () => {
    const deal = await bookedSale(app)
    await expect(ask(deal, 1)).rejects.toMatchObject({ body: { code: 'not-yet' } })
    await agree(app, deal)
    await expect(ask(deal, 1)).rejects.toMatchObject({
      body: { code: 'not-yet', message: expect.stringContaining('bank account') },
    })
    await addAccount(app, deal.seller)
    expect((await ask(deal, 1)).state).toBe('asked')
  })

  test('an account that changed after the approval is approved anew, and waits a day', async () => {
    const deal = await heldDeal()
    const { seller } = deal
    const release = await ask(deal, 1_00_000)
    await deal.buyer.client.releases.sendOtp({ id: release.id })
    await app.runJobs()
    const otp = await codeFor(app, deal.buyer.user.mobile)
    await addAccount(app, seller)
    const { data: all } = await seller.client.kyc.listBankAccounts({ id: seller.user.id })
    await deal.buyer.client.releases.approve({ id: release.id, otp })
    await seller.client.kyc.makeBankAccountPrimary({
      id: seller.user.id,
      bankId: all.find((one) => !one.isPrimary)?.id ?? 0,
    })
    await app.runJobs()
    expect((await listOf(deal)).releases).toMatchObject([{ state: 'asked', id: release.id }])
    expect(await heldOf(deal)).toBe(7_77_150)
    await expect(ask(deal, 1)).rejects.toMatchObject({
      body: { code: 'not-yet', message: expect.stringContaining('24 hours') },
    })
    app.clock.advance(24 * hourMs)
    expect((await ask(deal, 1)).state).toBe('asked')
  })

  test('what nobody approves in seven days lapses', async () => {
    const deal = await heldDeal()
    await ask(deal, 1_00_000)
    app.clock.advance(7 * 24 * hourMs)
    await runNow(app, followReleasesJob)
    await signInAgain(app, deal.seller)
    expect(await listOf(deal)).toMatchObject({ available: 7_77_150, releases: [{ state: 'lapsed' }] })
  })
})

test('every rupee of a deal is in the room: paid in, paid out and held add up', async () => {
  const deal = await heldDeal()
  const [instalment] = (await roomOf(deal)).money.instalments
  await pay(app, deal, 'booking-instalment', instalment?.id)
  const release = await ask(deal, 10_00_000)
  await approveRelease(app, deal, release.id)
  await app.runJobs()
  const { money } = await roomOf(deal)
  const cash = money.payments.reduce((sum, payment) => sum + Math.round(payment.cash * 100), 0)
  expect(Math.round(money.held * 100)).toBe(cash - 10_00_000_00)
})
