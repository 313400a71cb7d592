import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acceptedSale, agree, bookedSale, pay, type TestDeal } from '../../../test/deal-factory.ts'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { addAccount } from '../../../test/mandate-factory.ts'
import { balance, newKey, runNow } from '../../../test/order-factory.ts'
import { codeFor, wrongCode } from '../../../test/people.ts'
import { confirmShare, nameSharer, newMobile, type TestSharer } from '../../../test/sharer-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { followReleasesJob } from './releases.jobs.ts'

const hourMs = 60 * 60 * 1000

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

interface Given {
  buyers?: { mobile?: string; share: number }[]
  sellers?: { mobile?: string; share: number }[]
}

/** An agreed deal with everybody's confirmation, and 7,77,150 held. */
async function heldDeal({ buyers = [], sellers = [] }: Given) {
  const deal = await acceptedSale(app, { price: 78_50_000, terms: { bookingAmount: 7_85_000, conditions: [] } })
  const named = { buyers: [] as TestSharer[], sellers: [] as TestSharer[] }
  for (const given of buyers) named.buyers.push(await nameSharer(app, deal, 'buyer', given))
  for (const given of sellers) named.sellers.push(await nameSharer(app, deal, 'seller', given))
  for (const sharer of [...named.buyers, ...named.sellers]) await confirmShare(app, sharer)
  await pay(app, deal, 'booking-penny')
  await pay(app, deal, 'booking-amount')
  await agree(app, deal)
  await addAccount(app, deal.seller)
  return { deal, ...named }
}

const listOf = async (deal: TestDeal) => (await deal.seller.client.releases.list({ bookingId: deal.bookingId })).data
const ask = async (deal: TestDeal, amount: number) =>
  (await deal.seller.client.releases.ask({ bookingId: deal.bookingId, amount, key: newKey() })).data

async function approve({ buyer }: TestDeal, id: number): Promise<void> {
  app.clock.advance(60_000)
  await buyer.client.releases.sendOtp({ id })
  await buyer.client.releases.approve({ id, otp: await codeFor(app, buyer.user.mobile) })
}

async function codeOf({ client, token, mobile }: TestSharer, id: number): Promise<string> {
  app.clock.advance(60_000)
  await client.releases.sendOtpByShare({ token, id })
  return codeFor(app, mobile)
}

describe('joint buyers', () => {
  test('each approve with a code of their own; the release is approved with the last', async () => {
    const { deal, buyers } = await heldDeal({ buyers: [{ share: 3000 }, { share: 2000 }] })
    const [vivek, sunita] = buyers as [TestSharer, TestSharer]
    const { id } = await ask(deal, 5_00_000)
    await approve(deal, id)
    await app.runJobs()
    expect((await listOf(deal)).releases).toMatchObject([
      { state: 'asked', hasPayerApproved: true, waitsFor: [expect.any(String), expect.any(String)] },
    ])
    await expect(deal.buyer.client.releases.sendOtp({ id })).rejects.toMatchObject({ http: 409 })

    const { token } = vivek
    expect((await vivek.client.releases.listByShare({ token })).data).toMatchObject([
      { id, what: 'to-approve', amount: 5_00_000 },
    ])
    const otp = await codeOf(vivek, id)
    await expect(sunita.client.releases.approveByShare({ token: sunita.token, id, otp })).rejects.toMatchObject({
      body: { code: 'wrong-otp' },
    })
    await vivek.client.releases.approveByShare({ token, id, otp })
    await expect(vivek.client.releases.approveByShare({ token, id, otp })).rejects.toMatchObject({ http: 409 })
    expect((await listOf(deal)).releases).toMatchObject([{ state: 'asked' }])

    const right = await codeOf(sunita, id)
    for (let tries = 0; tries < 5; tries++) {
      await expect(
        sunita.client.releases.approveByShare({ token: sunita.token, id, otp: wrongCode(right) }),
      ).rejects.toMatchObject({ body: { code: 'wrong-otp' } })
    }
    await expect(sunita.client.releases.approveByShare({ token: sunita.token, id, otp: right })).rejects.toMatchObject({
      body: { code: 'wrong-otp' },
    })
    await sunita.client.releases.approveByShare({ token: sunita.token, id, otp: await codeOf(sunita, id) })
    await app.runJobs()
    expect((await listOf(deal)).releases).toMatchObject([{ state: 'paid' }])
  })

  test('of another deal, and owners, approve nothing', async () => {
    const { deal, sellers } = await heldDeal({ buyers: [{ share: 5000 }], sellers: [{ share: 5000 }] })
    const other = await heldDeal({ buyers: [{ share: 5000 }] })
    const { id } = await ask(deal, 1_00_000)
    for (const { client, token } of [...sellers, ...other.buyers]) {
      await expect(client.releases.sendOtpByShare({ token, id })).rejects.toMatchObject({ http: 404 })
      await expect(client.releases.approveByShare({ token, id, otp: '123456' })).rejects.toMatchObject({ http: 404 })
    }
  })
})

