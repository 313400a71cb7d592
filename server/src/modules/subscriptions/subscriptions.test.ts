import { setTimeout as pause } from 'node:timers/promises'
import { isState } from '@properysearch/contract/values/gst'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { buy, fulfil, quoteFor, refund } from '../../../test/paid-orders.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../context.ts'
import { sql } from '../../platform/db/sql.ts'
import { enqueue, jobKind } from '../../platform/jobs/jobs.ts'
import { giveBack, spendQuota } from './index.ts'

const dayMs = 24 * 60 * 60 * 1000
let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const seeker = { purpose: 'subscription' as const, subjectId: 1 }
const mine = async (person: TestPerson) => (await person.client.subscriptions.getMine()).data
const meterOf = async (person: TestPerson, kind: string) =>
  (await mine(person)).meters.find((meter) => meter.kind === kind)
const spend = (person: TestPerson, units: number, subject: string, kind: 'contacts' | 'promotedDays' = 'contacts') =>
  spendQuota(app.db, { userId: person.user.id, kind, units, subject, what: 'Test', now: app.clock.now })

describe('packages', () => {
  test('are listed by role, the cheapest first, with their tax', async () => {
    const { data } = await app.visitor.subscriptions.listPackages({ role: 'user' })
    expect(data[0]).toMatchObject({
      id: 1,
      name: 'Seeker',
      price: 499,
      gst: 89.82,
      total: 588.82,
      contacts: 5,
      days: 30,
    })
    expect(data.map((item) => item.price)).toEqual(data.map((item) => item.price).sort((a, b) => a - b))
    for (const role of ['user', 'agent'] as const) {
      const packages = (await app.visitor.subscriptions.listPackages({ role })).data
      expect(packages.length).toBeGreaterThan(1)
      expect(packages.filter((item) => item.isUsual)).toHaveLength(1)
      expect(packages.every((item) => item.role === role)).toBe(true)
    }
    await expect(app.visitor.subscriptions.listPackages({ role: 'admin' as 'user' })).rejects.toMatchObject({
      http: 400,
    })
  })

  test('hold only what can be used: leads are for agents', async () => {
    for (const role of ['user', 'agent', 'lawyer', 'evaluator'] as const) {
      const packages = (await app.visitor.subscriptions.listPackages({ role })).data
      expect(packages.every((item) => item.leads > 0)).toBe(role === 'agent' || packages.length === 0)
      expect(packages.length > 0).toBe(role === 'user' || role === 'agent')
    }
    const lawyer = await createUser(app, { role: 'lawyer' })
    await expect(quoteFor(lawyer, { ...seeker, subjectId: 21 })).rejects.toMatchObject({
      body: { code: 'moved-on', message: 'This package is not on sale now.' },
    })
  })

  test('promote no lawyer, and the database sees to it', async () => {
    for (const packageId of [21, 22]) {
      const { data } = await app.visitor.subscriptions.getPackage({ packageId })
      expect(data).toMatchObject({ role: 'lawyer', promotedDays: 0, isOffered: false })
    }
    await expect(app.db.run(sql`update packages set promoted_days = 1 where role = 'lawyer'`)).rejects.toMatchObject({
      constraint: 'packages_promote_no_lawyers',
    })
  })

  test('can be read one by one', async () => {
    expect((await app.visitor.subscriptions.getPackage({ packageId: 12 })).data).toMatchObject({
      name: 'Agent Growth',
      role: 'agent',
      isOffered: true,
    })
    for (const packageId of [999, 9_000_000_000]) {
      await expect(app.visitor.subscriptions.getPackage({ packageId })).rejects.toMatchObject({ http: 404 })
    }
    await expect(app.visitor.subscriptions.getPackage({ packageId: 'x' })).rejects.toMatchObject({ http: 400 })
  })

  test('are sold to the role they are meant for, while they are sold', async () => {
    const person = await createUser(app, { city: 'Bengaluru' })
    expect(await quoteFor(person, seeker)).toMatchObject({ taxable: 499, placeOfSupply: 'Karnataka' })
    const elsewhere = await createUser(app, { city: 'Kathmandu' })
    expect((await quoteFor(elsewhere, seeker)).placeOfSupply).toBe('Maharashtra')
    const { supplier } = app.config
    app.config.supplier = { ...supplier, state: 'Goa' }
    expect(await quoteFor(elsewhere, seeker)).toMatchObject({ placeOfSupply: 'Goa', cgst: 44.91, igst: 0 })
    app.config.supplier = supplier
    await expect(quoteFor(person, { ...seeker, subjectId: 12 })).rejects.toMatchObject({
      http: 404,
      body: { code: 'not-found', message: 'This package is not for your type of account.' },
    })
    await expect(quoteFor(person, { ...seeker, subjectId: 999 })).rejects.toMatchObject({ body: { code: 'not-found' } })
    await app.db.run(sql`update packages set is_offered = false where id = 3`)
    await expect(quoteFor(person, { ...seeker, subjectId: 3 })).rejects.toMatchObject({ body: { code: 'moved-on' } })
    const ids = (await app.visitor.subscriptions.listPackages({ role: 'user' })).data.map((item) => item.id)
    expect(ids).not.toContain(3)
    await app.db.run(sql`update packages set is_offered = true where id = 3`)
  })
})

