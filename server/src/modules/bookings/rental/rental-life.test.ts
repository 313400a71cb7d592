import { addDays } from '@properysearch/contract/values/days'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roomOf, type TestDeal } from '../../../../test/deal-factory.ts'
import { runNow } from '../../../../test/order-factory.ts'
import { activeRental, dayOf, laterOn, payRentUntil, rentalOf } from '../../../../test/rental-factory.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/db/sql.ts'
import { endTermsJob, remindOfInstalmentsJob } from '../bookings.jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const stateOf = async (deal: TestDeal) => (await roomOf(deal)).bookingData.state

describe('time', () => {
  test('a year and a half of rent: no month twice, none missing, dearer after a year; reminded once; arrears show', async () => {
    const deal = await activeRental(app, { terms: { months: 18, channel: 'direct', yearlyRise: 500 } })
    const starts = (await rentalOf(deal)).startsOn ?? ''
    const rent = (await roomOf(deal)).money.instalments.filter(({ what }) => what === 'rent')
    // Every day is in one month of rent, and the next begins where it ends.
    for (const [at, row] of rent.entries()) {
      const before = rent[at - 1]
      expect(row.period?.from).toBe(before?.period ? addDays(before.period.to, 1) : starts)
    }
    expect(rent.at(-1)?.period?.to).toBe((await rentalOf(deal)).endsOn)
    expect(rent.at(-2)?.gross).toBe(29_400)
    const second = rent[1]?.dueOn ?? ''
    await payRentUntil(app, deal, addDays(second, -1))
    await laterOn(app, deal, `${addDays(second, -8)}T06:00:00Z`)
    for (let day = 0; day < 17; day++) {
      await runNow(app, remindOfInstalmentsJob)
      await runNow(app, remindOfInstalmentsJob)
      app.clock.advance(24 * 60 * 60 * 1000)
    }
    const { due, late } = await app.db.one<{ due: number; late: number }>(sql`
      select count(*) filter (where title like '%is due on%')::int as due,
        count(*) filter (where title like '%is late')::int as late
      from notifications where user_id = ${deal.buyer.user.id}`)
    // Seven, three and one day before and on the day; the day after and a week later.
    expect([due, late]).toEqual([4, 2])
    await laterOn(app, deal, `${addDays(second, 10)}T06:00:00Z`)
    expect((await roomOf(deal)).money.late).toBe(28_000)
  })

  test('the term ends by itself: the tenant moves out, and nobody is paid by the clock', async () => {
    const deal = await activeRental(app)
    const { endsOn } = await rentalOf(deal)
    await laterOn(app, deal, `${endsOn}T06:00:00Z`)
    await runNow(app, endTermsJob)
    expect(await stateOf(deal)).toBe('active')
    await laterOn(app, deal, `${addDays(endsOn ?? '', 1)}T06:00:00Z`)
    await runNow(app, endTermsJob)
    expect(await stateOf(deal)).toBe('exiting')
    await laterOn(app, deal, `${addDays(endsOn ?? '', 20)}T06:00:00Z`)
    await runNow(app, remindOfInstalmentsJob)
    const { deposit } = await rentalOf(deal)
    expect(deposit).toMatchObject({ toReturn: 84_000, returned: 0, isLate: true })
    await expect(
      deal.seller.client.bookings.proposeDeduction({ id: deal.bookingId, kind: 'painting', amount: 1, note: 'Late' }),
    ).rejects.toMatchObject({ body: { code: 'ruled-out' } })
  })

  test('renewed by both, the rental goes on with a term of its own', async () => {
    const deal = await activeRental(app)
    const { buyer, seller, bookingId: id } = deal
    const { endsOn } = await rentalOf(deal)
    const before = (await roomOf(deal)).money.instalments.length
    const day = dayOf(app)
    const licence = { id, months: 11, rent: 30_000, office: 'Haveli 12', signedOn: day, registeredOn: day }
    await seller.client.bookings.recordRenewal({ ...licence, documentNumber: 'HVL-1' })
    await expect(seller.client.bookings.confirmRenewal({ id, version: 1 })).rejects.toMatchObject({
      body: { code: 'not-yet' },
    })
    await seller.client.bookings.recordRenewal({ ...licence, documentNumber: 'HVL-2' })
    await expect(buyer.client.bookings.confirmRenewal({ id, version: 1 })).rejects.toMatchObject({
      body: { code: 'changed-meanwhile' },
    })
    await buyer.client.bookings.confirmRenewal({ id, version: 2 })
    const { rental, money, bookingData } = await roomOf(deal)
    expect(bookingData).toMatchObject({ state: 'active', price: 30_000 })
    expect(rental).toMatchObject({ rent: 28_000, renewal: null })
    expect(money.instalments.length).toBeGreaterThan(before + 10)
    const first = money.instalments.find(({ period }) => period?.from === addDays(endsOn ?? '', 1))
    expect(first).toBeDefined()
    expect(money.instalments.at(-2)?.gross).toBe(30_000)
  })

  test('notice waits for the lock-in and keeps its days; the rent after the last day goes', async () => {
    const deal = await activeRental(app)
    const { seller, bookingId: id } = deal
    const { notice } = await rentalOf(deal)
    const leavesOn = notice?.earliestLeaving ?? ''
    await expect(seller.client.bookings.giveNotice({ id, leavesOn })).rejects.toMatchObject({
      body: { code: 'not-yet' },
    })
    await laterOn(app, deal, `${notice?.from}T06:00:00Z`)
    await expect(seller.client.bookings.giveNotice({ id, leavesOn: addDays(leavesOn, -1) })).rejects.toMatchObject({
      body: { errors: { leavesOn: expect.stringContaining('The first day to leave') } },
    })
    await seller.client.bookings.giveNotice({ id, leavesOn })
    const { rental, money } = await roomOf(deal)
    expect(rental).toMatchObject({ leavesOn, noticeBy: 'seller' })
    expect(money.instalments.at(-1)?.period?.to).toBe(leavesOn)
  })
})

