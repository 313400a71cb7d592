import type { Dispute } from '@properysearch/contract/disputes/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roomOf, type TestDeal } from '../../../test/deal-factory.ts'
import { createUser, signInAgain, type TestPerson } from '../../../test/factories.ts'
import { asBlob, uploadId } from '../../../test/listing-factory.ts'
import { newKey } from '../../../test/order-factory.ts'
import {
  disputedDeduction,
  exitingRental,
  payRentUntil,
  rentalOf,
  returnDeposit,
} from '../../../test/rental-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { checkLedger } from '../ledger/index.ts'

let app: TestApp
let admin: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  admin = await createUser(app, { role: 'admin' })
})
afterAll(() => app.close())

const dayMs = 24 * 60 * 60 * 1000
const reason = 'The stain was there when we moved in.'
const answer = 'The photo of the day of the keys shows a white wall.'
const refused = (http: number, code: string) => ({ http, body: { code } })

const bring = async (who: TestPerson, deductionId: number, key = newKey()): Promise<Dispute> =>
  (await who.client.disputes.raiseOverDeduction({ deductionId, reason, key })).data
const decide = (id: number, toBuyer: number, toSeller: number) =>
  admin.client.disputes.decide({ id, toBuyer, toSeller, reason: 'Half of the wall is old.' })
const depositOf = async (deal: TestDeal) => (await rentalOf(deal)).deposit
const stateOf = async (deal: TestDeal) => (await roomOf(deal)).bookingData.state
const movements = async () => (await app.db.one<{ n: number }>(sql`select count(*)::int as n from ledger_movements`)).n

test('a disputed deduction is brought to the office: the rest goes back at once, and what is decided after it', async () => {
  const deal = await exitingRental(app)
  const { buyer, seller, bookingId } = deal
  await payRentUntil(app, deal, '2100-01-01')
  const booked = await movements()
  const deductionId = await disputedDeduction(deal, { amount: 6_000 })
  const key = newKey()
  const raised = await bring(buyer, deductionId, key)
  expect(raised).toMatchObject({ state: 'raised', raisedBy: 'buyer', amount: 6_000, deduction: { kind: 'painting' } })
  expect((await bring(buyer, deductionId, key)).id).toBe(raised.id)

  expect(await depositOf(deal)).toMatchObject({ paid: 84_000, open: 6_000, toReturn: 78_000 })
  expect(await returnDeposit(app, deal)).toBe(78_000)
  expect([await stateOf(deal), await depositOf(deal)]).toMatchObject([
    'exiting',
    { open: 6_000, returned: 78_000, toReturn: 0 },
  ])

  await expect(decide(raised.id, 3_000, 3_000)).rejects.toMatchObject(refused(409, 'not-yet'))
  await seller.client.disputes.answer({ id: raised.id, answer })
  const upload = { id: raised.id, uploadId: uploadId() }
  const { data: file } = await seller.client.disputes.addFile(upload, asBlob('%PDF-1.4\nA white wall\n%%EOF\n'))
  await admin.client.disputes.downloadFileForReview({ id: raised.id, fileId: file.id })
  const { data: queue } = await admin.client.disputes.listForReview({})
  expect(queue.find(({ id }) => id === raised.id)).toMatchObject({ reason, answer, deduction: { id: deductionId } })
  await expect(decide(raised.id, 3_000, 2_999.99)).rejects.toMatchObject(refused(409, 'not-yet'))
  await expect(decide(raised.id, 3_000, 3_000.01)).rejects.toMatchObject(refused(409, 'limit-reached'))
  await decide(raised.id, 2_499.5, 3_500.5)
  await expect(decide(raised.id, 2_499.5, 3_500.5)).rejects.toMatchObject(refused(409, 'moved-on'))

  for (const who of [buyer, seller]) {
    const { deductions, deposit } = await rentalOf(deal, who)
    expect(deductions).toMatchObject([{ state: 'decided', amount: 6_000, kept: 3_500.5 }])
    expect(deposit).toMatchObject({ accepted: 3_500.5, open: 0, returned: 78_000, toReturn: 2_499.5 })
    const { disputes, disputable } = (await who.client.disputes.list({ bookingId })).data
    expect(disputes).toMatchObject([{ decision: { toBuyer: 2_499.5, toSeller: 3_500.5, stays: 0 } }])
    expect(disputable).toBe(0)
    const { data: told } = await who.client.notifications.listNotifications({ id: who.user.id })
    expect(told.map(({ body }) => body).join('\n')).toContain(
      'The owner keeps ₹3,500.50, and ₹2,499.50 is to be returned to the tenant now.',
    )
  }
  expect(await returnDeposit(app, deal)).toBe(2_499.5)
  expect(await stateOf(deal)).toBe('completed')
  // The deposit was never in our partner's hands.
  expect(await movements()).toBe(booked)
  expect((await checkLedger(app.db)).problems).toEqual([])
})

