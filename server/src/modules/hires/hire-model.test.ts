import { type HireAct, type HireKind, hireGraph, hireKinds } from '@properysearch/contract/hires/facts'
import type { Order } from '@properysearch/contract/orders/calls'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser, signInAgain, type TestPerson } from '../../../test/factories.ts'
import { createHire, createProfessional, deliver, type TestHire } from '../../../test/hire-factory.ts'
import { choose, newKey, runNow } from '../../../test/order-factory.ts'
import { newAddress } from '../../../test/people.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { PayoutUnanswered } from '../../adapters/payouts/port.ts'
import { sql } from '../../platform/db/sql.ts'
import { checkLedger } from '../ledger/index.ts'
import { followReleasesJob } from '../releases/releases.jobs.ts'
import { watchHiresJob } from './hires.jobs.ts'

// Client, professional, a stranger and the back office press anything at any time, and the clock goes on. Whatever comes
// of it: no state that the graph does not know, and no rupee of the fee that is nowhere or in two places.

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

let app: TestApp
let admin: TestPerson
let stranger: TestPerson
let professionals: Record<HireKind, TestPerson>
let real: object
beforeAll(async () => {
  app = await createTestApp()
  admin = await createUser(app, { role: 'admin' })
  stranger = await createProfessional(app, 'agent')
  professionals = {
    agent: await createProfessional(app, 'agent'),
    lawyer: await createProfessional(app, 'lawyer'),
    evaluator: await createProfessional(app, 'evaluator'),
  }
  real = { ...app.adapters.payouts }
})
afterAll(() => app.close())

interface Walk {
  hire: TestHire
  orders: Order[]
}
type Press = (walk: Walk, who: TestPerson, number: number) => Promise<unknown>

const gstin = '27AAPFU0939F1ZV'
const reason = 'For a reason that both of them read.'
const callBacks = { agent: 'agents', lawyer: 'lawyer', evaluator: 'propertyevaluator' } as const

const pressed =
  (act: Exclude<HireAct, 'quote' | 'pay' | 'time-out' | 'lapse' | 'dispute' | 'decide'>): Press =>
  ({ hire: { id } }, who) =>
    who.client.hires.act({ id, act, reason })

/** What a lawyer and their client do in the case, the others in the hire; either may try it at the other place. */
const ofLawyers =
  (inTheCase: Press, act: 'accept' | 'ask-paper' | 'provide'): Press =>
  (walk, who, number) =>
    (walk.hire.kind === 'lawyer' && number % 7 !== 6 ? inTheCase : pressed(act))(walk, who, number)

const beginToPay: Press = async ({ hire, orders }, who) => {
  const { data } = await who.client.orders.create({ purpose: `hire-${hire.kind}`, subjectId: hire.id, key: newKey() })
  orders.push(data)
  await choose(app, data, 'pay')
}
const comeBack: Press = async ({ hire, orders }, who, number) => {
  const order = orders[number % Math.max(1, orders.length)]
  if (order) await who.client.callBacks[callBacks[hire.kind]]({ order_id: order.id })
}

async function letPass(ms: number): Promise<void> {
  app.clock.advance(ms)
  await runNow(app, watchHiresJob)
}

/** Their sessions would have ended. An address of their own: this is not about limits. */
async function comeBackTo({ hire }: Walk): Promise<void> {
  for (const person of [hire.client, hire.professional, stranger, admin]) {
    await signInAgain(app, person)
    person.client = app.clientFor(person.token, { address: newAddress() })
  }
}

