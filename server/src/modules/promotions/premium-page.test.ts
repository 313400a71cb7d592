import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { newAddress } from '../../../test/people.ts'
import { createProperties, createProperty } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { hashPassword } from '../auth/index.ts'
import { findLivePageOf } from '../listings/index.ts'
import { insertProfilePromotion } from './index.ts'
import { findPremiumOwner } from './promotions.sql.ts'

const dayMs = 24 * 60 * 60 * 1000
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: 'https://homes.example' })
})
afterAll(() => app.close())

const promote = (userId: number, days = 7) =>
  insertProfilePromotion(app.db, {
    userId,
    since: app.clock.now,
    until: new Date(app.clock.now.getTime() + days * dayMs),
  })
const pageOf = (id: number, page?: number) => app.visitor.promotions.getPremiumUser({ id, ...(page && { page }) })
const hasPage = async ({ user }: TestPerson) => {
  try {
    return (await pageOf(user.id)).person.id === user.id
  } catch (error) {
    expect(error).toMatchObject({ http: 404, body: { code: 'not-found' } })
    return false
  }
}
async function owner(given: Parameters<typeof createUser>[1] = {}): Promise<TestPerson> {
  const made = await createUser(app, given)
  return { ...made, client: app.clientFor(made.token, { address: newAddress() }) }
}

test('says who the owner is and what they have live, newest first; neither a number nor an email nor a surprise', async () => {
  const person = await owner({ firstname: 'Mandar', lastname: 'Deshpande' })
  const ownerId = person.user.id
  const [first, second] = await createProperties(app, [{ ownerId }, { ownerId, listedIn: 'rent' }])
  const hidden = ['draft', 'submitted', 'paused', 'on-hold', 'sold', 'archived'] as const
  await createProperties(app, [...hidden.map((state) => ({ ownerId, state })), {}])
  await promote(ownerId)
  const found = await pageOf(ownerId)
  expect(found).toMatchObject({ page: 1, pageSize: 12, total: 2 })
  expect(found.data.map(({ propertydata }) => propertydata.id)).toEqual([second, first])
  expect(found.person).toEqual({
    id: ownerId,
    name: 'Mandar Deshpande',
    photo: null,
    city: 'Pune',
    memberSince: '2026-11-15',
    proof: 'none',
  })
  const text = JSON.stringify(found)
  for (const secret of [person.user.mobile, person.user.email, 'Flat 704']) expect(text).not.toContain(secret)
})

test('a listing that its owner pauses leaves the page, and comes back with it', async () => {
  const person = await owner()
  const id = await createProperty(app, { ownerId: person.user.id })
  await promote(person.user.id)
  const shown = async () => (await pageOf(person.user.id)).data.map(({ propertydata }) => propertydata.id)
  expect(await shown()).toEqual([id])
  await person.client.listings.act({ id, act: 'pause' })
  expect(await shown()).toEqual([])
  await person.client.listings.act({ id, act: 'resume' })
  expect(await shown()).toEqual([id])
})

test('twelve at a time', async () => {
  const { user } = await owner()
  const ids = await createProperties(
    app,
    Array.from({ length: 14 }, () => ({ ownerId: user.id })),
  )
  await promote(user.id)
  const newest = [...ids].reverse()
  const shown = async (page: number) => (await pageOf(user.id, page)).data.map(({ propertydata }) => propertydata.id)
  expect(await shown(1)).toEqual(newest.slice(0, 12))
  expect(await shown(2)).toEqual(newest.slice(12))
  expect(await pageOf(user.id, 3)).toMatchObject({ data: [], total: 14 })
  await expect(pageOf(user.id, -1)).rejects.toMatchObject({ http: 400 })
})

test('is there for as long as was paid for, and for owners alone', async () => {
  const person = await owner()
  expect(await hasPage(person)).toBe(false)
  await promote(person.user.id)
  expect(await hasPage(person)).toBe(true)
  app.clock.advance(7 * dayMs)
  expect(await hasPage(person)).toBe(false)
  for (const role of ['agent', 'evaluator'] as const) {
    const professional = await owner({ role })
    await promote(professional.user.id)
    expect(await hasPage(professional)).toBe(false)
  }
})

