import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, signInAgain, type TestPerson } from '../../../test/factories.ts'
import { createHire, createProfessional, showHire, type TestHire } from '../../../test/hire-factory.ts'
import { addAccount } from '../../../test/mandate-factory.ts'
import { balance, newKey, runNow } from '../../../test/order-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../context.ts'
import { sql } from '../../platform/db/sql.ts'
import { checkLedger } from '../ledger/index.ts'
import { followReleasesJob } from '../releases/releases.jobs.ts'
import { watchHiresJob } from './hires.jobs.ts'
import { leaveHires } from './leave-hires.ts'

let app: TestApp
let admin: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  admin = await createUser(app, { role: 'admin' })
})
afterAll(() => app.close())

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const refused = (http: number, code: string) => ({ http, body: { code } })
const act = (who: TestPerson, { id }: TestHire, act: 'approve' | 'decline' | 'give-up' | 'withdraw', reason?: string) =>
  who.client.hires.act({ id, act, ...(reason ? { reason } : {}) })
const watch = () => runNow(app, watchHiresJob)
const held = ({ id }: TestHire) => balance(app, `held:hire:${id}`)
const releasesOf = ({ id }: TestHire) =>
  app.db.many<{ state: string; amountPaise: number }>(
    sql`select state, amount_paise from releases where hire_id = ${id}`,
  )
const refundedOf = async (hire: TestHire) => (await showHire(hire, hire.client)).order?.refunded
const isWhole = async () => expect((await checkLedger(app.db)).problems).toEqual([])

describe('the fee of a hire', () => {
  test('of 78,500 leaves a registered firm 87,527.50, and what was kept back is booked and invoiced once', async () => {
    const hire = await createHire(app, {
      kind: 'agent',
      fee: 78_500,
      gstin: '27AAPFU0939F1ZV',
      isIndividual: false,
      state: 'delivered',
    })
    await act(hire.client, hire, 'approve')
    await runNow(app)
    await runNow(app)
    expect((await showHire(hire, hire.professional)).payout).toMatchObject({
      fee: 78_500,
      gst: 14_130,
      tcs: 392.5,
      tds: 78.5,
      ourFee: 3_925,
      ourGst: 706.5,
      payout: 87_527.5,
      release: { state: 'paid' },
    })
    expect(await held(hire)).toBe(0)
    expect(await releasesOf(hire)).toEqual([{ state: 'paid', amountPaise: 87_527_50 }])
    expect(await balance(app, 'revenue:hire-commission')).toBe(-3_925_00)
    const invoices = (await hire.professional.client.invoices.listInvoices({})).data
    expect(invoices).toHaveLength(1)
    await expect(act(hire.client, hire, 'approve')).rejects.toMatchObject(refused(409, 'moved-on'))
    await isWhole()
  })

  test('of a lawyer reaches them whole, and our platform fee is invoiced to the client', async () => {
    const hire = await createHire(app, { kind: 'lawyer', fee: 20_000, state: 'delivered' })
    await act(hire.client, hire, 'approve')
    await runNow(app)
    expect((await showHire(hire, hire.professional)).payout).toMatchObject({ tds: 0, ourFee: 0, payout: 20_000 })
    expect((await hire.professional.client.invoices.listInvoices({})).data).toHaveLength(0)
    expect((await hire.client.client.invoices.listInvoices({})).data).toMatchObject([
      { title: `Our service fee for hiring a lawyer, hire ${hire.id}` },
    ])
    expect(await held(hire)).toBe(0)
    await isWhole()
  })

  test.each(['decline', 'give-up'] as const)('comes back whole at once after %s, our fee too', async (how) => {
    const hire = await createHire(app, { kind: 'lawyer', fee: 20_000, state: how === 'decline' ? 'paid' : 'accepted' })
    await act(hire.professional, hire, how, 'I cannot do it.')
    expect(await refundedOf(hire)).toBe(20_588.82)
    expect(await held(hire)).toBe(0)
    expect(await showHire(hire, hire.client)).toMatchObject({ state: 'declined', requeststatus: 2 })
    await isWhole()
  })

  test('comes back when the client withdraws, without the platform fee', async () => {
    const hire = await createHire(app, { kind: 'lawyer', fee: 20_000, state: 'paid' })
    await act(hire.client, hire, 'withdraw')
    expect(await refundedOf(hire)).toBe(20_000)
    expect(await held(hire)).toBe(0)
  })

  test('comes back after 48 hours in which nobody accepted it', async () => {
    const hire = await createHire(app, { kind: 'evaluator', fee: 5_000, state: 'paid' })
    app.clock.advance(48 * hourMs - 1)
    await watch()
    expect((await showHire(hire, hire.client)).state).toBe('paid')
    app.clock.advance(1)
    await watch()
    await watch()
    expect((await showHire(hire, hire.client)).state).toBe('declined')
    expect(await refundedOf(hire)).toBe(5_000)
    await expect(hire.professional.client.hires.act({ id: hire.id, act: 'accept' })).rejects.toMatchObject(
      refused(409, 'moved-on'),
    )
  })

  test('is paid out by silence only after two reminders and seven days', async () => {
    const hire = await createHire(app, { kind: 'evaluator', fee: 5_000, state: 'delivered' })
    const reminders = async () =>
      (
        await app.db.one<{ n: number }>(sql`
          select count(*)::int as n from notifications
          where user_id = ${hire.client.user.id} and title like 'Please look at%'`)
      ).n
    // A worker that was down for twenty days still speaks of it twice before.
    app.clock.advance(20 * dayMs)
    await watch()
    await watch()
    expect(await reminders()).toBe(2)
    expect((await showHire(hire, hire.client)).state).toBe('delivered')
    app.clock.advance(dayMs)
    await watch()
    expect(await showHire(hire, hire.client)).toMatchObject({ state: 'closed', requeststatus: 4 })
    await runNow(app)
    expect(await held(hire)).toBe(0)
    expect(await reminders()).toBe(2)
  })

  test('waits, released, until the professional has a bank account', async () => {
    const agent = await createUser(app, { role: 'agent' })
    const hire = await createHire(app, { kind: 'agent', professional: agent, state: 'delivered' })
    await act(hire.client, hire, 'approve')
    await runNow(app)
    expect(await releasesOf(hire)).toMatchObject([{ state: 'approved' }])
    expect(await held(hire)).toBe(-10_000_00)
    // It is theirs: the back office cannot give it back any more.
    const { order } = await showHire(hire, hire.client)
    const refund = { id: order?.id ?? 0, reason: 'The client has asked us for it.', key: newKey() }
    await signInAgain(app, admin)
    await expect(admin.client.orders.refund(refund)).rejects.toMatchObject(refused(409, 'ruled-out'))
    expect(await held(hire)).toBe(-10_000_00)
  })
})

