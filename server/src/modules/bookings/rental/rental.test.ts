import { addDays } from '@properysearch/contract/values/days'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pay, roomOf, type TestDeal } from '../../../../test/deal-factory.ts'
import { createUser } from '../../../../test/factories.ts'
import { asBlob, photo, uploadId } from '../../../../test/listing-factory.ts'
import { balance, runNow } from '../../../../test/order-factory.ts'
import {
  acceptedRental,
  activeRental,
  bookedRental,
  dayOf,
  laterOn,
  payDirectly,
  prepareKeys,
  register,
  rentalOf,
  takeKeys,
} from '../../../../test/rental-factory.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/db/sql.ts'
import { endTermsJob, remindOfInstalmentsJob } from '../bookings.jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const stateOf = async (deal: TestDeal) => (await roomOf(deal)).bookingData.state
const held = async ({ bookingId }: TestDeal) => 0 - (await balance(app, `held:booking:${bookingId}`)) / 100
const availability = async ({ propertyId }: TestDeal) =>
  (await app.visitor.listings.getPropertyData({ id: propertyId }).catch(() => null))?.data.propertydata.availability

/** All rent that is due by then, as the tenant pays it. */
async function payRentUntil(deal: TestDeal, day: string): Promise<void> {
  const { money, rental, bookingData } = await roomOf(deal)
  for (const row of money.instalments.filter(
    (one) => one.what === 'rent' && one.dueOn <= day && one.paid < one.gross,
  )) {
    const due = rental?.dues.find(({ instalmentId }) => instalmentId === row.id)
    if (bookingData.channel !== 'direct') await pay(app, deal, 'booking-instalment', row.id)
    else await payDirectly(app, deal, { amount: due?.cash ?? 0, instalmentId: row.id })
  }
}

describe('28,000 for eleven months with a deposit of 84,000, directly between tenant and owner', () => {
  test('left on 10 July: rent 9,032.26, electricity 1,846.50, painting 6,000; 67,121.24 comes back', async () => {
    await laterOnFor('2026-12-01T06:00:00Z')
    const deal = await activeRental(app, { terms: { channel: 'direct' } })
    const { buyer, seller, bookingId: id } = deal
    expect(await roomOf(deal)).toMatchObject({
      bookingData: { state: 'active', kind: 'rental' },
      rental: { startsOn: '2026-12-01', endsOn: '2027-10-31', licence: { stampDuty: 789.25, registrationFee: 1000 } },
    })
    const months = (await roomOf(deal)).money.instalments.filter(({ what }) => what === 'rent')
    expect(months.map(({ dueOn, gross }) => [dueOn, gross])).toEqual(
      [
        '2026-12',
        '2027-01',
        '2027-02',
        '2027-03',
        '2027-04',
        '2027-05',
        '2027-06',
        '2027-07',
        '2027-08',
        '2027-09',
        '2027-10',
      ].map((month) => [`${month}-05`, 28_000]),
    )
    await laterOn(app, deal, '2027-06-08T06:00:00Z')
    await payRentUntil(deal, '2027-06-08')
    const { notice } = await rentalOf(deal)
    expect(notice).toEqual({ from: '2027-06-01', earliestLeaving: '2027-07-08' })
    await buyer.client.bookings.giveNotice({ id, leavesOn: '2027-07-10', reason: 'We move to Hinjawadi.' })
    expect((await roomOf(deal)).money.instalments.filter(({ what }) => what === 'rent').at(-1)).toMatchObject({
      period: { from: '2027-07-01', to: '2027-07-10' },
      gross: 9_032.26,
    })

    await laterOn(app, deal, '2027-07-10T06:00:00Z')
    const out = { id, at: 'out' as const, items: [], readings: [{ meter: 'electricity' as const, reading: 50_120 }] }
    await seller.client.bookings.saveInventory({ ...out, version: 0 })
    await seller.client.bookings.confirmInspection({ id, version: 1 })
    expect(await stateOf(deal)).toBe('notice')
    await buyer.client.bookings.confirmInspection({ id, version: 1 })
    expect(await rentalOf(deal)).toMatchObject({
      exitedOn: '2027-07-10',
      deductionsUntil: '2027-07-17',
      openRent: 9_032.26,
      deposit: { paid: 84_000, toReturn: 84_000, dueOn: '2027-07-17' },
    })
    for (const [kind, amount, note] of [
      ['rent', 9_032.26, 'July, ten days'],
      ['electricity', 1_846.5, 'By the meter, 1,909.5 units'],
      ['painting', 6_000, 'Two rooms'],
    ] as const) {
      const { data } = await seller.client.bookings.proposeDeduction({ id, kind, amount, note })
      await buyer.client.bookings.answerDeduction({ deductionId: data.id, amount, isAccepted: true })
    }
    const { deposit } = await rentalOf(deal)
    expect(deposit).toMatchObject({ accepted: 16_878.76, open: 0, toReturn: 67_121.24 })
    const paidBack = { id, paidOn: '2027-07-10', reference: 'UTR ICIC 9981' }
    await expect(seller.client.bookings.recordDepositReturn({ ...paidBack, amount: 67_121 })).rejects.toMatchObject({
      body: { errors: { amount: '₹67,121.24 is to be returned.' } },
    })
    await seller.client.bookings.recordDepositReturn({ ...paidBack, amount: 67_121.24 })
    const last = (await roomOf(deal)).money.payments.at(-1)
    expect(last).toMatchObject({ what: 'deposit-return', gross: 67_121.24, recordedBy: 'seller', status: 'waiting' })
    await buyer.client.bookings.answerPayment({ paymentId: last?.id ?? 0, hasArrived: true })
    expect(await roomOf(deal)).toMatchObject({
      bookingData: { state: 'completed' },
      money: { left: 0, late: 0 },
      rental: { deposit: { returned: 67_121.24, toReturn: 0 } },
    })
  })
})

