import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { buy, payNow, quoteFor, refund } from '../../../test/paid-orders.ts'
import { createProperty } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { RealtimeEvent } from '../../platform/realtime/event-bus.ts'
import { insertProfilePromotion } from './index.ts'
import { endPromotionsJob } from './promotions.jobs.ts'

const dayMs = 24 * 60 * 60 * 1000
let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const promote = (userId: number, days = 10) =>
  insertProfilePromotion(app.db, {
    userId,
    since: app.clock.now,
    until: new Date(app.clock.now.getTime() + days * dayMs),
  })
const shown = async () => (await app.visitor.promotions.listPremiumUsers()).data.map((user) => user.userData.id)

test('who is promoted is shown until the day ends, with no more than a name, a city, a photo and whether we have proof', async () => {
  const agent = await createUser(app, { role: 'agent', firstname: 'Farah', lastname: 'Shaikh' })
  await promote(agent.user.id)
  expect((await app.visitor.promotions.listPremiumUsers()).data).toEqual([
    {
      userData: {
        id: agent.user.id,
        image: null,
        firstname: 'Farah',
        lastname: 'Shaikh',
        city: 'Pune',
        userrole: 'agent',
        proof: 'none',
      },
    },
  ])
  app.clock.advance(10 * dayMs)
  expect(await shown()).toEqual([])
})

test('whether we have proof is shown: of a person their identity, of a professional the number', async () => {
  const [plain, known] = [await createUser(app), await createUser(app)]
  const agents = [await createUser(app, { role: 'agent' }), await createUser(app, { role: 'agent' })]
  const now = app.clock.now
  await app.db.run(
    sql`update users set pan_verified_at = ${now} where id = any(${[known.user.id, agents[0]?.user.id]})`,
  )
  const number = (id: number | undefined, state: string) =>
    app.db.run(sql`
      insert into professional_details (user_id, role, number, state, changed_at, decided_at, decided_by)
      select ${id}, 'agent', ${`A${id}`}, state, ${now}, case when state = 'verified' then ${now}::timestamptz end,
        case when state = 'verified' then ${known.user.id}::bigint end
      from (select ${state}::text as state) given`)
  await number(agents[0]?.user.id, 'unverified')
  await number(agents[1]?.user.id, 'verified')
  const all = [plain, known, ...agents].map(({ user }) => user.id)
  for (const id of all) await promote(id)
  const found = (await app.visitor.promotions.listPremiumUsers()).data.map(({ userData }) => userData)
  const proofs = all.map((id) => found.find((person) => person.id === id)?.proof)
  expect(proofs).toEqual(['none', 'verified', 'checking', 'verified'])
  app.clock.advance(10 * dayMs)
})

test('a suspended person is not shown', async () => {
  const { user } = await createUser(app, { role: 'evaluator' })
  await promote(user.id)
  expect(await shown()).toEqual([user.id])
  await app.db.run(sql`update users set suspended_at = ${app.clock.now} where id = ${user.id}`)
  expect(await shown()).toEqual([])
})

test('the order turns with the day, for everyone alike', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => createUser(app)))
  for (const { user } of people) await promote(user.id)
  const orders = new Set<string>()
  for (let day = 0; day < 6; day++) {
    const order = await shown()
    expect([...order].sort()).toEqual(people.map((person) => person.user.id).sort())
    expect(await shown()).toEqual(order)
    orders.add(order.join())
    app.clock.advance(dayMs)
  }
  expect(orders.size).toBeGreaterThan(1)
})

test('the database refuses to promote a lawyer', async () => {
  const { user } = await createUser(app, { role: 'lawyer' })
  await expect(promote(user.id)).rejects.toThrow('lawyers are not promoted')
})

const withListing = async () => {
  const owner = await createUser(app)
  return { owner, propertyId: await createProperty(app, { ownerId: owner.user.id }) }
}
const featured = (propertyId: number, option = '7') => ({
  purpose: 'promote-property' as const,
  subjectId: propertyId,
  option,
})
const isFeatured = async (id: number) => {
  const { data } = await app.visitor.listings.getProperty({ id })
  const list = await app.visitor.search.listPromoted({ param: 'Pune' })
  const isListed = list.data.some((item) => item.propertydata.id === id)
  expect(isListed).toBe(data.propertydata.promotePropertyStatus === 1)
  return isListed
}
const inDays = (days: number) => new Date(app.clock.now.getTime() + days * dayMs).toISOString()
const untilOf = async (owner: TestPerson, propertyId: number) =>
  (await owner.client.promotions.getPropertyOptions({ propertyId })).data.promotedUntil
const endDue = async () => {
  await enqueue(app.db, endPromotionsJob, {})
  await app.runJobs()
}

