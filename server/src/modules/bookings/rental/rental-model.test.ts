import { rentalGraph } from '@properysearch/contract/bookings/facts'
import { deductionGraph } from '@properysearch/contract/bookings/rental'
import { addDays } from '@properysearch/contract/values/days'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pay, roomOf, type TestDeal } from '../../../../test/deal-factory.ts'
import { createUser, signInAgain, type TestPerson } from '../../../../test/factories.ts'
import { balance, newKey, runNow } from '../../../../test/order-factory.ts'
import { newAddress } from '../../../../test/people.ts'
import { acceptedRental, dayOf, rentalOf } from '../../../../test/rental-factory.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/db/sql.ts'
import { endTermsJob, expireBookingsJob } from '../bookings.jobs.ts'

// Anybody presses anything at any time, months pass in between. Whatever comes of it: no state that the graph does not
// know, no day of rent twice or left out, nothing kept of a deposit that the tenant has not
// accepted and the back office has not decided.

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

const pick = <T>(all: readonly T[], number: number) => all[number % Math.max(1, all.length)]
const kinds = ['rent', 'painting', 'repairs'] as const

const presses: Record<string, Press> = {
  withdraw: async ({ bookingId: id }, who, number) => {
    if (number % 5 === 0) await who.client.bookings.act({ id, act: 'withdraw' })
  },
  'pay the penny': (deal, who) => pay(app, { ...deal, buyer: who }, 'booking-penny'),
  'pay the booking amount': (deal, who) => pay(app, { ...deal, buyer: who }, 'booking-amount'),
  'record the licence': ({ bookingId: id }, who) => {
    const day = dayOf(app)
    const licence = { documentNumber: '1', office: 'Haveli 12', signedOn: day, registeredOn: day, startsOn: day }
    return who.client.bookings.recordRegistration({ id, ...licence })
  },
  'confirm the licence': async (deal, who) => {
    const version = (await roomOf(deal)).registration?.version ?? 1
    await who.client.bookings.confirmRegistration({ id: deal.bookingId, version })
  },
  'pay what is due': async (deal, who, number) => {
    const open = (await roomOf(deal)).money.instalments.filter((row) => row.paid < row.gross)
    const due = number % 3 === 0 ? pick(open, number) : open[0]
    if (due) await pay(app, { ...deal, buyer: who }, 'booking-instalment', due.id)
  },
  'write the inventory': async (deal, who, number) => {
    const at = number % 2 === 0 ? 'in' : 'out'
    const { inventories } = await rentalOf(deal)
    const version = inventories.find((one) => one.at === at)?.version ?? 0
    const items = [{ name: 'Fan', count: 1 + (number % 4), condition: 'good' as const }]
    await who.client.bookings.saveInventory({ id: deal.bookingId, at, version, items, readings: [] })
  },
  'hand over the keys': async (deal, who) => {
    const { inventories, missing } = await rentalOf(deal)
    const version = inventories.find(({ at }) => at === 'in')?.version ?? 0
    await who.client.bookings.confirmKeys({ id: deal.bookingId, version, without: missing })
  },
  'give notice': async (deal, who, number) => {
    const { notice } = await rentalOf(deal)
    const leavesOn = notice ? addDays(notice.earliestLeaving, number % 5) : dayOf(app)
    await who.client.bookings.giveNotice({ id: deal.bookingId, leavesOn })
  },
  'inspect the home': async (deal, who) => {
    const version = (await rentalOf(deal)).inventories.find(({ at }) => at === 'out')?.version ?? 0
    await who.client.bookings.confirmInspection({ id: deal.bookingId, version })
  },
  'renew it': async ({ bookingId: id }, who, number) => {
    const day = dayOf(app)
    const licence = { documentNumber: '2', office: 'Haveli 12', signedOn: day, registeredOn: day }
    if (number % 2 === 0) await who.client.bookings.recordRenewal({ id, months: 11, rent: 30_000, ...licence })
    else await who.client.bookings.confirmRenewal({ id, version: 1 })
  },
  'propose a deduction': async (deal, who, number) => {
    const amount = (number + 1) * 700
    const kind = pick(kinds, number) ?? 'painting'
    await who.client.bookings.proposeDeduction({ id: deal.bookingId, kind, amount, note: 'For a reason' })
  },
  'answer a deduction': async (deal, who, number) => {
    const { deductions } = await rentalOf(deal)
    const one = pick(deductions, number)
    if (!one) return
    const answer = { deductionId: one.id, amount: one.amount, isAccepted: number % 3 !== 0, reason: 'For a reason' }
    await who.client.bookings.answerDeduction(answer)
  },
  'lower a deduction': async (deal, who, number) => {
    const one = pick((await rentalOf(deal)).deductions, number)
    if (one) await who.client.bookings.lowerDeduction({ deductionId: one.id, amount: Math.max(1, one.amount - 300) })
  },
  'withdraw a deduction': async (deal, who, number) => {
    const one = pick((await rentalOf(deal)).deductions, number)
    if (one) await who.client.bookings.withdrawDeduction({ deductionId: one.id })
  },
  'bring a deduction to the office': async (deal, who, number) => {
    const one = pick((await rentalOf(deal)).deductions, number)
    const asked = { reason: 'For a reason that both read.', key: newKey() }
    if (one) await who.client.disputes.raiseOverDeduction({ deductionId: one.id, ...asked })
  },
  'answer the office or take it back': async (deal, who, number) => {
    const one = pick(await openDisputesOf(deal), number)
    if (!one) return
    if (number % 4 === 0) await who.client.disputes.withdraw({ id: one.id })
    else await who.client.disputes.answer({ id: one.id, answer: 'For another reason.' })
  },
  'decide about a deduction': async (deal, who, number) => {
    const one = pick(await openDisputesOf(deal), number)
    if (!one) return
    const toSeller = Math.round(one.amount * (number % 3) * 50) / 100
    // Sometimes not all of it, sometimes by somebody who may not.
    const toBuyer = Math.round((one.amount - toSeller) * 100 - (number % 11 === 10 ? 1 : 0)) / 100
    const { decide } = (number % 5 === 4 ? who : admin).client.disputes
    await decide({ id: one.id, toBuyer, toSeller, reason: 'For a reason that both read.' })
  },
  'return the deposit': async (deal, who) => {
    const amount = (await rentalOf(deal)).deposit.toReturn
    await who.client.bookings.recordDepositReturn({ id: deal.bookingId, amount, paidOn: dayOf(app), reference: 'UTR' })
  },
  'say whether it arrived': async (deal, who, number) => {
    const waiting = (await roomOf(deal)).money.payments.find(({ status }) => status === 'waiting')
    const hasArrived = number % 4 !== 0
    if (waiting) await who.client.bookings.answerPayment({ paymentId: waiting.id, hasArrived, reason: 'For a reason' })
  },
  cancel: async ({ bookingId: id }, who, number) => {
    if (number % 6 === 0) await who.client.bookings.cancel({ id, reason: 'For a reason.' })
  },
  'let weeks pass': async (deal, _, number) => {
    const { rental } = await roomOf(deal)
    // Before the keys everything would expire.
    if (!rental?.movedInOn) return
    app.clock.advance(((number % 9) + 1) * 7 * 24 * 60 * 60 * 1000)
    for (const person of [deal.buyer, deal.seller, stranger, admin]) {
      await signInAgain(app, person)
      person.client = app.clientFor(person.token, { address: newAddress() })
    }
    await runNow(app, endTermsJob)
  },
  'let the timers run': () => runNow(app, expireBookingsJob),
}