describe('what is deducted', () => {
  test('counts every fee of the year, also of two that are accepted at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const evaluator = await createProfessional(app, 'evaluator')
      const hires = []
      for (let i = 0; i < 3; i += 1) {
        hires.push(
          await createHire(app, { kind: 'evaluator', professional: evaluator, fee: 3_00_000, state: 'delivered' }),
        )
      }
      await Promise.all(hires.map((hire) => act(hire.client, hire, 'approve')))
      const tds = []
      for (const hire of hires) tds.push((await showHire(hire, evaluator)).payout?.tds)
      // The second goes past ₹5 lakh.
      expect(tds.sort()).toEqual([0, 300, 300])
    }
  })

  test('of our own fee is GST for the place where it was supplied, though the client moves before the payout', async () => {
    const agent = await createUser(app, { role: 'agent' })
    const hire = await createHire(app, { kind: 'agent', professional: agent, fee: 10_000, state: 'delivered' })
    await act(hire.client, hire, 'approve')
    await app.db.run(sql`update users set city = 'Delhi' where id = ${hire.client.user.id}`)
    await addAccount(app, agent)
    await app.db.run(sql`update releases set next_check_at = ${app.clock.now} where hire_id = ${hire.id}`)
    await runNow(app, followReleasesJob)
    await runNow(app)
    expect((await showHire(hire, agent)).payout?.release?.state).toBe('paid')
    const invoice = await app.db.one(sql`
      select place_of_supply, cgst_paise > 0 as is_within from invoices i join releases r on r.id = i.release_id
      where r.hire_id = ${hire.id}`)
    expect(invoice).toEqual({ placeOfSupply: 'Maharashtra', isWithin: true })
  })
})

