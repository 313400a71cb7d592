import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acceptedSale, agree, pay, roomOf, type TestDeal } from '../../../test/deal-factory.ts'
import { createUser, signInAgain } from '../../../test/factories.ts'
import { balance } from '../../../test/order-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const at = async (moment: string, deal?: TestDeal) => {
  app.clock.advance(new Date(moment).getTime() - app.clock.now.getTime())
  if (deal) for (const person of [deal.buyer, deal.seller]) await signInAgain(app, person)
}
const held = async ({ bookingId }: TestDeal) => 0 - (await balance(app, `held:booking:${bookingId}`)) / 100
const parts = async (deal: TestDeal) => (await roomOf(deal)).money.instalments.map(({ gross }) => gross)
const due = async (deal: TestDeal, number: number) => {
  const row = (await roomOf(deal)).money.instalments.find((instalment) => instalment.number === number)
  if (!row) throw new Error(`There is no instalment ${number}.`)
  return row
}
const refused = (code: string) => ({ body: { code } })

/** 78,50,000 with 7,85,000 paid: 70,65,000 in seven parts, the first on 31 January 2027. */
const given = (channel: 'sandbox' | 'direct', lateRate = 1070) => ({
  price: 78_50_000,
  terms: { channel, bookingAmount: 7_85_000, parts: 7, firstDueDays: 30, lateRate, conditions: [] },
})

/** As the two settle it between them. */
async function settle(
  deal: TestDeal,
  what: { instalmentId?: number; isInterest?: boolean },
  cash: number,
  paidOn: string,
) {
  const reference = `UTR ${Math.round(cash)}`
  await deal.buyer.client.bookings.recordPayment({ id: deal.bookingId, amount: cash, paidOn, reference, ...what })
  await confirmLast(deal)
}

async function confirmLast(deal: TestDeal) {
  const payment = (await roomOf(deal)).money.payments.at(-1)
  await deal.seller.client.bookings.answerPayment({ paymentId: payment?.id ?? 0, hasArrived: true })
}

async function fileTax(deal: TestDeal) {
  for (const { id: paymentId, tds, challan } of (await roomOf(deal)).money.payments) {
    const paidOn = app.clock.now.toISOString().slice(0, 10)
    if (tds > 0 && !challan) await deal.buyer.client.bookings.recordChallan({ paymentId, number: 'BSR 1', paidOn })
  }
}

const smaller = [10_09_285.71, ...Array(5).fill(9_25_952.38), 9_25_952.39]