describe('the deposit', () => {
  async function movedOut(): Promise<TestDeal> {
    const deal = await activeRental(app, { terms: { channel: 'direct' } })
    const { endsOn } = await rentalOf(deal)
    await laterOn(app, deal, `${addDays(endsOn ?? '', 1)}T06:00:00Z`)
    await payRentUntil(app, deal, dayOf(app))
    await runNow(app, endTermsJob)
    return deal
  }

  test('what is disputed waits; the undisputed part comes back first, the rest when it is decided', async () => {
    const deal = await movedOut()
    const { buyer, seller, bookingId: id } = deal
    const propose = async (amount: number) =>
      (await seller.client.bookings.proposeDeduction({ id, kind: 'repairs', amount, note: 'The kitchen shutter' })).data
        .id
    const deductionId = await propose(20_000)
    await expect(propose(64_001)).rejects.toMatchObject({ body: { code: 'limit-reached' } })
    const answer = { deductionId, amount: 20_000, isAccepted: false, reason: 'It was broken before us.' }
    await expect(buyer.client.bookings.answerDeduction({ ...answer, amount: 19_000 })).rejects.toMatchObject({
      body: { code: 'changed-meanwhile' },
    })
    await expect(seller.client.bookings.answerDeduction(answer)).rejects.toMatchObject({ http: 404 })
    await buyer.client.bookings.answerDeduction(answer)
    const giveBack = async (amount: number) => {
      await seller.client.bookings.recordDepositReturn({ id, amount, paidOn: dayOf(app), reference: 'UTR ICIC 1' })
      const paymentId = (await roomOf(deal)).money.payments.at(-1)?.id ?? 0
      await buyer.client.bookings.answerPayment({ paymentId, hasArrived: true })
    }
    await giveBack(64_000)
    expect(await stateOf(deal)).toBe('exiting')
    await expect(giveBack(20_000)).rejects.toMatchObject({ body: { code: 'not-yet' } })
    await seller.client.bookings.lowerDeduction({ deductionId, amount: 5_000 })
    expect((await rentalOf(deal)).deposit).toMatchObject({ open: 5_000, toReturn: 15_000 })
    await buyer.client.bookings.answerDeduction({ deductionId, amount: 5_000, isAccepted: true })
    await giveBack(15_000)
    expect(await stateOf(deal)).toBe('completed')
  })

  test('proposed again after a lost answer it is one deduction', async () => {
    const deal = await movedOut()
    const asked = { id: deal.bookingId, kind: 'repairs' as const, amount: 60_000, note: 'The kitchen shutter' }
    const propose = async (given = asked) => (await deal.seller.client.bookings.proposeDeduction(given)).data.id
    const [one, other] = await Promise.all([propose(), propose()])
    expect([other, await propose()]).toEqual([one, one])
    expect((await rentalOf(deal)).deductions).toHaveLength(1)
    expect(await propose({ ...asked, amount: 500, note: 'A key' })).not.toBe(one)
    await deal.seller.client.bookings.withdrawDeduction({ deductionId: one as number })
    expect(await propose()).not.toBe(one)
  })

  test('all of it comes back where nothing is kept', async () => {
    const deal = await movedOut()
    const { buyer, seller, bookingId: id } = deal
    const { data } = await seller.client.bookings.proposeDeduction({ id, kind: 'other', amount: 500, note: 'A key' })
    await seller.client.bookings.withdrawDeduction({ deductionId: data.id })
    await seller.client.bookings.recordDepositReturn({ id, amount: 84_000, paidOn: dayOf(app), reference: 'UTR 2' })
    const paymentId = (await roomOf(deal)).money.payments.at(-1)?.id ?? 0
    await expect(seller.client.bookings.answerPayment({ paymentId, hasArrived: true })).rejects.toMatchObject({
      body: { code: 'not-yet' },
    })
    await buyer.client.bookings.answerPayment({ paymentId, hasArrived: true })
    expect(await stateOf(deal)).toBe('completed')
  })
})