test('until it is decided nobody changes the deduction; whoever brought it can take it back', async () => {
  const deal = await exitingRental(app)
  const { buyer, seller } = deal
  const deductionId = await disputedDeduction(deal, { amount: 6_000 })
  const { id } = await bring(seller, deductionId)
  const presses = [
    () => buyer.client.bookings.answerDeduction({ deductionId, amount: 6_000, isAccepted: true }),
    () => seller.client.bookings.lowerDeduction({ deductionId, amount: 10 }),
    () => seller.client.bookings.withdrawDeduction({ deductionId }),
    () => bring(buyer, deductionId),
  ]
  for (const press of presses) await expect(press()).rejects.toMatchObject(refused(409, 'moved-on'))
  await expect(buyer.client.disputes.withdraw({ id })).rejects.toMatchObject(refused(404, 'not-found'))
  await seller.client.disputes.withdraw({ id })
  expect((await rentalOf(deal)).deductions).toMatchObject([{ state: 'disputed', kept: null }])
  await seller.client.bookings.lowerDeduction({ deductionId, amount: 3_000 })
  await expect(bring(buyer, deductionId)).rejects.toMatchObject(refused(409, 'not-yet'))
  await buyer.client.bookings.answerDeduction({ deductionId, amount: 3_000, isAccepted: true })
  expect(await depositOf(deal)).toMatchObject({ accepted: 3_000, open: 0, toReturn: 81_000 })
})

test('each of several deductions is decided by itself; a stranger brings and sees none', async () => {
  const deal = await exitingRental(app)
  const first = await disputedDeduction(deal, { amount: 1_000 })
  const second = await disputedDeduction(deal, { amount: 2_000 })
  const stranger = await createUser(app)
  await expect(bring(stranger, first)).rejects.toMatchObject(refused(404, 'not-found'))
  const raised = [await bring(deal.buyer, first), await bring(deal.buyer, second)]
  app.clock.advance(7 * dayMs)
  await signInAgain(app, admin)
  await Promise.all(raised.map(({ id }, i) => decide(id, i === 0 ? 1_000 : 0, i === 0 ? 0 : 2_000)))
  await signInAgain(app, deal.buyer)
  expect(await depositOf(deal)).toMatchObject({ accepted: 2_000, open: 0, toReturn: 82_000 })
})

test('open rent that the office lets the owner keep is paid rent, and never more than is open', async () => {
  const deal = await exitingRental(app)
  const { openRent } = await rentalOf(deal)
  const deductionId = await disputedDeduction(deal, { kind: 'rent', amount: openRent })
  const { id } = await bring(deal.buyer, deductionId)
  await deal.seller.client.disputes.answer({ id, answer })
  const [due] = (await roomOf(deal)).money.instalments.filter(({ what }) => what === 'rent')
  const half = Math.round(openRent * 50) / 100
  await decide(id, Math.round((openRent - half) * 100) / 100, half)
  const { money, rental } = await roomOf(deal)
  expect(money.instalments.find((row) => row.id === due?.id)?.paid).toBe(half)
  expect(money.payments.at(-1)).toMatchObject({ what: 'rent', gross: half, reference: 'Taken from the deposit' })
  expect(rental?.deposit).toMatchObject({ accepted: half, toReturn: Math.round((84_000 - half) * 100) / 100 })

  const other = await exitingRental(app)
  const open = (await rentalOf(other)).openRent
  const asked = await bring(other.buyer, await disputedDeduction(other, { kind: 'rent', amount: open }))
  await other.seller.client.disputes.answer({ id: asked.id, answer })
  await payRentUntil(app, other, '2100-01-01')
  await expect(decide(asked.id, 0, open)).rejects.toMatchObject(refused(409, 'limit-reached'))
  await decide(asked.id, open, 0)
  expect(await depositOf(other)).toMatchObject({ accepted: 0, toReturn: 84_000 })
})

test('brought by both, taken back and decided in the same instant, it is decided once or not at all', async () => {
  for (let round = 0; round < 5; round += 1) {
    const deal = await exitingRental(app)
    const deductionId = await disputedDeduction(deal, { amount: 6_000 })
    await Promise.allSettled([bring(deal.buyer, deductionId), bring(deal.seller, deductionId)])
    const { disputes } = (await deal.buyer.client.disputes.list({ bookingId: deal.bookingId })).data
    const [open, ...more] = disputes
    expect([open?.state, more]).toEqual(['raised', []])
    const id = open?.id ?? 0
    const [raiser, other] = open?.raisedBy === 'buyer' ? [deal.buyer, deal.seller] : [deal.seller, deal.buyer]
    await other.client.disputes.answer({ id, answer })
    await Promise.allSettled([raiser.client.disputes.withdraw({ id }), decide(id, 0, 6_000), decide(id, 6_000, 0)])
    const [deduction] = (await rentalOf(deal)).deductions
    const { accepted, open: stillOpen, toReturn } = await depositOf(deal)
    expect(accepted + stillOpen + toReturn).toBe(84_000)
    expect([deduction?.state, stillOpen]).toEqual(deduction?.state === 'decided' ? ['decided', 0] : ['disputed', 6_000])
  }
})
