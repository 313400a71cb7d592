import type { Client } from '@properysearch/contract/kernel/client'
import { randomFrom } from '@properysearch/demo-world/src/random.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAd } from '../../../test/ad-factory.ts'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { newVisitor } from '../../../test/visitors.ts'
import { sql } from '../../platform/db/sql.ts'
import { adsJobs, copyAdEvents } from './index.ts'

let app: TestApp
let asha: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  asha = await createUser(app)
})
afterAll(() => app.close())

const countsOf = async (adId: number) => {
  const { views, clicks } = (await app.visitor.ads.getCounts({ adId })).data
  return { views, clicks }
}

test('1,000 concurrent views and clicks of 50 ads by 100 visitors count exactly once per ad and visitor', async () => {
  const random = randomFrom('a thousand views')
  const ads = await Promise.all(Array.from({ length: 50 }, () => createAd(app)))
  // Half of them have an account, and use it in every second call.
  const visitors = await Promise.all(
    Array.from({ length: 100 }, async (_, i) => {
      const address = `10.2.0.${i + 1}`
      const account = i % 2 === 0 ? app.clientFor((await createUser(app)).token, { address }) : null
      return { i, visitorId: await newVisitor(app), account, anonymous: app.clientFor(null, { address }) }
    }),
  )
  const calls = Array.from({ length: 1000 }, () => {
    const visitor = random.pick(visitors)
    const client: Client = visitor.account && random.next() < 0.5 ? visitor.account : visitor.anonymous
    // Most look at the same few ads, so that the same visitor meets the same ad often.
    const adId = random.pick(random.next() < 0.7 ? ads.slice(0, 3) : ads)
    return { visitor, client, adId }
  })
  const [views, clicks] = [calls.slice(0, 800), calls.slice(800)]
  const replies = [
    ...(await Promise.all(
      views.map(({ visitor: { visitorId }, client, adId }) => client.ads.addView({ adId, visitorId })),
    )),
    ...(await Promise.all(
      clicks.map(({ visitor: { visitorId }, client, adId }) => client.ads.addClick({ adId, visitorId })),
    )),
  ]
  const expected = new Map<number, { views: number; clicks: number }>(ads.map((id) => [id, { views: 0, clicks: 0 }]))
  const keysOf = (some: typeof calls) => new Set(some.map((call) => `${call.adId} ${call.visitor.i}`))
  const countsOfKey = (key: string) => expected.get(Number(key.split(' ')[0])) as { views: number; clicks: number }
  const viewed = keysOf(views)
  for (const key of viewed) countsOfKey(key).views += 1
  // A person who has not viewed an ad cannot have clicked it.
  for (const key of keysOf(clicks)) if (viewed.has(key)) countsOfKey(key).clicks += 1
  for (const adId of ads) expect({ adId, ...(await countsOf(adId)) }).toEqual({ adId, ...expected.get(adId) })
  const sum = [...expected.values()].reduce((all, counts) => all + counts.views + counts.clicks, 0)
  expect(sum).toBeLessThan(1000)
  expect(replies.filter((reply) => reply.data.isCounted)).toHaveLength(sum)

  // Adding the rows together changes no sum, also while others are being written.
  const late = ads[0] as number
  const before = await countsOf(late)
  const lateVisitor = await newVisitor(app)
  await Promise.all([
    app.db.run(sql`select add_up_ad_counts()`),
    app.clientFor(null, { address: '10.3.0.1' }).ads.addView({ adId: late, visitorId: lateVisitor }),
    app.db.run(sql`select add_up_ad_counts()`),
  ])
  await app.db.run(sql`select add_up_ad_counts()`)
  expect(await countsOf(late)).toEqual({ ...before, views: before.views + 1 })
  expect(await app.db.many(sql`select 1 from ad_counts group by ad_id, kind, day having count(*) > 1`)).toEqual([])
})

