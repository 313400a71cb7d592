import { addDays } from '@properysearch/contract/values/days'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pay, roomOf, type TestDeal } from '../../../../test/deal-factory.ts'
import { createUser } from '../../../../test/factories.ts'
import { asBlob, photo, uploadId } from '../../../../test/listing-factory.ts'
import { balance, newKey, runNow } from '../../../../test/order-factory.ts'
import {
  acceptedRental,
  activeRental,
  bookedRental,
  dayOf,
  laterOn,
  payRentUntil,
  prepareKeys,
  register,
  rentalOf,
  takeKeys,
} from '../../../../test/rental-factory.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/db/sql.ts'
import { followReleasesJob } from '../../releases/releases.jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const stateOf = async (deal: TestDeal) => (await roomOf(deal)).bookingData.state
const held = async ({ bookingId }: TestDeal) => 0 - (await balance(app, `held:booking:${bookingId}`)) / 100
const availability = async ({ propertyId }: TestDeal) =>
  (await app.visitor.listings.getPropertyData({ id: propertyId }).catch(() => null))?.data.propertydata.availability

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
    await payRentUntil(app, deal, '2027-06-08')
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

  test('what the tenant disputes before a deposit or a rent is passed on stays held; the rest reaches the owner', async () => {
    const deal = await bookedRental(app)
    await register(app, deal)
    await prepareKeys(app, deal)
    await giveAccount(deal)
    await takeKeys(deal)
    const { bookingId } = deal
    const dispute = (amount: number) =>
      deal.buyer.client.disputes.raise({
        bookingId,
        amount,
        reason: 'The lift is out of order since then.',
        key: newKey(),
      })
    const { data: first } = await dispute(1)
    await runNow(app)
    const amounts = async () =>
      (await deal.seller.client.releases.list({ bookingId })).data.releases.map(({ amount, state }) => [amount, state])
    expect(await amounts()).toEqual([[83_999, 'paid']])

    // Of a release that was made before the money was gone, nothing lapses either.
    await deal.buyer.client.disputes.withdraw({ id: first.id })
    await app.db.run(sql`
      insert into releases (booking_id, kind, payer_id, payee_id, amount_paise, state, account_hash, account_shown, key,
        asked_at, changed_at, next_check_at)
      select booking_id, kind, payer_id, payee_id, 200, 'approved', account_hash, account_shown, 'of-a-test', asked_at,
        changed_at, ${app.clock.now} from releases where booking_id = ${bookingId}`)
    await runNow(app, followReleasesJob)
    expect(await amounts()).toEqual([
      [2, 'approved'],
      [83_999, 'paid'],
    ])
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
    await expect(
      buyer.client.bookings.recordSocietyForm({ id, submittedOn: dayOf(app), note: 'No society' }),
    ).rejects.toMatchObject({ http: 404 })
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
    const seen = await seller.client.bookings.downloadInventoryPhoto({ photoId: added.id })
    expect(seen.size).toBeGreaterThan(1000)
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

test('from an accepted bid the rent is what was agreed, and the booking amount never more than that', async () => {
  const { seller, propertyId } = await acceptedRental(app, { terms: { isInstant: false, bookingAmount: 28_000 } })
  const tenant = await createUser(app)
  const { data: bid } = await tenant.client.bids.place({ propertyId, amount: 26_500 })
  await seller.client.bids.accept({ id: bid.id })
  const { data } = await tenant.client.bookings.request({ propertyId })
  expect(data).toMatchObject({ kind: 'rental', state: 'accepted', price: 26_500, bookingAmount: 26_500 })
  expect(await availability({ buyer: tenant, seller, propertyId, bookingId: data.id })).toBe('on-hold')
})