const presses: Record<string, Press> = {
  quote: ({ hire: { id } }, who, number) => {
    const tax = number % 2 === 0 ? { isIndividual: true } : { isIndividual: number % 3 === 0, gstin }
    return who.client.hires.quote({ id, fee: 1_000 + number * 333.25, days: (number % 20) + 1, scope: reason, ...tax })
  },
  'begin to pay': beginToPay,
  'come back from paying': comeBack,
  pay: async (walk, who) => {
    await beginToPay(walk, who, 0)
    await comeBack(walk, who, walk.orders.length - 1)
  },
  accept: ofLawyers(
    ({ hire: { id: leadId } }, who, number) =>
      who.client.cases.acceptLead({ leadId, declaresNoConflict: number % 4 !== 0 }),
    'accept',
  ),
  decline: pressed('decline'),
  withdraw: pressed('withdraw'),
  'ask for a paper': ofLawyers(
    ({ hire: { id: leadId } }, who) => who.client.cases.askPaper({ leadId, name: 'Index II' }),
    'ask-paper',
  ),
  provide: ofLawyers(async ({ hire: { id } }, who) => {
    const open = await app.db.many<{ id: number }>(
      sql`select id from case_requests where hire_id = ${id} and settled_at is null`,
    )
    const { cannotGive, withdrawRequest } = who.client.cases
    for (const { id: requestId } of open) {
      await (who.user.role === 'lawyer' ? withdrawRequest({ requestId }) : cannotGive({ requestId, reply: reason }))
    }
  }, 'provide'),
  'press deliver': pressed('deliver'),
  deliver: ({ hire }, who) => deliver(app, { ...hire, professional: who }),
  revise: pressed('revise'),
  approve: pressed('approve'),
  'give up': pressed('give-up'),
  dispute: ({ hire: { id } }, who) => who.client.hires.dispute({ id, reason }),
  'answer the dispute': ({ hire: { id } }, who) => who.client.hires.answerDispute({ id, answer: reason }),
  decide: async ({ hire: { id } }, who, number) => {
    const { held } = (await admin.client.hires.getForReview({ id })).data
    const toClient = Math.round(held * (number % 3) * 50) / 100
    // Sometimes too much, sometimes by somebody who may not.
    const toProfessional = Math.round((held - toClient) * 100 + (number % 7 === 6 ? 1 : 0)) / 100
    const { decide } = (number % 5 === 4 ? who : admin).client.hires
    await decide({ id, toClient, toProfessional, reason })
  },
  'refund from the back office': async ({ orders }, who, number) => {
    const order = orders[number % Math.max(1, orders.length)]
    const { refund } = (number % 5 === 4 ? who : admin).client.orders
    if (order) await refund({ id: order.id, ...(number % 2 ? { amount: 100 } : {}), reason, key: newKey() })
  },
  'let hours pass': (_, __, number) => letPass(((number % 5) + 1) * 6 * hourMs),
  'say nothing for nine days': async (walk) => {
    for (let times = 0; times < 3; times += 1) await letPass(3 * dayMs)
    await comeBackTo(walk)
  },
  'let jobs run': async () => {
    await runNow(app, followReleasesJob)
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
    Object.assign(app.adapters.payouts, { send: answer, find: answer })
  },
  'let the partner work': async () => {
    Object.assign(app.adapters.payouts, real)
  },
}

/** How each act comes about. */
const pressOf: Record<HireAct, string> = {
  quote: 'quote',
  pay: 'pay',
  accept: 'accept',
  decline: 'decline',
  'time-out': 'say nothing for nine days',
  withdraw: 'withdraw',
  lapse: 'say nothing for nine days',
  'ask-paper': 'ask for a paper',
  provide: 'provide',
  deliver: 'deliver',
  revise: 'revise',
  approve: 'approve',
  'give-up': 'give up',
  dispute: 'dispute',
  decide: 'decide',
}
/** Random presses alone would hardly ever get so far. */
const begun: HireAct[][] = [
  [],
  ['quote'],
  ['quote', 'pay'],
  ['quote', 'pay', 'decline'],
  ['quote', 'pay', 'time-out'],
  ['quote', 'pay', 'accept'],
  ['quote', 'pay', 'accept', 'ask-paper', 'provide'],
  ['quote', 'pay', 'accept', 'ask-paper', 'give-up'],
  ['quote', 'pay', 'accept', 'deliver', 'revise'],
  ['quote', 'pay', 'accept', 'deliver', 'approve'],
  ['quote', 'pay', 'accept', 'dispute', 'decide'],
]

/** By whoever may press it; once it is over, only money moves. */
function mayComeNext(state: string, number: number): { press: string; who: string } {
  const acts = Object.entries(hireGraph.acts).filter(([, { from }]) => (from as readonly string[]).includes(state))
  const one = acts[number % Math.max(1, acts.length)]
  if (one) return pressFor(one[0] as HireAct, number)
  return { press: aboutMoney[number % aboutMoney.length] as string, who: 'stranger' }
}

function pressFor(act: HireAct, number: number): { press: string; who: string } {
  const by = [hireGraph.acts[act].by].flat()
  return { press: pressOf[act], who: by[number % by.length] === 'professional' ? 'professional' : 'client' }
}

const aboutMoney = [
  'refund from the back office',
  'let the partner fail',
  'let jobs run',
  'let the partner work',
  'let jobs run',
  'come back from paying',
]

const acted = new Set<string>()