describe('a visitor', () => {
  test('is the same person signed out, signed in, and on another device', async () => {
    const adId = await createAd(app)
    const [phone, laptop] = [await newVisitor(app), await newVisitor(app)]
    const counted = async (client: Client, visitorId: string) =>
      (await client.ads.addView({ adId, visitorId })).data.isCounted
    expect(await counted(app.visitor, phone)).toBe(true)
    expect(await counted(app.visitor, phone)).toBe(false)
    expect(await counted(asha.client, phone)).toBe(false)
    expect(await counted(asha.client, laptop)).toBe(false)
    expect(await counted(app.visitor, laptop)).toBe(false)
    expect(await countsOf(adId)).toEqual({ views: 1, clicks: 0 })
  })

  test('is the person of the token, whatever userId claims', async () => {
    const adId = await createAd(app)
    const other = await createUser(app)
    expect((await asha.client.ads.addView({ adId, userId: other.user.id })).data.isCounted).toBe(true)
    expect((await other.client.ads.addView({ adId, userId: asha.user.id })).data.isCounted).toBe(true)
    expect((await asha.client.ads.addView({ adId })).data.isCounted).toBe(false)
    for (const userId of ['null', 'undefined', '', '-1', 'x'.repeat(500)]) {
      const url = `/api/stat/add?userId=${userId}&adId=${adId}`
      expect((await app.inject({ method: 'POST', url })).statusCode).toBe(200)
    }
  })

  test('without a number is its network address, for a day', async () => {
    const adId = await createAd(app)
    const counted = async (address: string) =>
      (await app.clientFor(null, { address }).ads.addView({ adId })).data.isCounted
    expect(await counted('10.4.0.1')).toBe(true)
    expect(await counted('10.4.0.1')).toBe(false)
    expect(await counted('10.4.0.2')).toBe(true)
    app.clock.advance(24 * 60 * 60 * 1000)
    expect(await counted('10.4.0.1')).toBe(true)
    const stored = await app.db.many<{ visitor: Buffer }>(sql`select visitor from ad_events where ad_id = ${adId}`)
    const allowances = await app.db.many<{ key: Buffer }>(sql`select key from network_allowances`)
    const kept = [...stored.map((row) => row.visitor), ...allowances.map((row) => row.key)]
    expect(kept.map((bytes) => bytes.toString('latin1')).join()).not.toContain('10.4')
  })

  test('stays the same when the secret key is changed and the former one is handed on', async () => {
    const adId = await createAd(app)
    const visitorId = await newVisitor(app)
    const person = await createUser(app)
    expect((await app.visitor.ads.addView({ adId, visitorId })).data.isCounted).toBe(true)
    expect((await person.client.ads.addView({ adId })).data.isCounted).toBe(true)
    const { secretKey } = app.config
    Object.assign(app.config, { secretKey: 'n'.repeat(40), oldSecretKeys: [secretKey] })
    try {
      expect((await app.visitor.ads.addView({ adId, visitorId })).data.isCounted).toBe(false)
      expect((await app.visitor.ads.addClick({ adId, visitorId })).data.isCounted).toBe(true)
      expect((await person.client.ads.addClick({ adId })).data.isCounted).toBe(true)
      expect(await copyAdEvents(app.jobContext(), person.user.id)).toMatchObject([{ kind: 'view' }, { kind: 'click' }])
      app.config.oldSecretKeys = []
      await expect(app.visitor.ads.addView({ adId, visitorId })).rejects.toMatchObject({ http: 400 })
    } finally {
      Object.assign(app.config, { secretKey, oldSecretKeys: [] })
    }
  })

  test('finds what was counted under their account in the copy of their data', async () => {
    const person = await createUser(app)
    const adId = await createAd(app)
    await person.client.ads.addView({ adId })
    await person.client.ads.addClick({ adId })
    expect(await copyAdEvents(app.jobContext(), person.user.id)).toMatchObject([
      { advertiser: 'A loan desk', kind: expect.stringMatching(/view|click/) },
      { advertiser: 'A loan desk', kind: expect.stringMatching(/view|click/) },
    ])
    expect(await copyAdEvents(app.jobContext(), asha.user.id)).not.toHaveLength(0)
  })
})

describe('refused', () => {
  test('an ad that is not there, has ended or has not begun is a 404', async () => {
    const { now } = app.clock
    const ended = await createAd(app, { runningFrom: new Date(now.getTime() - 2), runningUntil: now })
    const future = await createAd(app, { runningFrom: new Date(now.getTime() + 1000) })
    for (const adId of [ended, future, 999_999, Number.MAX_SAFE_INTEGER]) {
      await expect(app.visitor.ads.addView({ adId })).rejects.toMatchObject({ http: 404 })
      await expect(app.visitor.ads.addClick({ adId })).rejects.toMatchObject({ http: 404 })
    }
    expect(await countsOf(ended)).toEqual({ views: 0, clicks: 0 })
  })

  test('an invalid ad id is a 400', async () => {
    for (const url of ['/api/stat/add', '/api/stat/add?adId=abc', '/api/stat/add?adId=0']) {
      expect((await app.inject({ method: 'POST', url })).statusCode).toBe(400)
    }
  })

  test('one address can send only so many', async () => {
    const adId = await createAd(app)
    const eager = app.clientFor(null, { address: '10.5.0.1' })
    const view = () => eager.ads.addView({ adId })
    for (let i = 0; i < 60; i++) await Promise.all(Array.from({ length: 10 }, view))
    await expect(view()).rejects.toMatchObject({ http: 429 })
    expect(await countsOf(adId)).toEqual({ views: 1, clicks: 0 })
  })
})

test('once an ad has ended for a month, its visitors are forgotten and its counts stay', async () => {
  const forget = adsJobs.find((job) => job.name === 'ads-forget-visitors')
  const adId = await createAd(app, { runningUntil: new Date(app.clock.now.getTime() + 1000) })
  await app.visitor.ads.addView({ adId, visitorId: await newVisitor(app) })
  const remembered = async () =>
    (await app.db.one<{ n: number }>(sql`select count(*)::int as n from ad_events where ad_id = ${adId}`)).n
  app.clock.advance(29 * 24 * 60 * 60 * 1000)
  await forget?.run(app.jobContext(), {})
  expect(await remembered()).toBe(1)
  app.clock.advance(2 * 24 * 60 * 60 * 1000)
  await forget?.run(app.jobContext(), {})
  expect([await remembered(), await countsOf(adId)]).toEqual([0, { views: 1, clicks: 0 }])
})

test('a page at another address may make these calls, and no others', async () => {
  const headers = { origin: 'https://example.in' }
  const preflight = await app.inject({ method: 'OPTIONS', url: '/api/stat/add', headers })
  expect(preflight.statusCode).toBe(204)
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, PUT',
    'access-control-allow-headers': 'content-type',
  })
  expect((await app.inject({ method: 'OPTIONS', url: '/api/visitors', headers })).statusCode).toBe(204)
  const ad = await app.inject({ method: 'GET', url: '/api/ads/searchSingleForTopHome', headers })
  expect(ad.headers['access-control-allow-origin']).toBe('*')
  const visitor = await app.inject({ method: 'POST', url: '/api/visitors', headers })
  expect([visitor.statusCode, visitor.headers['access-control-allow-origin']]).toEqual([200, '*'])
  const other = await app.inject({ method: 'GET', url: '/api/places/cities', headers })
  expect(other.headers['access-control-allow-origin']).toBeUndefined()
})