describe('70,65,000 in seven parts, 5,00,000 paid ahead, February’s paid late', () => {
  test('through the partner, to the paisa: the interest is due besides the price, and held for the seller', async () => {
    await at('2026-12-20T06:00:00Z')
    const deal = await acceptedSale(app, given('sandbox'))
    await pay(app, deal, 'booking-penny')
    await pay(app, deal, 'booking-amount')
    await app.runJobs()
    await at('2027-01-01T06:00:00Z', deal)
    await agree(app, deal)
    expect(await parts(deal)).toEqual([...Array(6).fill(10_09_285.71), 10_09_285.74])
    expect((await roomOf(deal)).money.instalments.map(({ dueOn }) => dueOn)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
      '2027-06-30',
      '2027-07-31',
    ])
    await at('2027-01-31T06:00:00Z', deal)
    await pay(app, deal, 'booking-instalment', (await due(deal, 1)).id)
    expect((await due(deal, 1)).interest).toBeNull()

    await at('2027-02-10T06:00:00Z', deal)
    const ahead = await pay(app, deal, 'booking-prepayment', deal.bookingId, '500000')
    // The tax on it is deducted, as from every part of the price.
    expect(ahead).toMatchObject({ status: 'paid', total: 4_95_000, held: 4_95_000, invoice: null })
    expect(await parts(deal)).toEqual(smaller)

    await at('2027-03-25T06:00:00Z', deal)
    expect(await due(deal, 2)).toMatchObject({ isLate: true, interest: { amount: 6786.09, status: 'growing' } })
    await pay(app, deal, 'booking-instalment', (await due(deal, 2)).id)
    expect((await due(deal, 2)).interest).toEqual({ amount: 6786.09, status: 'due' })
    const before = await roomOf(deal)
    expect(before.money).toMatchObject({ interestDue: 6786.09, interestPaid: 0 })

    for (const number of [3, 4, 5, 6, 7]) await pay(app, deal, 'booking-instalment', (await due(deal, number)).id)
    await fileTax(deal)
    // Paid and taxed, but the interest is open.
    expect(await roomOf(deal)).toMatchObject({ bookingData: { state: 'paying' }, money: { left: 0, paid: 78_50_000 } })
    const heldBefore = await held(deal)
    const interest = await pay(app, deal, 'booking-interest', (await due(deal, 2)).id)
    expect(interest).toMatchObject({ status: 'paid', total: 6786.09, heldFor: 'Mandar J.' })
    expect(Math.round(((await held(deal)) - heldBefore) * 100)).toBe(6786_09)
    expect(await roomOf(deal)).toMatchObject({
      bookingData: { state: 'settled' },
      money: { paid: 78_50_000, tds: 78_500, left: 0, interestPaid: 6786.09, interestDue: 0 },
    })
    expect(await held(deal)).toBe(78_50_000 - 78_500 + 6786.09)
    // If both end it after all, everything that was paid is refunded, the interest too.
    for (const { client } of [deal.buyer, deal.seller]) {
      await client.bookings.cancel({ id: deal.bookingId, reason: 'We both want it.' })
    }
    await app.runJobs()
    expect(await held(deal)).toBe(0)
  })

  test('between the two, recorded and confirmed: by the day of the payment, not of its confirmation', async () => {
    await at('2027-12-20T06:00:00Z')
    const deal = await acceptedSale(app, given('direct'))
    await pay(app, deal, 'booking-penny')
    await settle(deal, {}, 7_77_150, '2027-12-20')
    await at('2028-01-01T06:00:00Z', deal)
    await agree(app, deal)
    const { buyer, seller, bookingId: id } = deal
    const first = await due(deal, 1)
    await at('2028-01-31T06:00:00Z', deal)
    await settle(deal, { instalmentId: first.id }, 10_09_285.71 - 10_093, '2028-01-31')

    await at('2028-02-10T06:00:00Z', deal)
    const ahead = { id, amount: 5_00_000, paidOn: '2028-02-10', reference: 'UTR 5' }
    await expect(buyer.client.bookings.recordPrepayment({ ...ahead, amount: 60_55_710 })).rejects.toMatchObject({
      body: { errors: { amount: expect.stringContaining('At most ₹60,55,708.29') } },
    })
    await buyer.client.bookings.recordPrepayment(ahead)
    const second = await due(deal, 2)
    // While it waits, what is due is not known.
    const paying = { id, instalmentId: second.id, amount: 1, paidOn: '2028-02-10', reference: 'UTR 6' }
    await expect(buyer.client.bookings.recordPayment(paying)).rejects.toMatchObject(refused('ruled-out'))
    await expect(buyer.client.bookings.recordPrepayment(ahead)).rejects.toMatchObject(refused('ruled-out'))
    await confirmLast(deal)
    expect(await parts(deal)).toEqual(smaller)

    // Twenty-five days after 29 February.
    await at('2028-03-25T06:00:00Z', deal)
    await expect(buyer.client.bookings.recordPrepayment({ ...ahead, paidOn: '2028-03-25' })).rejects.toMatchObject({
      body: { code: 'ruled-out', message: 'An instalment is late. Pay that one first.' },
    })
    const { cash } = { cash: 9_25_952.38 - 9_259 }
    await buyer.client.bookings.recordPayment({ ...paying, amount: cash, paidOn: '2028-03-25' })
    await at('2028-03-28T06:00:00Z', deal)
    await confirmLast(deal)
    expect((await due(deal, 2)).interest).toEqual({ amount: 6786.09, status: 'due' })

    const owed = { id, instalmentId: second.id, isInterest: true, paidOn: '2028-03-28', reference: 'UTR 7' }
    await expect(buyer.client.bookings.recordPayment({ ...owed, amount: 6786 })).rejects.toMatchObject({
      body: { errors: { amount: '₹6,786.09 is due.' } },
    })
    await buyer.client.bookings.recordPayment({ ...owed, amount: 6786.09 })
    await expect(seller.client.bookings.waiveInterest({ instalmentId: second.id })).rejects.toMatchObject(
      refused('not-yet'),
    )
    await confirmLast(deal)
    expect((await due(deal, 2)).interest).toEqual({ amount: 6786.09, status: 'paid' })
    await expect(buyer.client.bookings.recordPayment({ ...owed, amount: 6786.09 })).rejects.toMatchObject(
      refused('moved-on'),
    )
    await expect(seller.client.bookings.waiveInterest({ instalmentId: second.id })).rejects.toMatchObject(
      refused('moved-on'),
    )
  })
})