describe('an account', () => {
  const hindranceFor = async ({ client, user: { id } }: TestPerson) =>
    (await client.erasure.getErasure({ id })).data.hindrance

  test('is not erased while a fee has not reached it', async () => {
    const agent = await createUser(app, { role: 'agent' })
    const hire = await createHire(app, { kind: 'agent', professional: agent, state: 'delivered' })
    await act(hire.client, hire, 'approve')
    await runNow(app)
    expect(await releasesOf(hire)).toMatchObject([{ state: 'approved' }])
    expect(await hindranceFor(agent)).toContain('has not reached you yet')
    await addAccount(app, agent)
    await app.db.run(sql`update releases set next_check_at = ${app.clock.now} where hire_id = ${hire.id}`)
    // Once to find the account, once to pay to it.
    for (let times = 0; times < 2; times += 1) await runNow(app, followReleasesJob)
    await runNow(app)
    expect(await releasesOf(hire)).toMatchObject([{ state: 'paid' }])
    expect(await hindranceFor(agent)).toBeNull()
  })

  test('that closes takes its quote back: the client hears of it, and the words of both go', async () => {
    const agent = await createProfessional(app, 'agent')
    const hire = await createHire(app, { kind: 'agent', professional: agent, state: 'quoted' })
    const leave = (userId: number) =>
      app.fromOutside(() => inTransaction(app.jobContext(), (tx) => leaveHires(tx, userId)))
    await leave(agent.user.id)
    expect(await showHire(hire, hire.client)).toMatchObject({ state: 'withdrawn' })
    const told = (person: TestPerson) =>
      app.db.many<{ title: string }>(sql`
        select title from notifications where user_id = ${person.user.id} order by id desc limit 1`)
    expect(await told(hire.client)).toEqual([{ title: 'The agent can no longer do “Help with a flat in Baner”' }])
    expect(await told(agent)).not.toMatchObject([{ title: expect.stringContaining('withdrawn') }])
    const evaluated = await createHire(app, { kind: 'evaluator' })
    await leave(evaluated.client.user.id)
    expect((await showHire(evaluated, evaluated.professional)).details).toEqual({})
  })
})

test('accepted, disputed and accepted by silence at the same time, a hire is paid out or frozen: one of them, once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const hire = await createHire(app, { kind: 'agent', fee: 1_000, state: 'delivered' })
    await app.db.run(sql`
      update hires set reminders = 2, reminded_at = ${app.clock.now}::timestamptz - interval '2 days',
        delivered_at = ${app.clock.now}::timestamptz - interval '8 days' where id = ${hire.id}`)
    const { dispute } = hire.professional.client.hires
    await Promise.allSettled([
      act(hire.client, hire, 'approve'),
      dispute({ id: hire.id, reason: 'They do not answer any more.' }),
      act(hire.client, hire, 'approve'),
      watch(),
    ])
    await runNow(app)
    const { state } = await showHire(hire, hire.client)
    const releases = await releasesOf(hire)
    expect([state, releases.length, await held(hire)]).toEqual(
      state === 'closed' ? ['closed', 1, 0] : ['disputed', 0, -1_000_00],
    )
  }
  await isWhole()
})

test('accepted, declined, withdrawn and timed out at the same time, a paid hire is one of them, and the money is in one place', async () => {
  for (let round = 0; round < 5; round += 1) {
    const hire = await createHire(app, { kind: 'agent', fee: 1_000, state: 'paid' })
    await app.db.run(sql`
      update hires set paid_at = ${app.clock.now}::timestamptz - interval '49 hours' where id = ${hire.id}`)
    const presses = [
      () => hire.professional.client.hires.act({ id: hire.id, act: 'accept' }),
      () => act(hire.professional, hire, 'decline', 'I have no time for it.'),
      () => act(hire.client, hire, 'withdraw'),
      watch,
    ]
    const answers = await Promise.allSettled(presses.map((press) => press()))
    const pressed = answers.slice(0, 3).filter(({ status }) => status === 'fulfilled').length
    const { state } = await showHire(hire, hire.client)
    const isBack = state !== 'accepted'
    expect([await held(hire), await refundedOf(hire)]).toEqual(isBack ? [0, 1_000] : [-1_000_00, 0])
    expect(pressed).toBeLessThanOrEqual(1)
    const refunds = sql`select count(*)::int as n from refunds f join hires h on h.order_id = f.order_id where h.id = ${hire.id}`
    expect(await app.db.one(refunds)).toEqual({ n: isBack ? 1 : 0 })
  }
  await isWhole()
})

