import { bookingGraphs } from '@properysearch/contract/bookings/facts'
import { disputeGraph } from '@properysearch/contract/disputes/facts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptedSale, addAccount, pay, roomOf, type TestDeal } from '../../../test/deal-factory.ts'
import { createUser, signInAgain, type TestPerson } from '../../../test/factories.ts'
import { newKey, runNow } from '../../../test/order-factory.ts'
import { codeFor, newAddress } from '../../../test/people.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { PayoutUnanswered } from '../../adapters/payouts/port.ts'
import { sql } from '../../platform/db/sql.ts'
import { followReleasesJob } from '../releases/releases.jobs.ts'
import { expireBookingsJob } from './bookings.jobs.ts'

// Anybody presses anything at any time. Whatever comes of it: no state that the graph does not know, no money made or
// lost, and a listing that is on hold exactly while it is booked.

const hourMs = 60 * 60 * 1000

let app: TestApp
let stranger: TestPerson
let admin: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  stranger = await createUser(app)
  admin = await createUser(app, { role: 'admin' })
})
afterAll(() => app.close())

type Press = (deal: TestDeal, who: TestPerson, number: number) => Promise<unknown>

const presses: Record<string, Press> = {
  accept: ({ bookingId: id }, who) => who.client.bookings.act({ id, act: 'accept' }),
  withdraw: ({ bookingId: id }, who) => who.client.bookings.act({ id, act: 'withdraw' }),
  'call off': ({ bookingId: id }, who) => who.client.bookings.act({ id, act: 'call-off' }),
  'pay the penny': (deal, who) => pay(app, { ...deal, buyer: who }, 'booking-penny'),
  'pay the booking amount': (deal, who) => pay(app, { ...deal, buyer: who }, 'booking-amount'),
  'pay an instalment': async (deal, who, number) => {
    const { instalments } = (await roomOf(deal)).money
    const due = instalments[number % Math.max(1, instalments.length)]
    if (due) await pay(app, { ...deal, buyer: who }, 'booking-instalment', due.id)
  },
  'pay a part ahead': async (deal, who, number) => {
    const option = String((number + 1) * 1_00_000)
    await pay(app, { ...deal, buyer: who }, 'booking-prepayment', deal.bookingId, option)
  },
  'pay interest': async (deal, who) => {
    const late = (await roomOf(deal)).money.instalments.find(({ interest }) => interest?.status === 'due')
    if (late) await pay(app, { ...deal, buyer: who }, 'booking-interest', late.id)
  },
  'waive interest': async (deal, who) => {
    const late = (await roomOf(deal)).money.instalments.find(({ interest }) => interest?.status === 'due')
    if (late) await who.client.bookings.waiveInterest({ instalmentId: late.id })
  },
  'let months pass': async (deal, _, number) => {
    // Only once it is agreed: before, everything would expire.
    const { instalments } = (await roomOf(deal)).money
    if (instalments.length === 0) return
    app.clock.advance(((number % 3) + 1) * 31 * 24 * hourMs)
    for (const person of [deal.buyer, deal.seller, stranger, admin]) {
      await signInAgain(app, person)
      person.client = app.clientFor(person.token, { address: newAddress() })
    }
  },
  'decide a condition': async (deal, who, number) => {
    const [condition] = (await roomOf(deal)).conditions
    const outcome = number % 7 === 0 ? 'failed' : 'met'
    if (condition)
      await who.client.bookings.decideCondition({ conditionId: condition.id, outcome, note: 'For a reason.' })
  },
  'say that it is clear': ({ bookingId: id }, who) => who.client.bookings.confirm({ id, what: 'clear' }),
  'say that it is complete': ({ bookingId: id }, who) => who.client.bookings.confirm({ id, what: 'complete' }),
  'record the registration': ({ bookingId: id }, who) => {
    const day = app.clock.now.toISOString().slice(0, 10)
    const entry = { documentNumber: '1', office: 'Haveli 12', signedOn: day, registeredOn: day }
    return who.client.bookings.recordRegistration({ id, ...entry })
  },
  'confirm the registration': ({ bookingId: id }, who) => who.client.bookings.confirmRegistration({ id, version: 1 }),
  'record a challan': async (deal, who, number) => {
    const { payments } = (await roomOf(deal)).money
    const payment = payments[number % Math.max(1, payments.length)]
    const paidOn = payment?.paidOn ?? ''
    if (payment) await who.client.bookings.recordChallan({ paymentId: payment.id, number: '51', paidOn })
  },
  cancel: async ({ bookingId: id }, who, number) => {
    // Rarely, or no deal would ever come to its end.
    if (number % 4 === 0) await who.client.bookings.cancel({ id, reason: 'For a reason.' })
  },
  'ask for money': ({ bookingId }, who, number) =>
    who.client.releases.ask({ bookingId, amount: (number + 1) * 10_000, key: newKey() }),
  'approve a release': async (deal, who) => {
    const { releases } = (await deal.seller.client.releases.list({ bookingId: deal.bookingId })).data
    const asked = releases.find((release) => release.state === 'asked')
    if (!asked) return
    app.clock.advance(60_000)
    await who.client.releases.sendOtp({ id: asked.id })
    await app.runJobs()
    await who.client.releases.approve({ id: asked.id, otp: await codeFor(app, who.user.mobile) })
  },
  'raise a dispute': ({ bookingId }, who, number) =>
    who.client.disputes.raise({ bookingId, amount: (number + 1) * 5_000, reason: 'The terrace leaks.', key: newKey() }),
  'answer a dispute': async (deal, who) => {
    const dispute = await newestDispute(deal)
    if (dispute) await who.client.disputes.answer({ id: dispute.id, answer: 'It does not leak.' })
  },
  'withdraw a dispute': async (deal, who) => {
    const dispute = await newestDispute(deal)
    if (dispute) await who.client.disputes.withdraw({ id: dispute.id })
  },
  'decide a dispute': async (deal, who, number) => {
    const dispute = await newestDispute(deal)
    if (!dispute) return
    // Sometimes too much, sometimes by somebody who may not.
    const [toBuyer, toSeller] = [dispute.amount * (number % 3) * 0.4, dispute.amount * ((number >> 2) % 3) * 0.3]
    const client = number % 5 === 4 ? who.client : admin.client
    await client.disputes.decide({ id: dispute.id, toBuyer, toSeller, reason: 'By what both of them wrote.' })
  },
  'let the partner fail': async (_, __, number) => {
    const answers = [
      async () => ({ state: 'failed' as const, problem: null }),
      async () => {
        throw new PayoutUnanswered('no answer')
      },
      async () => ({ state: 'pending' as const, problem: null }),
    ]
    const answer = answers[number % answers.length]
    if (answer) Object.assign(app.adapters.payouts, { send: answer, find: answer })
  },
  'let the partner work': async () => {
    Object.assign(app.adapters.payouts, real)
  },
  'let jobs run': async () => {
    await runNow(app, expireBookingsJob)
    await runNow(app, followReleasesJob)
    await app.runJobs()
  },
  'let time pass': async (_, __, number) => {
    app.clock.advance(((number % 5) + 1) * 5 * hourMs)
  },
}
let real: object = {}