describe('a listing', () => {
  test('is Featured once paid for, until its days are over, and kept pages follow', async () => {
    const { owner, propertyId } = await withListing()
    const heard: RealtimeEvent[] = []
    const stop = app.events.subscribe((event) => heard.push(event))
    const changed = { name: 'listing.changed', to: { people: [owner.user.id] }, propertyId }
    expect(await quoteFor(owner, featured(propertyId))).toMatchObject({
      taxable: 499,
      option: '7',
      placeOfSupply: 'Maharashtra',
    })
    expect(await isFeatured(propertyId)).toBe(false)
    await buy(app, owner, featured(propertyId))
    expect(heard.filter((event) => event.name === 'listing.changed')).toEqual([changed])
    expect(await isFeatured(propertyId)).toBe(true)
    app.clock.advance(7 * dayMs - 1000)
    await endDue()
    expect(await isFeatured(propertyId)).toBe(true)
    app.clock.advance(1000)
    await endDue()
    stop()
    expect(await isFeatured(propertyId)).toBe(false)
    expect(heard.filter((event) => event.name === 'listing.changed')).toEqual([changed, changed])
  })

  test('bought again, at once even, its days are added; a refund takes only its own', async () => {
    const { owner, propertyId } = await withListing()
    const [first] = await Promise.all([
      buy(app, owner, featured(propertyId, '7')),
      buy(app, owner, featured(propertyId, '15')),
    ])
    expect(await untilOf(owner, propertyId)).toBe(inDays(22))
    app.clock.advance(2 * dayMs)
    await buy(app, owner, featured(propertyId, '30'))
    expect(await untilOf(owner, propertyId)).toBe(inDays(50))
    const rows = await app.db.many<{ since: Date; until: Date; orderId: number }>(
      sql`select since, until, order_id from property_promotions where property_id = ${propertyId} order by since`,
    )
    const own = rows.find((row) => row.orderId === first.id)
    const left = (own?.until.getTime() ?? 0) - Math.max(own?.since.getTime() ?? 0, app.clock.now.getTime())
    await refund(app, first)
    await refund(app, first)
    expect(await untilOf(owner, propertyId)).toBe(new Date(Date.parse(inDays(50)) - left).toISOString())
    const after = await app.db.many<{ since: Date; until: Date }>(sql`
      select since, until from property_promotions where property_id = ${propertyId} and refunded_at is null
        and until > ${app.clock.now} order by since`)
    // One after the other, without a gap, from now on.
    expect(after[0]?.since.getTime()).toBeLessThanOrEqual(app.clock.now.getTime())
    for (const [i, row] of after.slice(1).entries()) expect(row.since).toEqual(after[i]?.until)
    expect(await isFeatured(propertyId)).toBe(true)
  })

  test('that is refunded as a whole is no longer Featured', async () => {
    const { owner, propertyId } = await withListing()
    const order = await buy(app, owner, featured(propertyId))
    await refund(app, order)
    expect(await isFeatured(propertyId)).toBe(false)
    expect(await untilOf(owner, propertyId)).toBeNull()
  })

  test('can be promoted with the days of a package, while there are enough', async () => {
    const { owner, propertyId } = await withListing()
    const { client } = owner
    await expect(client.promotions.promoteProperty({ propertyId, days: '7' })).rejects.toMatchObject({
      http: 409,
      body: { code: 'limit-reached' },
    })
    expect(await isFeatured(propertyId)).toBe(false)
    await buy(app, owner, { purpose: 'subscription', subjectId: 3 })
    const before = (await client.promotions.getPropertyOptions({ propertyId })).data
    expect(before).toMatchObject({ promotedUntil: null, daysLeft: 15 })
    expect(before.options).toMatchObject([
      { days: '7', price: 499, gst: 89.82, total: 588.82, until: inDays(7), isInPackage: true },
      { days: '15', isInPackage: true },
      { days: '30', isInPackage: false },
    ])
    const tries = await Promise.allSettled(
      [1, 2, 3].map(() => client.promotions.promoteProperty({ propertyId, days: '7' })),
    )
    expect(tries.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(2)
    expect(await isFeatured(propertyId)).toBe(true)
    expect((await client.promotions.getPropertyOptions({ propertyId })).data).toMatchObject({
      promotedUntil: inDays(14),
      daysLeft: 1,
    })
    expect((await client.subscriptions.listUses({})).data).toMatchObject([
      { kind: 'promotedDays', units: 7, what: `Featured, listing ${propertyId}` },
      { kind: 'promotedDays', units: 7 },
    ])
  })

  test('must be live and one’s own; what is no longer live when it is paid is not promoted', async () => {
    const { owner, propertyId } = await withListing()
    const other = await createUser(app)
    const paused = await createProperty(app, { ownerId: owner.user.id, state: 'paused' })
    for (const [client, id, http] of [
      [other.client, propertyId, 404],
      [owner.client, 999_999, 404],
      [owner.client, paused, 409],
    ] as const) {
      await expect(client.promotions.getPropertyOptions({ propertyId: id })).rejects.toMatchObject({ http })
      await expect(client.promotions.promoteProperty({ propertyId: id, days: '7' })).rejects.toMatchObject({ http })
    }
    await expect(quoteFor(other, featured(propertyId))).rejects.toMatchObject({ body: { code: 'not-found' } })
    await expect(quoteFor(owner, featured(paused))).rejects.toMatchObject({ body: { code: 'moved-on' } })
    await expect(quoteFor(owner, featured(propertyId, '8'))).rejects.toMatchObject({ body: { code: 'invalid-input' } })
    await expect(payNow(app, owner, featured(paused))).rejects.toMatchObject({ code: 'moved-on' })
    const agent = await createUser(app, { role: 'agent' })
    await expect(agent.client.promotions.getPropertyOptions({ propertyId })).rejects.toMatchObject({ http: 403 })
    await expect(agent.client.promotions.promoteProperty({ propertyId, days: '7' })).rejects.toMatchObject({
      http: 403,
    })
    await expect(owner.client.promotions.promoteProperty({ propertyId, days: '8' as '7' })).rejects.toMatchObject({
      http: 400,
    })
    await expect(owner.client.promotions.getPropertyOptions({ propertyId: 'x' })).rejects.toMatchObject({ http: 400 })
    await expect(app.visitor.promotions.promoteProperty({ propertyId, days: '7' })).rejects.toMatchObject({ http: 401 })
    await expect(app.visitor.promotions.getPropertyOptions({ propertyId })).rejects.toMatchObject({ http: 401 })
  })
})

describe('one press', () => {
  test('takes the days of a package once, however often it is sent; another press takes more', async () => {
    const owner = await createUser(app)
    const propertyId = await createProperty(app, { ownerId: owner.user.id })
    await buy(app, owner, { purpose: 'subscription', subjectId: 4 })
    const { promotions } = owner.client
    for (const promote of [
      (key: string) => promotions.promoteProperty({ propertyId, days: '7', key }),
      (key: string) => promotions.promoteProfile({ days: '7', key }),
    ]) {
      const before = (await promotions.getProfileOptions()).data.daysLeft
      const answers = await Promise.all([1, 2, 3].map(() => promote('one-press-of-a-button')))
      expect(new Set(answers.map((answer) => answer.data.promotedUntil)).size).toBe(1)
      expect((await promotions.getProfileOptions()).data.daysLeft).toBe(before - 7)
      await promote('another-press-of-it')
      expect((await promotions.getProfileOptions()).data.daysLeft).toBe(before - 14)
      await expect(promote('short')).rejects.toMatchObject({ http: 400 })
    }
  })
})

describe('a profile', () => {
  const premium = (person: TestPerson, option = '7') => ({
    purpose: 'promote-profile' as const,
    subjectId: person.user.id,
    option,
  })

  test('is promoted by payment or by package, one after the other, and shown once', async () => {
    const agent = await createUser(app, { role: 'agent' })
    const order = await buy(app, agent, premium(agent))
    await buy(app, agent, { purpose: 'subscription', subjectId: 11 })
    const { data } = await agent.client.promotions.promoteProfile({ days: '7' })
    expect(data).toEqual({ promotedUntil: inDays(14), daysLeft: 0 })
    expect((await shown()).filter((id) => id === agent.user.id)).toHaveLength(1)
    expect((await agent.client.promotions.getProfileOptions()).data).toMatchObject({
      promotedUntil: inDays(14),
      daysLeft: 0,
      options: [{ days: '7', price: 399 }, { days: '15' }, { days: '30' }],
    })
    await refund(app, order)
    expect((await agent.client.promotions.getProfileOptions()).data.promotedUntil).toBe(inDays(7))
    expect(await shown()).toContain(agent.user.id)
    await expect(agent.client.promotions.promoteProfile({ days: '7' })).rejects.toMatchObject({
      http: 409,
      body: { code: 'limit-reached' },
    })
    await expect(agent.client.promotions.promoteProfile({ days: '1' as '7' })).rejects.toMatchObject({ http: 400 })
  })

  test('of a lawyer never is; nor is anybody else’s', async () => {
    const lawyer = await createUser(app, { role: 'lawyer' })
    const user = await createUser(app)
    await expect(quoteFor(lawyer, premium(lawyer))).rejects.toMatchObject({ http: 404 })
    await expect(payNow(app, lawyer, premium(lawyer))).rejects.toMatchObject({ code: 'role-not-allowed' })
    await expect(lawyer.client.promotions.promoteProfile({ days: '7' })).rejects.toMatchObject({ http: 403 })
    await expect(lawyer.client.promotions.getProfileOptions()).rejects.toMatchObject({ http: 403 })
    await expect(quoteFor(user, premium(lawyer))).rejects.toMatchObject({ body: { code: 'not-found' } })
    await expect(app.visitor.promotions.promoteProfile({ days: '7' })).rejects.toMatchObject({ http: 401 })
    await expect(app.visitor.promotions.getProfileOptions()).rejects.toMatchObject({ http: 401 })
    expect(await quoteFor(user, premium(user, '15'))).toMatchObject({ taxable: 699 })
  })
})