describe('a disputed hire', () => {
  const decide = ({ id }: TestHire, toClient: number, toProfessional: number) =>
    admin.client.hires.decide({ id, toClient, toProfessional, reason: 'Half of the work was done as agreed.' })
  const reason = 'The report has another flat in it.'

  test('stands still, is answered once, and is shared out to the paisa, once', async () => {
    const hire = await createHire(app, { kind: 'evaluator', fee: 10_000, gstin: '27AAPFU0939F1ZV', state: 'delivered' })
    await signInAgain(app, admin)
    await hire.client.client.hires.dispute({ id: hire.id, reason })
    await expect(act(hire.client, hire, 'approve')).rejects.toMatchObject(refused(409, 'moved-on'))
    await expect(decide(hire, 5_900, 5_900)).rejects.toMatchObject(refused(409, 'not-yet'))
    await expect(
      hire.client.client.hires.answerDispute({ id: hire.id, answer: 'I answer myself, then.' }),
    ).rejects.toMatchObject(refused(404, 'not-found'))
    await hire.professional.client.hires.answerDispute({ id: hire.id, answer: 'Only the photograph is of another.' })
    await expect(decide(hire, 5_900, 5_899)).rejects.toMatchObject(refused(409, 'ruled-out'))
    await decide(hire, 5_900, 5_900)
    await expect(decide(hire, 5_900, 5_900)).rejects.toMatchObject(refused(409, 'moved-on'))
    await runNow(app)
    expect(await refundedOf(hire)).toBe(5_900)
    expect((await showHire(hire, hire.professional)).payout).toMatchObject({ fee: 5_000, gst: 900, ourFee: 250 })
    expect(await held(hire)).toBe(0)
    expect((await showHire(hire, hire.client)).dispute?.decision).toMatchObject({ toClient: 5_900 })
    await isWhole()
  })

  test('that nobody answered is decided after seven days; only an admin decides', async () => {
    const hire = await createHire(app, { kind: 'agent', fee: 10_000, state: 'accepted' })
    await hire.professional.client.hires.dispute({ id: hire.id, reason })
    await expect(
      hire.client.client.hires.decide({ id: hire.id, toClient: 0, toProfessional: 10_000, reason }),
    ).rejects.toMatchObject(refused(403, 'role-not-allowed'))
    app.clock.advance(7 * dayMs)
    await signInAgain(app, admin)
    await decide(hire, 10_000, 0)
    expect(await releasesOf(hire)).toEqual([])
    expect(await held(hire)).toBe(0)
  })
})

describe('a rating', () => {
  const rate = ({ id, client }: TestHire, stars = 4) => client.client.hires.rate({ id, stars, words: 'On time.' })

  test('comes after delivery, once, and is answered once', async () => {
    const hire = await createHire(app, { kind: 'agent', state: 'accepted' })
    await expect(rate(hire)).rejects.toMatchObject(refused(409, 'not-yet'))
    await hire.professional.client.hires.act({ id: hire.id, act: 'deliver' })
    expect((await rate(hire)).data).toMatchObject({ mayRate: false, rating: { stars: 4 } })
    await expect(rate(hire, 5)).rejects.toMatchObject(refused(409, 'moved-on'))
    const answer = () => hire.professional.client.hires.answerRating({ id: hire.id, answer: 'Thank you.' })
    await answer()
    await expect(answer()).rejects.toMatchObject(refused(409, 'moved-on'))
    const list = await hire.professional.client.hires.listRatings({ id: hire.professional.user.id })
    expect(list).toMatchObject({ total: 1, mean: 4, data: [{ by: 'Asha K.', answer: 'Thank you.' }] })
    const other = await createProfessional(app, 'agent')
    await expect(other.client.hires.listRatings({ id: hire.professional.user.id })).rejects.toMatchObject(
      refused(404, 'not-found'),
    )
  })

  test('is nothing for lawyers', async () => {
    const hire = await createHire(app, { kind: 'lawyer', state: 'delivered' })
    await expect(rate(hire)).rejects.toMatchObject(refused(409, 'ruled-out'))
    expect((await showHire(hire, hire.client)).mayRate).toBe(false)
  })
})