/** Every press of a deal that goes well comes in this order: random ones alone would hardly ever get so far. */
const goodWay = [
  'pay the penny',
  'pay the booking amount',
  'decide a condition',
  'say that it is clear',
  'record the registration',
  'confirm the registration',
  'pay an instalment',
  'ask for money',
  'approve a release',
  'let jobs run',
  'raise a dispute',
  'answer a dispute',
  'decide a dispute',
]

/** Where money moves, and where the partner may fail. */
const aboutMoney = [
  'pay a part ahead',
  'pay interest',
  'waive interest',
  'let months pass',
  'ask for money',
  'approve a release',
  'let the partner fail',
  'let the partner work',
  'let jobs run',
  'let time pass',
  'cancel',
  'pay an instalment',
  'record a challan',
  'raise a dispute',
  'answer a dispute',
  'withdraw a dispute',
  'decide a dispute',
]

const newestDispute = async ({ bookingId, seller }: TestDeal) =>
  (await seller.client.disputes.list({ bookingId })).data.disputes[0]

async function check(deal: TestDeal): Promise<void> {
  const { bookingId } = deal
  const moves = await app.db.many<{ act: string; fromState: string; toState: string; byActor: string }>(sql`
    select act, from_state, to_state, by_actor from state_moves where graph = 'sale' and subject_id = ${bookingId} order by id`)
  let at = 'requested'
  for (const { act, fromState, toState, byActor } of moves) {
    const known = bookingGraphs.sale.acts[act as keyof typeof bookingGraphs.sale.acts]
    expect(fromState).toBe(at)
    expect(known.from).toContain(fromState)
    expect(known.to).toBe(toState)
    expect([known.by].flat()).toContain(byActor)
    at = toState
  }
  const { state, listing } = await app.db.one<{ state: string; listing: string }>(sql`
    select b.state, p.state::text as listing from bookings b join properties p on p.id = b.property_id where b.id = ${bookingId}`)
  expect(state).toBe(at)
  const ended = ['completed', 'rejected', 'cancelled', 'expired'].includes(state)
  expect(listing).toBe(state === 'completed' ? 'sold' : ended ? 'verified' : 'on-hold')
  const { price, parts } = await app.db.one<{ price: number; parts: number | null }>(sql`
    select price_paise as price, (select sum(gross_paise) from instalments where booking_id = b.id)::bigint
      + (select sum(gross_paise) from booking_payments where booking_id = b.id and what in ('booking', 'prepayment'))::bigint as parts
    from bookings b where b.id = ${bookingId}`)
  // Whatever was paid ahead, the parts of the price are the price.
  if (parts !== null) expect(parts).toBe(price)
  const sums = await app.db.one<{ paidIn: number; refunded: number; out: number }>(sql`
    select (select coalesce(sum(held_paise), 0) from orders where held_for = ${`booking:${bookingId}`} and paid_at is not null)::bigint as paid_in,
      (select coalesce(sum(r.held_paise), 0) from refunds r join orders o on o.id = r.order_id
        where o.held_for = ${`booking:${bookingId}`} and not r.is_excess)::bigint as refunded,
      (select coalesce(sum(amount_paise), 0) from releases
        where booking_id = ${bookingId} and state in ('sent', 'unknown', 'paid'))::bigint as out`)
  const inAccount = sql`(select coalesce(-sum(paise), 0) from ledger_entries where account =`
  const accounts = await app.db.one<{ free: number; disputed: number; decided: number }>(sql`
    select ${inAccount} ${`held:booking:${bookingId}`})::bigint as free,
      ${inAccount} ${`held:disputed:${bookingId}`})::bigint as disputed,
      ${inAccount} ${`held:decided:${bookingId}`})::bigint as decided`)
  const held = accounts.free + accounts.disputed + accounts.decided
  expect(held).toBe(sums.paidIn - sums.refunded - sums.out)
  expect(Math.min(...Object.values(accounts))).toBeGreaterThanOrEqual(0)
  return checkDisputes(bookingId, accounts)
}