/** Answers where the hire is. */
async function check({ hire: { id } }: Walk): Promise<string> {
  const { rows } = await app.db.one<{ rows: { act: string; fromState: string; toState: string; by: string }[] }>(sql`
    select coalesce(json_agg(json_build_object('act', act, 'fromState', from_state, 'toState', to_state, 'by', by_actor)
      order by id), '[]') as rows from state_moves where graph = 'hire' and subject_id = ${id}`)
  let at: string = hireGraph.first
  for (const { act, fromState, toState, by } of rows) {
    const known = hireGraph.acts[act as HireAct]
    expect(fromState).toBe(at)
    expect(known.from).toContain(fromState)
    expect(known.to).toBe(toState)
    expect([known.by].flat()).toContain(by)
    acted.add(act)
    at = toState
  }
  const inAccount = (account: ReturnType<typeof sql>) =>
    sql`(select coalesce(-sum(paise), 0) from ledger_entries where account = ${account})::bigint`
  const seen = await app.db.one<Seen>(sql`
    select h.state, coalesce(h.fee_paise + h.gst_paise, 0)::bigint as fee, r.state as release,
      coalesce(r.amount_paise, 0)::bigint as out, coalesce(r.withheld_paise, 0)::bigint as kept_back,
      y.paid_at is not null as is_booked,
      (select coalesce(sum(held_paise), 0) from orders where held_for = 'hire:' || h.id and paid_at is not null)::bigint
        as paid_in,
      (select coalesce(sum(f.held_paise), 0) from refunds f join orders o on o.id = f.order_id
        where o.held_for = 'hire:' || h.id and not f.is_excess)::bigint as refunded,
      ${inAccount(sql`'held:hire:' || h.id`)} as held, ${inAccount(sql`'payable:release:' || r.id`)} as on_its_way,
      ${inAccount(sql`'payable:withheld:' || r.id`)} as withheld
    from hires h left join releases r on r.hire_id = h.id left join hire_payouts y on y.release_id = r.id
    where h.id = ${id}`)
  expect(seen.state).toBe(at)
  checkMoney(seen)
  return at
}

interface Seen {
  state: string
  fee: number
  /** Of its release, when there is one. */
  release: string | null
  out: number
  keptBack: number
  isBooked: boolean
  paidIn: number
  refunded: number
  held: number
  onItsWay: number
  withheld: number
}

function checkMoney(seen: Seen): void {
  const { state, release, paidIn, refunded, keptBack } = seen
  const leaving = seen.out + keptBack
  const left = release === 'sent' || release === 'unknown' || release === 'paid'
  expect(seen.held).toBe(paidIn - refunded - (left ? leaving : 0))
  expect(seen.onItsWay).toBe(release === 'sent' || release === 'unknown' ? leaving : 0)
  // What was kept back waits until it is booked as ours and the departments’.
  expect(seen.withheld).toBe(release === 'paid' && !seen.isBooked ? keptBack : 0)
  // The fee is held while the hire goes on; afterwards only what the professional has not had yet.
  const goesOn = !['asked', 'quoted', 'closed', 'declined', 'withdrawn', 'lapsed'].includes(state)
  expect(seen.held).toBe(goesOn ? seen.fee : left ? 0 : leaving)
  if (state === 'closed') expect(refunded + leaving).toBe(seen.fee)
}

test('random presses by all: no illegal state, and held = paid in − paid out − kept back − refunded at every step', async () => {
  const step = fc.record({
    isLegal: fc.boolean(),
    press: fc.constantFrom(...Object.keys(presses)),
    who: fc.constantFrom('client', 'professional', 'client', 'professional', 'stranger'),
    number: fc.noBias(fc.nat(59)),
  })
  const walkFrom = (way: HireAct[]) =>
    fc.asyncProperty(
      fc.constantFrom(...hireKinds),
      fc.array(step, { minLength: 8, maxLength: 16 }),
      async (kind, steps) => {
        Object.assign(app.adapters.payouts, real)
        const client = await createUser(app)
        const hire = await createHire(app, { kind, client, professional: professionals[kind] })
        const walk: Walk = { hire, orders: [] }
        await comeBackTo(walk)
        let state: string = hireGraph.first
        const go = async ({ press, who, number }: { press: string; who: string; number: number }) => {
          const person = who === 'stranger' ? stranger : who === 'professional' ? hire.professional : client
          await presses[press]?.(walk, person, number).catch((error: { http?: number }) => {
            // Refused, with a reason; anything else is a fault.
            if (!error.http || error.http >= 500) throw error
          })
          state = await check(walk)
        }
        for (const act of way) await go({ ...pressFor(act, 2), number: 2 })
        for (const step of steps) {
          await go(step.isLegal ? { ...mayComeNext(state, step.number), number: step.number } : step)
        }
      },
    )
  for (const [seed, way] of begun.entries())
    await fc.assert(walkFrom(way), { numRuns: 2, seed: 20261119 + seed, endOnFailure: true })
  Object.assign(app.adapters.payouts, real)
  await runNow(app, followReleasesJob)
  expect((await checkLedger(app.db)).problems).toEqual([])
  // The walks went everywhere.
  expect(Object.keys(hireGraph.acts).filter((act) => !acted.has(act))).toEqual([])
}, 120_000)