test('every city lies in a state that the tax knows', async () => {
  const states = await app.db.many<{ state: string }>(sql`select distinct state from cities`)
  expect(states.filter((row) => !isState(row.state))).toEqual([])
})

describe('what I have', () => {
  test('without a package there are the free places for listings, and no more', async () => {
    expect(await mine(await createUser(app))).toEqual({
      meters: [{ kind: 'listings', granted: 5, used: 0, left: 5 }],
      subscriptions: [],
      endsNext: null,
    })
    expect((await mine(await createUser(app, { role: 'lawyer' }))).meters).toEqual([])
    await expect(app.visitor.subscriptions.getMine()).rejects.toMatchObject({ http: 401 })
  })

  test('a bought package runs at once; bought again, its days are added to the end', async () => {
    const person = await createUser(app)
    const heard: unknown[] = []
    const stop = app.events.subscribe((event) => heard.push(event))
    const order = await buy(app, person, seeker)
    stop()
    expect(heard).toContainEqual({ name: 'subscription.changed', to: { people: [person.user.id] } })
    const ends = (days: number) => new Date(order.paidAt.getTime() + days * dayMs).toISOString()
    expect((await mine(person)).subscriptions).toMatchObject([{ packageId: 1, status: 'running', endsAt: ends(30) }])

    await buy(app, person, seeker)
    await buy(app, person, seeker)
    const { subscriptions, meters, endsNext } = await mine(person)
    expect(subscriptions.map((subscription) => subscription.endsAt)).toEqual([ends(30), ends(60), ends(90)])
    expect(endsNext).toBe(ends(30))
    expect(meters[0]).toEqual({ kind: 'contacts', granted: 15, used: 0, left: 15 })
  })

  test('another package begins beside the first, and both hold', async () => {
    const person = await createUser(app)
    await buy(app, person, seeker)
    await buy(app, person, { ...seeker, subjectId: 4 })
    expect((await mine(person)).meters).toEqual([
      { kind: 'contacts', granted: 45, used: 0, left: 45 },
      { kind: 'listings', granted: 35, used: 0, left: 35 },
      { kind: 'promotedDays', granted: 60, used: 0, left: 60 },
    ])
  })

  test('an order is fulfilled once, and a refund takes the rest away', async () => {
    const person = await createUser(app)
    const order = await buy(app, person, seeker)
    await expect(fulfil(app, order)).rejects.toThrow('subscriptions_order_id_key')
    await refund(app, order)
    await refund(app, order)
    const { subscriptions, meters } = await mine(person)
    expect(subscriptions).toMatchObject([{ status: 'refunded' }])
    expect(meters.map((meter) => meter.kind)).toEqual(['listings'])
    expect(await spend(person, 1, 'after')).toBe(false)
  })

  test('a refund takes its own days away from what was bought after it, and no others', async () => {
    const person = await createUser(app)
    const endsIn = async () =>
      (await mine(person)).subscriptions
        .filter((subscription) => subscription.status === 'running')
        .map((subscription) => Math.round((Date.parse(subscription.endsAt) - app.clock.now.getTime()) / dayMs))
    const first = await buy(app, person, seeker)
    const second = await buy(app, person, seeker)
    await buy(app, person, seeker)
    await buy(app, person, { ...seeker, subjectId: 2 })
    app.clock.advance(10 * dayMs)
    expect(await endsIn()).toEqual([20, 50, 80, 80])
    await refund(app, second)
    expect(await endsIn()).toEqual([20, 50, 80])
    await refund(app, first)
    await refund(app, first)
    expect(await endsIn()).toEqual([30, 80])
    app.clock.advance(-10 * dayMs)
  })

  test('a package that is changed later changes nothing that was bought', async () => {
    const person = await createUser(app)
    await buy(app, person, { ...seeker, subjectId: 2 })
    await app.db.run(sql`update packages set contacts = 1, name = 'Other' where id = 2`)
    expect(await meterOf(person, 'contacts')).toMatchObject({ granted: 20 })
    expect((await mine(person)).subscriptions[0]?.name).toBe('Seeker Plus')
    await app.db.run(sql`update packages set contacts = 20, name = 'Seeker Plus' where id = 2`)
  })

  test('payments are listed for the payer, and for nobody else', async () => {
    const person = await createUser(app)
    const { id: userId } = person.user
    const order = await buy(app, person, seeker)
    const page = await person.client.subscriptions.listPayments({ userId })
    expect(page).toMatchObject({ total: 1, page: 1, data: [{ orderId: order.id, amount: 588.82, status: 'running' }] })
    const other = await createUser(app)
    await expect(other.client.subscriptions.listPayments({ userId })).rejects.toMatchObject({ http: 404 })
    await expect(app.visitor.subscriptions.listPayments({ userId })).rejects.toMatchObject({ http: 401 })
    await expect(person.client.subscriptions.listPayments({ userId, page: 0 })).rejects.toMatchObject({ http: 400 })
  })
})