async function openDisputesOf({ buyer, bookingId }: TestDeal) {
  const { disputes } = (await buyer.client.disputes.list({ bookingId })).data
  return disputes.filter(({ deduction, endedAt }) => deduction !== null && endedAt === null)
}

const goodWay = [
  'pay the penny',
  'pay the booking amount',
  'record the licence',
  'confirm the licence',
  'pay what is due',
  'hand over the keys',
  'let weeks pass',
  'give notice',
  'inspect the home',
  'propose a deduction',
  'answer a deduction',
  'return the deposit',
  'say whether it arrived',
] as const

/** The number 6: what is proposed is disputed. */
const officeWay = [
  ...goodWay.slice(0, goodWay.indexOf('propose a deduction')),
  'propose a deduction',
  'answer a deduction',
  'bring a deduction to the office',
  'answer the office or take it back',
  'decide about a deduction',
] as const

/** A walk of a graph, from its first state to where it stands. */
function mustBeLegal(
  graph: {
    first: string
    acts: Record<string, { from: readonly string[]; to: string; by: string | readonly string[] }>
  },
  moves: readonly { act: string; fromState: string; toState: string; byActor: string }[],
): string {
  let at: string = graph.first
  for (const { act, fromState, toState, byActor } of moves) {
    const known = graph.acts[act]
    expect([fromState, toState]).toEqual([at, known?.to])
    expect(known?.from).toContain(at)
    expect([known?.by].flat()).toContain(byActor)
    at = toState
  }
  return at
}

const movesOf = (graph: string, id: number) =>
  app.db.many<{ act: string; fromState: string; toState: string; byActor: string }>(sql`
    select act, from_state, to_state, by_actor from state_moves where graph = ${graph} and subject_id = ${id} order by id`)