test('the seller alone can do without the interest, and the deal is then settled', async () => {
  await at('2029-01-05T06:00:00Z')
  const deal = await acceptedSale(app, { terms: { parts: 1, lateRate: 1200, conditions: [] } })
  await pay(app, deal, 'booking-penny')
  await pay(app, deal, 'booking-amount')
  await agree(app, deal)
  const { id: instalmentId } = await due(deal, 1)
  await expect(deal.seller.client.bookings.waiveInterest({ instalmentId })).rejects.toMatchObject({ http: 409 })
  await at('2029-03-05T06:00:00Z', deal)
  await pay(app, deal, 'booking-instalment', instalmentId)
  await fileTax(deal)
  expect((await roomOf(deal)).bookingData.state).toBe('paying')
  const stranger = await createUser(app)
  for (const { client } of [deal.buyer, stranger]) {
    await expect(client.bookings.waiveInterest({ instalmentId })).rejects.toMatchObject({ http: 404 })
  }
  await deal.seller.client.bookings.waiveInterest({ instalmentId })
  expect(await roomOf(deal)).toMatchObject({
    bookingData: { state: 'settled' },
    money: { interestDue: 0, interestPaid: 0, instalments: [{ interest: { status: 'waived' } }] },
  })
})

test('no interest where none was agreed, and nothing is paid ahead before the agreement or by others', async () => {
  await at('2029-04-05T06:00:00Z')
  const deal = await acceptedSale(app, given('sandbox', 0))
  await pay(app, deal, 'booking-penny')
  await pay(app, deal, 'booking-amount')
  const ahead = (option: string) => pay(app, deal, 'booking-prepayment', deal.bookingId, option)
  await expect(ahead('500000')).rejects.toMatchObject(refused('ruled-out'))
  await agree(app, deal)
  for (const wrong of ['0', '1.234', 'many', '7065000']) {
    await expect(ahead(wrong)).rejects.toMatchObject({ body: { errors: { option: expect.any(String) } } })
  }
  const asked = { purpose: 'booking-prepayment', subjectId: deal.bookingId, option: '5000' } as const
  await expect(deal.seller.client.orders.quote(asked)).rejects.toMatchObject({ http: 404 })
  const { id } = deal.seller.user
  expect(id).not.toBe(deal.buyer.user.id)
  await at('2029-07-05T06:00:00Z', deal)
  const first = await due(deal, 1)
  expect(first).toMatchObject({ isLate: true, interest: null })
  await pay(app, deal, 'booking-instalment', first.id)
  expect((await roomOf(deal)).money.interestDue).toBe(0)
})

test('a challan is the buyer’s record until the seller confirms the number they saw', async () => {
  await at('2030-01-05T06:00:00Z')
  const deal = await acceptedSale(app, { terms: { conditions: [] } })
  await pay(app, deal, 'booking-penny')
  await pay(app, deal, 'booking-amount')
  const paymentId = (await roomOf(deal)).money.payments[0]?.id ?? 0
  const { buyer, seller } = deal
  await expect(seller.client.bookings.confirmChallan({ paymentId, number: 'A' })).rejects.toMatchObject(
    refused('not-yet'),
  )
  const challan = async () => (await roomOf(deal)).money.payments[0]?.challan
  await buyer.client.bookings.recordChallan({ paymentId, number: 'A', paidOn: '2030-01-05' })
  await expect(buyer.client.bookings.confirmChallan({ paymentId, number: 'A' })).rejects.toMatchObject({ http: 404 })
  await buyer.client.bookings.recordChallan({ paymentId, number: 'B', paidOn: '2030-01-05' })
  await expect(seller.client.bookings.confirmChallan({ paymentId, number: 'A' })).rejects.toMatchObject(
    refused('moved-on'),
  )
  expect(await challan()).toEqual({ number: 'B', paidOn: '2030-01-05', isConfirmed: false })
  await seller.client.bookings.confirmChallan({ paymentId, number: 'B' })
  expect(await challan()).toMatchObject({ isConfirmed: true })
  // Another number is the buyer's record again.
  await buyer.client.bookings.recordChallan({ paymentId, number: 'C', paidOn: '2030-01-05' })
  expect(await challan()).toMatchObject({ number: 'C', isConfirmed: false })
})