/** Before anybody is signed in. */
async function laterOnFor(moment: string): Promise<void> {
  app.clock.advance(new Date(moment).getTime() - app.clock.now.getTime())
}

describe('through the simulated partner', () => {
  test('the deposit is held until the keys and then goes to the owner, as each rent does; the listing follows', async () => {
    const deal = await bookedRental(app)
    expect(await availability(deal)).toBe('on-hold')
    expect(await held(deal)).toBe(10_000)
    await register(app, deal)
    const [deposit] = (await roomOf(deal)).money.instalments
    expect(deposit).toMatchObject({ what: 'deposit', gross: 74_000 })
    await prepareKeys(app, deal)
    expect(await held(deal)).toBe(84_000)
    await takeKeys(deal)
    expect(await stateOf(deal)).toBe('active')
    const { data: listing } = await deal.seller.client.listings.getMine({ id: deal.propertyId })
    expect(listing.state).toBe('rented')
    await giveAccount(deal)
    await runNow(app)
    expect(await held(deal)).toBe(0)
    const [first] = (await roomOf(deal)).money.instalments.filter(({ what }) => what === 'rent')
    await pay(app, deal, 'booking-instalment', first?.id)
    await runNow(app)
    expect(await held(deal)).toBe(0)
    const { releases } = (await deal.seller.client.releases.list({ bookingId: deal.bookingId })).data
    expect(releases.map(({ amount, state }) => [amount, state]).sort()).toEqual(
      [
        [84_000, 'paid'],
        [first?.gross, 'paid'],
      ].sort(),
    )
  })

  test('cancelled by the tenant on the 18th day: the deposit and three quarters of the booking amount come back', async () => {
    const deal = await bookedRental(app)
    await register(app, deal)
    await prepareKeys(app, deal)
    await laterOn(app, deal, `${addDays(dayOf(app), 18)}T06:00:00Z`)
    const { buyer, bookingId: id } = deal
    expect((await buyer.client.bookings.previewCancel({ id })).data).toMatchObject({ refund: 81_500, kept: 2_500 })
    await buyer.client.bookings.cancel({ id, reason: 'The office moves to Mumbai.' })
    await runNow(app)
    expect(await stateOf(deal)).toBe('cancelled')
    expect(await availability(deal)).toBe('available')
    const { allData } = await buyer.client.orders.listRefunds({ userId: buyer.user.id })
    expect(allData.reduce((sum, refund) => sum + refund.amount, 0)).toBe(81_501)
  })
})

let accounts = 0
async function giveAccount({ seller: { client, user } }: TestDeal): Promise<void> {
  const accountNumber = `5020${String(++accounts).padStart(9, '0')}7`
  const bank = { ifsc: 'HDFC0000123', accountNumber, accountNumberAgain: accountNumber }
  const holderName = `${user.firstname} ${user.lastname}`
  await client.kyc.addBankAccount({ id: user.id, ...bank, holderName, consent: true })
  await app.runJobs()
}