async function check(deal: TestDeal): Promise<void> {
  const { bookingId } = deal
  const { state, listing } = await app.db.one<{ state: string; listing: string }>(sql`
    select b.state, p.state::text as listing from bookings b join properties p on p.id = b.property_id where b.id = ${bookingId}`)
  const moves = await movesOf('rental', bookingId)
  expect(state).toBe(mustBeLegal(rentalGraph, moves))
  const hasMovedIn = moves.some(({ act }) => act === 'move-in')
  const hasEnded = ['completed', 'rejected', 'cancelled', 'expired'].includes(state)
  expect(listing).toBe(hasMovedIn ? 'rented' : hasEnded ? 'verified' : 'on-hold')

  const { money, rental } = await roomOf(deal)
  if (!rental) throw new Error('This is a rental.')
  for (const deduction of rental.deductions) {
    expect(deduction.state).toBe(mustBeLegal(deductionGraph, await movesOf('deduction', deduction.id)))
  }
  const atOffice = rental.deductions.filter(({ state }) => state === 'brought').map(({ id }) => id)
  expect((await openDisputesOf(deal)).map(({ deduction }) => deduction?.id).sort()).toEqual(atOffice.sort())
  for (const { kept, amount, state } of rental.deductions) {
    expect(state === 'decided').toBe(kept !== null)
    expect(kept ?? 0).toBeLessThanOrEqual(amount)
  }
  const months = money.instalments.filter(({ what }) => what === 'rent').map(({ period }) => period)
  for (const [i, period] of months.entries()) {
    expect(period?.from).toBe(i === 0 ? rental.startsOn : addDays(months[i - 1]?.to ?? '', 1))
  }
  if (hasMovedIn && !rental.leavesOn) expect(months.at(-1)?.to).toBe(rental.endsOn)

  const { paid, rentBack, taxBack, accepted, open, returned, onItsWay, toReturn } = rental.deposit
  const paise = (rupees: number) => Math.round(rupees * 100)
  expect(Math.min(paid, rentBack, accepted, open, returned, onItsWay, toReturn)).toBeGreaterThanOrEqual(0)
  if (state === 'exiting' || state === 'completed') {
    // Every rupee of it is accepted, open, back, on its way or to be returned.
    expect(paise(paid) + paise(rentBack) + paise(taxBack)).toBe(
      [accepted, open, returned, onItsWay, toReturn].map(paise).reduce((a, b) => a + b),
    )
  }
  if (state === 'completed')
    expect(paise(returned) + paise(accepted)).toBe(paise(paid) + paise(rentBack) + paise(taxBack))

  const sums = await app.db.one<{ paidIn: number; refunded: number; out: number }>(sql`
    select (select coalesce(sum(held_paise), 0) from orders where held_for = ${`booking:${bookingId}`} and paid_at is not null)::bigint as paid_in,
      (select coalesce(sum(r.held_paise), 0) from refunds r join orders o on o.id = r.order_id
        where o.held_for = ${`booking:${bookingId}`} and not r.is_excess)::bigint as refunded,
      (select coalesce(sum(amount_paise), 0) from releases
        where booking_id = ${bookingId} and state in ('sent', 'unknown', 'paid'))::bigint as out`)
  const held = 0 - (await balance(app, `held:booking:${bookingId}`))
  expect(held).toBe(sums.paidIn - sums.refunded - sums.out)
  expect(held).toBeGreaterThanOrEqual(0)
}

test('random presses by all roles: no illegal state, no month twice, and the deposit adds up at every step', async () => {
  const step = fc.record({
    press: fc.constantFrom(...Object.keys(presses)),
    who: fc.constantFrom('buyer', 'seller', 'buyer', 'seller', 'buyer', 'seller', 'stranger'),
    number: fc.nat(50),
  })
  const reached = new Set<string>()
  const settled = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(0, 2, 4, 6, 7, 8, 9, 10, 13),
      fc.boolean(),
      fc.array(step, { minLength: 15, maxLength: 30 }),
      async (far, isDisputed, steps) => {
        const deal = await acceptedRental(app, { terms: { lockInMonths: 1 } })
        // An address of their own: this is not about limits.
        for (const person of [deal.buyer, deal.seller]) {
          person.client = app.clientFor(person.token, { address: newAddress() })
        }
        const way = isDisputed ? officeWay : goodWay.slice(0, far)
        const number = isDisputed ? 6 : 11
        const begun = way.flatMap((press) => [
          { press, who: 'seller', number },
          { press, who: 'buyer', number },
        ])
        for (const { press, who, number } of [...begun, ...steps]) {
          const person = who === 'stranger' ? stranger : deal[who as 'buyer' | 'seller']
          await presses[press]?.(deal, person, number).catch((error: { http?: number }) => {
            // Refused, with a reason; anything else is a fault.
            if (!error.http || error.http >= 500) throw error
          })
          await check(deal)
          const { bookingData, rental } = await roomOf(deal)
          reached.add(bookingData.state)
          for (const { state } of rental?.deductions ?? []) settled.add(state)
        }
        await signInAgain(app, stranger)
      },
    ),
    { numRuns: 5, seed: 20261118, endOnFailure: true },
  )
  // The walks went somewhere.
  expect([...reached]).toEqual(expect.arrayContaining(['booked', 'registered', 'active', 'notice', 'exiting']))
  expect([...settled]).toEqual(expect.arrayContaining(['accepted', 'brought', 'decided']))
}, 400_000)