describe('several owners', () => {
  const shareOf = async (person: TestPerson) =>
    app.db.many<{ amountPaise: number; reference: string }>(sql`
      select p.amount_paise, p.reference from sandbox_payouts p join releases r on p.reference like 'PSR-' || r.id || '-%'
      join bank_accounts b on b.number_hash = r.account_hash where b.user_id = ${person.user.id} and p.state = 'paid'`)

  test('are each paid their share to their own account, to the paisa, by a reference of their own', async () => {
    const leela = await createUser(app, { firstname: 'Leela', lastname: 'Joshi' })
    await addAccount(app, leela)
    const { deal } = await heldDeal({ sellers: [{ mobile: leela.user.mobile, share: 3333 }] })
    const { id } = await ask(deal, 1_00_000.01)
    expect((await listOf(deal)).releases).toMatchObject([
      { partOf: 'Leela J.', amount: 33_330, askId: id },
      { partOf: null, amount: 66_670.01, askId: id },
    ])
    await approve(deal, id)
    await app.runJobs()
    expect((await listOf(deal)).releases).toMatchObject([{ state: 'paid' }, { state: 'paid' }])
    const [hers, his] = [await shareOf(leela), await shareOf(deal.seller)]
    expect([hers, his].map((paid) => paid.map(({ amountPaise }) => amountPaise))).toEqual([[33_330_00], [66_670_01]])
    expect(hers[0]?.reference).not.toBe(his[0]?.reference)
  })

  test('one who fails holds up and doubles no other', async () => {
    const leela = await createUser(app, { firstname: 'Leela', lastname: 'Joshi' })
    await addAccount(app, leela)
    const { deal } = await heldDeal({ sellers: [{ mobile: leela.user.mobile, share: 4000 }] })
    const { payouts } = app.adapters
    const real = payouts.send
    const sent: string[] = []
    payouts.send = async (payout) => {
      sent.push(payout.reference)
      if (payout.payee.id === leela.user.id && sent.filter((one) => one === payout.reference).length < 2)
        return { state: 'failed', problem: 'The bank did not take it.' }
      return real(payout)
    }
    try {
      const { id } = await ask(deal, 1_00_000)
      await approve(deal, id)
      await app.runJobs()
      expect((await listOf(deal)).releases).toMatchObject([
        { partOf: 'Leela J.', state: 'approved' },
        { partOf: null, state: 'paid' },
      ])
      await expect(deal.seller.client.releases.withdraw({ id })).rejects.toMatchObject({ http: 409 })
    } finally {
      payouts.send = real
    }
    app.clock.advance(hourMs)
    await runNow(app, followReleasesJob)
    await runNow(app, followReleasesJob)
    expect((await listOf(deal)).releases).toMatchObject([{ state: 'paid' }, { state: 'paid' }])
    expect(await shareOf(deal.seller)).toHaveLength(1)
    expect(await shareOf(leela)).toMatchObject([{ amountPaise: 40_000_00 }])
  })

  test('one without an account gets nothing until they have one; their share stays held and theirs', async () => {
    const mobile = newMobile()
    const { deal, sellers } = await heldDeal({ sellers: [{ mobile, share: 5000 }] })
    const { id } = await ask(deal, 7_00_000)
    await approve(deal, id)
    await app.runJobs()
    const list = await listOf(deal)
    expect(list).toMatchObject({ held: 4_27_150, available: 77_150 })
    expect(list.releases).toMatchObject([
      { partOf: 'Leela J.', state: 'asked', account: null, lapsesAt: null },
      { partOf: null, state: 'paid', amount: 3_50_000 },
    ])
    const waiting = list.releases[0]?.id ?? 0
    const { releases } = deal.buyer.client
    await expect(releases.sendOtp({ id: waiting })).rejects.toMatchObject({ body: { code: 'not-yet' } })
    await expect(releases.refuse({ id: waiting, reason: 'Not to them.' })).rejects.toMatchObject({ http: 409 })
    await expect(deal.seller.client.releases.withdraw({ id: waiting })).rejects.toMatchObject({ http: 409 })
    const [leelas] = sellers as [TestSharer]
    expect((await leelas.client.releases.listByShare({ token: leelas.token })).data).toMatchObject([
      { what: 'mine', amount: 3_50_000, state: 'asked', accounts: [] },
    ])

    const leela = await createUser(app, { firstname: 'Leela', lastname: 'Joshi', mobile })
    await addAccount(app, leela)
    app.clock.advance(2 * hourMs)
    await runNow(app, followReleasesJob)
    await approve(deal, waiting)
    await app.runJobs()
    expect((await listOf(deal)).releases).toMatchObject([{ state: 'paid' }, { state: 'paid' }])
    expect(await shareOf(leela)).toMatchObject([{ amountPaise: 3_50_000_00 }])
    expect(0 - (await balance(app, `held:booking:${deal.bookingId}`))).toBe(77_150_00)
  })

  test('one whose account goes after the approval is paid once they have another', async () => {
    const leela = await createUser(app, { firstname: 'Leela', lastname: 'Joshi' })
    await addAccount(app, leela)
    const { deal } = await heldDeal({ sellers: [{ mobile: leela.user.mobile, share: 4000 }] })
    const { id } = await ask(deal, 1_00_000)
    await approve(deal, id)
    const { kyc } = leela.client
    const [account] = (await kyc.listBankAccounts({ id: leela.user.id })).data
    await kyc.removeBankAccount({ id: leela.user.id, bankId: account?.id ?? 0 })
    await app.runJobs()
    expect((await listOf(deal)).releases).toMatchObject([
      { partOf: 'Leela J.', state: 'asked', account: null, lapsesAt: null },
      { partOf: null, state: 'paid' },
    ])
    await addAccount(app, leela)
    app.clock.advance(25 * hourMs)
    await runNow(app, followReleasesJob)
    const waiting = (await listOf(deal)).releases[0]?.id ?? 0
    await approve(deal, waiting)
    await app.runJobs()
    expect((await listOf(deal)).releases).toMatchObject([{ state: 'paid' }, { state: 'paid' }])
    expect(await shareOf(leela)).toMatchObject([{ amountPaise: 40_000_00 }])
  })

  test('withdraw, refuse and lapse together; what lapsed can be asked for again', async () => {
    const { deal } = await heldDeal({ sellers: [{ share: 5000 }] })
    const one = await ask(deal, 1_00_000)
    await deal.seller.client.releases.withdraw({ id: one.id })
    const two = await ask(deal, 1_00_000)
    await deal.buyer.client.releases.refuse({ id: two.id, reason: 'Not yet.' })
    await ask(deal, 1_00_000)
    const states = async () => (await listOf(deal)).releases.map(({ state }) => state)
    expect(await states()).toEqual(['asked', 'asked', 'refused', 'refused', 'withdrawn', 'withdrawn'])
    app.clock.advance(7 * 24 * hourMs)
    await runNow(app, followReleasesJob)
    const rows = await app.db.many<{ state: string }>(
      sql`select state from releases where booking_id = ${deal.bookingId} and state = 'lapsed'`,
    )
    expect(rows).toHaveLength(2)
  })

  test('share what stays with them when the buyer cancels', async () => {
    const deal = await acceptedSale(app)
    const leela = await createUser(app, { firstname: 'Leela', lastname: 'Joshi' })
    await addAccount(app, leela)
    await addAccount(app, deal.seller)
    await confirmShare(app, await nameSharer(app, deal, 'seller', { mobile: leela.user.mobile, share: 4000 }))
    await pay(app, deal, 'booking-penny')
    await pay(app, deal, 'booking-amount')
    app.clock.advance(18 * 24 * hourMs)
    await deal.buyer.client.bookings.cancel({ id: deal.bookingId, reason: 'The loan was not enough.' })
    await app.runJobs()
    await app.runJobs()
    expect((await listOf(deal)).releases).toMatchObject([
      { kind: 'kept', state: 'paid', amount: 20_000 },
      { kind: 'kept', state: 'paid', amount: 30_000 },
    ])
  })

  test.each([
    { share: 10_000, hasDeclined: true },
    { share: 10_000, hasDeclined: false },
    { share: 4000, hasDeclined: false },
  ])(
    'who have not confirmed get nothing of what stays, and whoever acts gets all of it: %o',
    async ({ share, hasDeclined }) => {
      const deal = await bookedSale(app)
      await addAccount(app, deal.seller)
      const leela = await nameSharer(app, deal, 'seller', { share })
      if (hasDeclined) await leela.client.bookings.declineShare({ token: leela.token })
      app.clock.advance(18 * 24 * hourMs)
      await deal.buyer.client.bookings.cancel({ id: deal.bookingId, reason: 'The loan was not enough.' })
      await app.runJobs()
      await app.runJobs()
      expect(await listOf(deal)).toMatchObject({
        held: 0,
        releases: [{ kind: 'kept', state: 'paid', partOf: null, amount: 50_000 }],
      })
    },
  )

  test('who were given money by a decision stay in the deal; others can be removed', async () => {
    const deal = await acceptedSale(app)
    const [leela, ravi] = [
      await nameSharer(app, deal, 'seller'),
      await nameSharer(app, deal, 'seller', { share: 1000 }),
    ]
    await confirmShare(app, leela)
    await confirmShare(app, ravi)
    await pay(app, deal, 'booking-penny')
    await pay(app, deal, 'booking-amount')
    const { bookingId } = deal
    const reason = 'The terrace leaks, and it was to be repaired before.'
    const sharers = async () => (await deal.seller.client.bookings.listSharers({ id: bookingId })).data.sharers
    const [first, second] = await sharers()
    await deal.seller.client.bookings.removeSharer({ sharerId: second?.id ?? 0 })
    app.clock.advance(60_000)
    await confirmShare(app, leela)
    const { data: dispute } = await deal.buyer.client.disputes.raise({ bookingId, amount: 1000, reason, key: newKey() })
    await deal.seller.client.disputes.answer({ id: dispute.id, answer: 'It was repaired in October.' })
    const admin = await createUser(app, { role: 'admin' })
    await admin.client.disputes.decide({ id: dispute.id, toBuyer: 0, toSeller: 1000, reason })
    const remove = deal.seller.client.bookings.removeSharer({ sharerId: first?.id ?? 0 })
    await expect(remove).rejects.toMatchObject({ body: { code: 'ruled-out' } })
    const decline = leela.client.bookings.declineShare({ token: leela.token })
    await expect(decline).rejects.toMatchObject({ body: { code: 'ruled-out' } })
    expect(await sharers()).toMatchObject([{ state: 'confirmed' }])
  })
})