describe('the keys', () => {
  test('wait for the deposit in any case, and for the rest unless the owner goes on after a warning', async () => {
    const deal = await bookedRental(app)
    const { buyer, seller, bookingId: id } = deal
    await register(app, deal)
    expect((await rentalOf(deal)).missing).toEqual(['deposit', 'police', 'society', 'inventory', 'meters'])
    const all = ['police', 'society', 'inventory', 'meters'] as const
    await expect(seller.client.bookings.confirmKeys({ id, version: 0, without: [...all] })).rejects.toMatchObject({
      body: { code: 'not-yet', message: expect.stringContaining('The deposit comes before the keys') },
    })
    const [deposit] = (await roomOf(deal)).money.instalments
    await pay(app, deal, 'booking-instalment', deposit?.id)
    await seller.client.bookings.recordIntimation({ id, number: 'PUN/2026/1', intimatedOn: dayOf(app) })
    await expect(
      buyer.client.bookings.recordIntimation({ id, number: 'X', intimatedOn: dayOf(app) }),
    ).rejects.toMatchObject({ http: 404 })
    await expect(seller.client.bookings.confirmKeys({ id, version: 0, without: ['society'] })).rejects.toMatchObject({
      body: { message: expect.stringContaining('Inventory, Meter readings') },
    })
    await seller.client.bookings.confirmKeys({ id, version: 0, without: ['society', 'inventory', 'meters'] })
    expect(await rentalOf(deal)).toMatchObject({ without: ['society', 'inventory', 'meters'] })
    await buyer.client.bookings.confirmKeys({ id, version: 0 })
    const { bookingData, timeline } = await roomOf(deal)
    expect(bookingData.state).toBe('active')
    expect(timeline.at(-1)).toMatchObject({ act: 'move-in', reasons: expect.arrayContaining(['Without: Inventory']) })
  })

  test('are confirmed for the inventory that was seen; each change asks for both words again', async () => {
    const deal = await bookedRental(app)
    const { buyer, seller, bookingId: id } = deal
    await register(app, deal)
    await prepareKeys(app, deal)
    await seller.client.bookings.confirmKeys({ id, version: 1 })
    const chair = { name: 'Chair', count: 6, condition: 'worn', note: 'One is loose' } as const
    const readings = [{ meter: 'electricity', reading: 48_211 } as const]
    const changed = { id, at: 'in' as const, items: [chair], readings }
    await expect(buyer.client.bookings.saveInventory({ ...changed, version: 0 })).rejects.toMatchObject({
      body: { code: 'changed-meanwhile' },
    })
    await buyer.client.bookings.saveInventory({ ...changed, version: 1 })
    await expect(buyer.client.bookings.confirmKeys({ id, version: 1 })).rejects.toMatchObject({
      body: { code: 'changed-meanwhile' },
    })
    await buyer.client.bookings.confirmKeys({ id, version: 2 })
    // The owner had given their word for something else.
    expect(await stateOf(deal)).toBe('registered')
    await seller.client.bookings.confirmKeys({ id, version: 2 })
    expect(await stateOf(deal)).toBe('active')
  })

  test('photos are private to the two sides, and removed by whoever added them', async () => {
    const deal = await bookedRental(app)
    const { buyer, seller, bookingId: id } = deal
    const wanted = { id, at: 'in', uploadId: uploadId() } as const
    const { data: added } = await buyer.client.bookings.uploadInventoryPhoto(wanted, asBlob(await photo()))
    expect((await buyer.client.bookings.uploadInventoryPhoto(wanted, asBlob(await photo()))).data).toEqual(added)
    const [at] = (await rentalOf(deal, seller)).inventories
    expect(at?.photos).toMatchObject([{ id: added.id, by: 'buyer' }])
    const read = async (token: string) =>
      (
        await app.inject({
          url: `/api/book/inventoryphotos/${added.id}`,
          headers: { authorization: `Bearer ${token}` },
        })
      ).statusCode
    expect(await read(seller.token)).toBe(200)
    expect(await read((await createUser(app)).token)).toBe(404)
    await expect(seller.client.bookings.removeInventoryPhoto({ photoId: added.id })).rejects.toMatchObject({
      http: 404,
    })
    await buyer.client.bookings.removeInventoryPhoto({ photoId: added.id })
    expect(await read(buyer.token)).toBe(404)
    await expect(
      buyer.client.bookings.uploadInventoryPhoto({ ...wanted, uploadId: uploadId() }, asBlob('%PDF-1.4\n%%EOF')),
    ).rejects.toMatchObject({ body: { code: 'wrong-file-type' } })
  })
})

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
    await payRentUntil(deal, addDays(second, -1))
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
    await payRentUntil(deal, dayOf(app))
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

test('terms: a token and a deposit within our rules, and the licence computed beforehand', async () => {
  const deal = await acceptedRental(app)
  const stranger = await createUser(app)
  const { propertyId } = deal
  const { data } = await stranger.client.bookings.getTerms({ propertyId })
  expect(data).toMatchObject({ licence: { stampDuty: 789.25, registrationFee: 1000 }, channels: ['sandbox', 'direct'] })
  if (data.terms.kind !== 'rental') throw new Error('It is to let.')
  const set = (terms: object) =>
    deal.seller.client.bookings.setTerms({ propertyId, terms: { ...data.terms, ...terms } as typeof data.terms })
  await expect(set({ deposit: 1_12_001 })).rejects.toMatchObject({ body: { errors: { deposit: expect.any(String) } } })
  await expect(set({ bookingAmount: 28_001 })).rejects.toMatchObject({
    body: { errors: { bookingAmount: expect.any(String) } },
  })
  await set({ deposit: 1_12_000, bookingAmount: 28_000 })
})
