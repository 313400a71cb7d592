import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser } from '../../../test/factories.ts'
import { createProperties, placeIds } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../context.ts'
import { sql } from '../../platform/db/sql.ts'
import { packAnew } from '../analysis/index.ts'

let app: TestApp
let ids: number[]
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: 'https://homes.example' })
  const { localityId } = await placeIds(app, 'Wakad')
  ids = await createProperties(app, [
    {},
    { listedIn: 'rent', localityId, locality: 'Wakad', updatedAt: new Date('2026-11-01T08:30:00Z') },
    { state: 'sold' },
    { state: 'on-hold' },
    { state: 'submitted' },
  ])
})
afterAll(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })
const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]?.replaceAll('&amp;', '&'))

/** Every element is closed in the order it was opened, and nothing is left unescaped. */
function isWellFormed(xml: string): boolean {
  const open: string[] = []
  for (const [, slash, name] of xml.replace(/^<\?xml[^>]*\?>/, '').matchAll(/<(\/?)([a-z]+)[^<>]*>/g)) {
    if (!slash) open.push(name as string)
    else if (open.pop() !== name) return false
  }
  return open.length === 0 && xml.startsWith('<?xml') && !/&(?!amp;|lt;|gt;|quot;)/.test(xml)
}

test('the index names every part, under the address people use whatever the request says', async () => {
  const reply = await get('/sitemap.xml', { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=600',
  })
  expect(isWellFormed(reply.body)).toBe(true)
  expect(addresses(reply.body)).toEqual([
    'https://homes.example/sitemap-pages.xml',
    'https://homes.example/sitemap-searches-1.xml',
    'https://homes.example/sitemap-listings-1.xml',
  ])
})

test('listings: what is live, with the day it changed, and nothing else', async () => {
  const { body } = await get('/sitemap-listings-1.xml')
  expect(isWellFormed(body)).toBe(true)
  expect(addresses(body)).toEqual(
    ids.slice(0, 2).map((id) => `https://homes.example/property/ViewPropertyDetails/${id}`),
  )
  expect(body).toContain(`ViewPropertyDetails/${ids[1]}</loc><lastmod>2026-11-01T08:30:00Z</lastmod>`)
})

test('searches: those that find something, each once, as the product writes them', async () => {
  const { body } = await get('/sitemap-searches-1.xml')
  expect(isWellFormed(body)).toBe(true)
  expect(addresses(body).map((address) => address?.replace('https://homes.example/PropertyListHome?', ''))).toEqual([
    'type=buy&subCategory=flats&text=Pune',
    'type=rent&subCategory=apartment&text=Pune',
    'type=buy&subCategory=flats&text=Baner',
    'type=rent&subCategory=apartment&text=Wakad',
  ])
  for (const address of addresses(body)) {
    const { searchParams } = new URL(address as string)
    const found = await app.visitor.search.searchProperties(Object.fromEntries(searchParams))
    expect(found.total, address).toBeGreaterThan(0)
  }
})

test('prices: a page for each city and locality with live listings, once they have been counted', async () => {
  await packAnew(app.jobContext())
  app.clock.advance(10 * 60 * 1000)
  expect(addresses((await get('/sitemap.xml')).body)).toContain('https://homes.example/sitemap-prices.xml')
  const { body } = await get('/sitemap-prices.xml')
  expect(isWellFormed(body)).toBe(true)
  expect(addresses(body)).toEqual(
    ['pune', 'baner-pune', 'wakad-pune'].map((place) => `https://homes.example/home/propertyAnalysis/${place}`),
  )
})

test('a listing that is gone leaves within ten minutes', async () => {
  const [gone] = await createProperties(app, [{}])
  app.clock.advance(10 * 60 * 1000)
  expect((await get('/sitemap-listings-1.xml')).body).toContain(`/${gone}<`)
  await app.db.run(sql`update properties set state = 'sold' where id = ${gone}`)
  app.clock.advance(10 * 60 * 1000)
  expect((await get('/sitemap-listings-1.xml')).body).not.toContain(`/${gone}<`)
})

test('agents and evaluators: their cities, and those whose registration was found in the register; never a lawyer', async () => {
  expect((await get('/sitemap-professionals-1.xml')).statusCode).toBe(404)
  const admin = await createUser(app, { role: 'admin' })
  const verified = async (role: 'agent' | 'lawyer' | 'evaluator', number: string) => {
    const { user, client } = await createUser(app, { role })
    await client.accounts.updateProfessionalDetails({ id: user.id, number })
    const decision = { userId: user.id, number, decision: 'approve' as const, reason: 'Found in the register.' }
    await admin.client.accounts.decideProfessionalNumber(decision)
    return user.id
  }
  const agentId = await verified('agent', 'A52100077777')
  await verified('lawyer', 'MAH/0042/2011')
  const evaluatorId = await verified('evaluator', 'IBBI/RV/07/2020/00042')
  await createUser(app, { role: 'agent', city: 'Nashik' })
  app.clock.advance(10 * 60 * 1000)
  expect(addresses((await get('/sitemap.xml')).body)).toContain('https://homes.example/sitemap-professionals-1.xml')
  const { body } = await get('/sitemap-professionals-1.xml')
  expect(isWellFormed(body)).toBe(true)
  expect(addresses(body)).toEqual(
    ['/agents/nashik', '/agents/pune', '/evaluators/pune', `/agents/${agentId}`, `/evaluators/${evaluatorId}`].map(
      (path) => `https://homes.example${path}`,
    ),
  )
  expect((await get('/sitemap-professionals-2.xml')).statusCode).toBe(404)
})

test('compressed for clients that accept it, and the same for those that do not', async () => {
  const plain = await get('/sitemap-listings-1.xml')
  const zipped = await get('/sitemap-listings-1.xml', { 'accept-encoding': 'br, gzip' })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
  expect(plain.headers['content-encoding']).toBeUndefined()
})

test('ids far apart are in files of their own, each within the protocol’s limit', async () => {
  await app.db.run(sql`alter table properties alter column id restart with 100001`)
  const [far] = await createProperties(app, [{}])
  app.clock.advance(10 * 60 * 1000)
  expect(addresses((await get('/sitemap.xml')).body)).toContain('https://homes.example/sitemap-listings-3.xml')
  expect(addresses((await get('/sitemap-listings-3.xml')).body)).toEqual([
    `https://homes.example/property/ViewPropertyDetails/${far}`,
  ])
  expect((await get('/sitemap-listings-2.xml')).statusCode).toBe(404)
})

test.each([
  '/sitemap-listings-0.xml',
  '/sitemap-listings-x.xml',
  '/sitemap-searches-2.xml',
  '/sitemap-listings-1.xml/x',
])('there is no %s', async (url) => expect((await get(url)).statusCode).toBe(404))

test('every live listing is read from an index alone', async () => {
  const plan = await inTransaction(app, async ({ db }) => {
    await db.run(sql`set local enable_seqscan = off`)
    await db.run(sql`set local enable_bitmapscan = off`)
    return db.many<{ queryPlan: string }>(sql`
      explain select id, updated_at from properties where state = 'verified' and id > 0 and id <= 50000 order by id`)
  })
  expect(plan.map((row) => row['QUERY PLAN' as 'queryPlan']).join('\n')).toMatch(
    /Index Only Scan using properties_sitemap/,
  )
})