describe('using', () => {
  test('of the last unit, asked for by many at once, is for one', async () => {
    const person = await createUser(app)
    await buy(app, person, seeker)
    expect(await spend(person, 4, 'first four')).toBe(true)
    const tries = await Promise.all(Array.from({ length: 8 }, (_, i) => spend(person, 1, `try ${i}`)))
    expect(tries.filter(Boolean)).toHaveLength(1)
    expect(await meterOf(person, 'contacts')).toEqual({ kind: 'contacts', granted: 5, used: 5, left: 0 })
  })

  test('waits for one that is not committed yet, and then sees what is left', async () => {
    const person = await createUser(app)
    await buy(app, person, seeker)
    const use = { userId: person.user.id, kind: 'contacts' as const, what: 'a use', now: app.clock.now }
    let second = Promise.resolve(true)
    await inTransaction(app, async ({ db }) => {
      await spendQuota(db, { ...use, units: 5, subject: 'all of them' })
      second = app.fromOutside(() => spend(person, 1, 'one more'))
      await pause(200)
    })
    expect(await second).toBe(false)
  })

  test('takes what ends first, from several packages, and all or nothing', async () => {
    const person = await createUser(app)
    await buy(app, person, { ...seeker, subjectId: 2 })
    await buy(app, person, seeker)
    expect(await spend(person, 26, 'too many')).toBe(false)
    expect(await spend(person, 7, 'seven')).toBe(true)
    const used = (await mine(person)).subscriptions.map((subscription) => [
      subscription.packageId,
      subscription.quotas[0]?.used,
    ])
    expect(used).toEqual([
      [1, 5],
      [2, 2],
    ])
    const tries = await Promise.all([spend(person, 10, 'a'), spend(person, 10, 'b'), spend(person, 10, 'c')])
    expect(tries.filter(Boolean)).toHaveLength(1)
    expect(await meterOf(person, 'contacts')).toMatchObject({ used: 17, left: 8 })
  })

  test('has its line, and is given back once', async () => {
    const person = await createUser(app)
    await buy(app, person, seeker)
    await spend(person, 2, 'thing 1')
    const back = () => giveBack(app.db, { kind: 'contacts', subject: 'thing 1', now: app.clock.now })
    const answers = await Promise.all([back(), back(), back()])
    expect(answers.sort()).toEqual([0, 0, 2])
    expect(await meterOf(person, 'contacts')).toMatchObject({ used: 0, left: 5 })
    const { data, total } = await person.client.subscriptions.listUses({})
    expect(total).toBe(1)
    expect(data[0]).toMatchObject({ units: 2, packageName: 'Seeker', givenBackAt: app.clock.now.toISOString() })
    await expect(person.client.subscriptions.listUses({ page: 0 })).rejects.toMatchObject({ http: 400 })
    await expect(app.visitor.subscriptions.listUses({})).rejects.toMatchObject({ http: 401 })
    expect((await (await createUser(app)).client.subscriptions.listUses({})).data).toEqual([])
  })

  test('ends with the package', async () => {
    const person = await createUser(app)
    await buy(app, person, seeker)
    const later = new Date(app.clock.now.getTime() + 30 * dayMs)
    const late = { userId: person.user.id, kind: 'contacts' as const, units: 1, subject: 'late', what: 'Test' }
    expect(await spendQuota(app.db, { ...late, now: later })).toBe(false)
  })

  test('the database refuses more than was granted', async () => {
    const person = await createUser(app)
    await buy(app, person, seeker)
    await expect(app.db.run(sql`update subscription_quotas set used = granted + 1`)).rejects.toMatchObject({
      constraint: 'subscription_quotas_not_overdrawn',
    })
  })
})