interface DisputeSeen {
  state: string
  amountPaise: number
  acts: string[]
  out: number
  toSeller: number
  release: string | null
}

const overDisputes = new Set<string>()

/** Each went along its graph and was shared out once; what is frozen, and what was decided for the seller, is all of it. */
async function checkDisputes(bookingId: number, frozen: { disputed: number; decided: number }): Promise<void> {
  const disputes = await app.db.many<DisputeSeen>(sql`
    select d.state, d.amount_paise, coalesce(d.to_seller_paise, 0)::bigint as to_seller,
      coalesce(r.amount_paise, 0)::bigint as out, r.state as release,
      (select coalesce(array_agg(m.act order by m.id), '{}') from state_moves m
        where m.graph = 'dispute' and m.subject_id = d.id) as acts
    from disputes d left join releases r on r.booking_id = d.booking_id and r.key = 'dispute-' || d.id
    where d.booking_id = ${bookingId}`)
  const sumOf = (some: DisputeSeen[], paise: 'amountPaise' | 'out') => some.reduce((sum, one) => sum + one[paise], 0)
  expect({ disputed: frozen.disputed, decided: frozen.decided }).toEqual({
    disputed: sumOf(
      disputes.filter(({ state }) => state === 'raised' || state === 'answered'),
      'amountPaise',
    ),
    decided: sumOf(
      disputes.filter(({ release }) => release === 'approved'),
      'out',
    ),
  })
  for (const { state, acts, out, toSeller } of disputes) {
    let at: string = disputeGraph.first
    for (const act of acts) {
      const known = disputeGraph.acts[act as keyof typeof disputeGraph.acts]
      expect(known.from).toContain(at)
      at = known.to
    }
    expect(state).toBe(at)
    expect(out).toBe(toSeller)
    if (state === 'decided' || state === 'withdrawn') overDisputes.add(state)
  }
}

test('random presses by all roles: no illegal state, and held = paid in − refunded − paid out at every step', async () => {
  real = { ...app.adapters.payouts }
  const step = fc.record({
    press: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...aboutMoney) },
      { weight: 1, arbitrary: fc.constantFrom(...Object.keys(presses)) },
    ),
    who: fc.constantFrom('buyer', 'seller', 'buyer', 'seller', 'buyer', 'seller', 'stranger'),
    number: fc.nat(50),
  })
  const reached = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(0, 1, 2, 4, 6, 7, 10, 10, 12, 13),
      fc.array(step, { minLength: 20, maxLength: 40 }),
      async (far, steps) => {
        Object.assign(app.adapters.payouts, real)
        const deal = await acceptedSale(app, { terms: { lateRate: 1070 } })
        // An address of their own: this is not about limits.
        for (const person of [deal.buyer, deal.seller])
          person.client = app.clientFor(person.token, { address: newAddress() })
        await addAccount(app, deal.seller)
        const begun = goodWay.slice(0, far).flatMap((press) => [
          { press, who: 'buyer', number: 1 },
          { press, who: 'seller', number: 1 },
        ])
        for (const { press, who, number } of [...begun, ...steps]) {
          const person = who === 'stranger' ? stranger : deal[who as 'buyer' | 'seller']
          await presses[press]?.(deal, person, number).catch((error: { http?: number; message: string }) => {
            // Refused, with a reason; anything else is a fault.
            if (!error.http || error.http >= 500) throw error
          })
          await check(deal)
        }
        reached.add((await roomOf(deal)).bookingData.state)
        await signInAgain(app, stranger)
        await signInAgain(app, admin)
      },
    ),
    { numRuns: 12, seed: 20261118, endOnFailure: true },
  )
  Object.assign(app.adapters.payouts, real)
  // The walks went somewhere.
  expect(reached.size).toBeGreaterThan(3)
  expect([...overDisputes].sort()).toEqual(['decided', 'withdrawn'])
}, 400_000)