test('goes with whoever gets the money back, is suspended or leaves', async () => {
  const [returned, suspended, leaving] = [await owner(), await owner(), await owner()]
  const admin = await owner({ role: 'admin' })
  const all = [returned, suspended, leaving]
  for (const { user } of all) await promote(user.id)
  for (const person of all) expect(await hasPage(person)).toBe(true)
  await app.db.run(
    sql`update profile_promotions set refunded_at = ${app.clock.now} where user_id = ${returned.user.id}`,
  )
  await admin.client.backoffice.suspendUser({ userId: suspended.user.id, reason: 'Sells what is not theirs.' })
  const { id } = leaving.user
  const password = 'a tall banyan'
  await app.db.run(sql`update users set password_hash = ${await hashPassword(password)} where id = ${id}`)
  await leaving.client.erasure.eraseAccount({ id, password, confirmation: 'erase my account' })
  for (const person of all) expect(await hasPage(person)).toBe(false)
})

test('an identity that we are comparing is said to be; once it is verified, search engines are told of the page', async () => {
  const person = await owner()
  const { id } = person.user
  const admin = await owner({ role: 'admin' })
  await createProperty(app, { ownerId: id })
  await promote(id)
  const proofs = async () => {
    const { data } = await app.visitor.promotions.listPremiumUsers()
    const onHome = data.find(({ userData }) => userData.id === id)?.userData.proof
    return [(await pageOf(id)).person.proof, onHome]
  }
  const told = async () => {
    app.clock.advance(10 * 60 * 1000)
    const read = async (url: string) => (await app.inject({ method: 'GET', url })).body
    return [await read('/sitemap.xml'), await read('/sitemap-premium.xml')]
  }
  expect(await proofs()).toEqual(['none', 'none'])
  await person.client.kyc.verifyPan({
    pan: 'ZZZPJ1111A',
    nameOnPan: 'Meera Joshi',
    bornOn: '1985-03-09',
    consent: true,
  })
  expect(await proofs()).toEqual(['checking', 'checking'])
  const address = `<loc>https://homes.example/premium/${id}</loc>`
  expect((await told()).join()).not.toContain('/premium')
  const [check] = (await admin.client.kyc.listChecks({})).data.filter(({ userId }) => userId === id)
  const reason = 'Marriage certificate seen.'
  const nameInProfile = check?.nameInProfile ?? ''
  await admin.client.kyc.decideCheck({ checkId: check?.id ?? 0, nameInProfile, decision: 'approve', reason })
  expect(await proofs()).toEqual(['verified', 'verified'])
  const [index, own] = await told()
  expect(index).toContain('<loc>https://homes.example/sitemap-premium.xml</loc>')
  expect(own).toContain(address)
})

test('reads no more than the rows of that owner, however many others there are', async () => {
  const { user } = await owner()
  const others = await Promise.all([owner(), owner(), owner()])
  await createProperties(
    app,
    Array.from({ length: 300 }, (_, i) => ({ ownerId: others[i % 3]?.user.id ?? 0 })),
  )
  await createProperties(app, [{ ownerId: user.id }])
  await app.db.run(sql`analyze properties`)
  const plans: string[] = []
  const explain = async (query: Sql) => {
    const lines = await app.db.many<Record<string, string>>(sql`explain ${query}`)
    plans.push(lines.map((line) => Object.values(line)[0]).join('\n'))
  }
  const watched = {
    ...app.db,
    many: <Row>(query: Sql) => explain(query).then(() => app.db.many<Row>(query)),
    maybe: <Row>(query: Sql) => explain(query).then(() => app.db.maybe<Row>(query)),
  } as Db
  expect((await findLivePageOf(watched, user.id, { limit: 12, offset: 0 })).total).toBe(1)
  await findPremiumOwner(watched, user.id, app.clock.now)
  expect(plans[0]).toContain('properties_owner')
  expect(plans[1]).toContain('users_pkey')
})