test('people are told before a package ends and when it has, once; those who renewed are not', async () => {
  const [asha, renewer] = [await createUser(app), await createUser(app)]
  for (const person of [asha, renewer, renewer]) await buy(app, person, seeker)
  const tell = async () => {
    await enqueue(app.db, jobKind('subscriptions-tell-due'), {})
    await app.runJobs()
  }
  const titles = async (person: TestPerson) =>
    (await person.client.notifications.listNotifications({ id: person.user.id })).data
      .filter((notification) => notification.link === '/MyPackages')
      .map((notification) => notification.title)
  const todo = async () =>
    (await asha.client.dashboard.getDashboard({ id: asha.user.id })).data.todo.map((task) => task.key)
  await tell()
  expect(await titles(asha)).toEqual([])
  app.clock.advance(27 * dayMs)
  expect(await todo()).toContain('package-ends')
  await tell()
  await tell()
  expect(await titles(asha)).toEqual([expect.stringMatching(/^Seeker ends on 15 December$/)])
  expect(await titles(renewer)).toEqual([])
  app.clock.advance(3 * dayMs)
  await tell()
  await tell()
  expect((await titles(asha))[0]).toBe('Seeker has ended')
  expect(await titles(asha)).toHaveLength(2)
  expect(await todo()).not.toContain('package-ends')
  expect(await titles(renewer)).toEqual([])
})

test('a person’s copy holds their packages and what they were used for', async () => {
  const person = await createUser(app)
  await buy(app, person, seeker)
  await spend(person, 1, 'copied')
  const { data } = await person.client.accounts.requestDataExport({ id: person.user.id })
  await app.runJobs()
  const file = await person.client.accounts.downloadDataExport({ id: person.user.id, exportId: data.id })
  expect(JSON.parse(await file.text())).toMatchObject({
    subscriptions: { packages: [{ name: 'Seeker' }], uses: [{ units: 1 }] },
  })
})
