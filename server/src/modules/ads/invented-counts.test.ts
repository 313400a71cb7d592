import { randomBytes } from 'node:crypto'
import { adsCountedPerNetwork } from '@properysearch/contract/ads/facts'
import type { Client } from '@properysearch/contract/kernel/client'
import { freshVisitorsPerHour } from '@properysearch/contract/visitors/facts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAd } from '../../../test/ad-factory.ts'
import { createUser } from '../../../test/factories.ts'
import { newAddress } from '../../../test/people.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { newVisitor } from '../../../test/visitors.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const from = (address: string, userAgent = 'test') => app.clientFor(null, { address, userAgent })
const countsOf = async (adId: number) => {
  const { views, clicks } = (await app.visitor.ads.getCounts({ adId })).data
  return { views, clicks }
}
const view = async (client: Client, adId: number, visitorId?: string) =>
  (await client.ads.addView({ adId, ...(visitorId ? { visitorId } : {}) })).data.isCounted
const click = async (client: Client, adId: number, visitorId?: string) =>
  (await client.ads.addClick({ adId, ...(visitorId ? { visitorId } : {}) })).data.isCounted

describe('a visitor number', () => {
  test('that somebody made up counts nothing, and the answer says why', async () => {
    const adId = await createAd(app)
    const made = (length: number) => randomBytes(length).toString('hex')
    const real = await newVisitor(app)
    const forged = real.slice(0, -1) + (real.endsWith('0') ? '1' : '0')
    const ofAnother = real.slice(0, 32) + (await newVisitor(app)).slice(32)
    for (const visitorId of [made(32), forged, ofAnother, made(16), '', 'x'.repeat(64)]) {
      for (const call of [app.visitor.ads.addView, app.visitor.ads.addClick]) {
        await expect(call({ adId, visitorId })).rejects.toMatchObject({
          http: 400,
          body: { errors: { visitorId: expect.stringContaining('request a new one') } },
        })
      }
    }
    expect(await countsOf(adId)).toEqual({ views: 0, clicks: 0 })
  })

  test('sent again counts once, from wherever it comes', async () => {
    const adId = await createAd(app)
    const visitorId = await newVisitor(app)
    const addresses = Array.from({ length: 20 }, newAddress)
    const replies = await Promise.all(addresses.map((address) => view(from(address), adId, visitorId)))
    expect(replies.filter(Boolean)).toHaveLength(1)
    const clicks = await Promise.all(addresses.map((address) => click(from(address), adId, visitorId)))
    expect(clicks.filter(Boolean)).toHaveLength(1)
    expect(await countsOf(adId)).toEqual({ views: 1, clicks: 1 })
  })
})

test('250 numbers at one address count as many views and clicks as are written down, and tomorrow again', async () => {
  const adId = await createAd(app)
  const address = newAddress()
  const visitorIds = await Promise.all(Array.from({ length: 250 }, () => newVisitor(app)))
  const all = (call: typeof view) =>
    Promise.all(visitorIds.map((visitorId, i) => call(from(address, `Browser ${i}`), adId, visitorId)))
  await all(view)
  expect(await countsOf(adId)).toEqual({ views: adsCountedPerNetwork.view, clicks: 0 })
  await all(click)
  expect(await countsOf(adId)).toEqual({ views: adsCountedPerNetwork.view, clicks: adsCountedPerNetwork.click })

  // Nobody else is held up by them: not at another address, nor with an account at the same one.
  expect(await view(from(newAddress()), adId, await newVisitor(app))).toBe(true)
  const { token } = await createUser(app)
  const signedIn = app.clientFor(token, { address })
  expect([await view(signedIn, adId), await click(signedIn, adId)]).toEqual([true, true])

  app.clock.advance(24 * 60 * 60 * 1000)
  expect(await view(from(address), adId, await newVisitor(app))).toBe(true)
}, 120_000)

test('an IPv6 network is one address, however many it can take', async () => {
  const adId = await createAd(app)
  const counted = [
    await view(from('2001:db8:1:22::1'), adId),
    await view(from('2001:db8:1:22:a:b:c:d'), adId),
    await view(from('2001:db8:1:23::1'), adId),
    await view(from('::ffff:10.77.0.1'), adId),
    await view(from('10.77.0.1'), adId),
  ]
  expect(counted).toEqual([true, false, true, true, false])
})

test('without a number, one address counts once a day, whatever it calls itself', async () => {
  const adId = await createAd(app)
  const address = newAddress()
  const counted = []
  for (const program of ['Firefox', 'Chrome', 'made up']) counted.push(await view(from(address, program), adId))
  expect(counted).toEqual([true, false, false])
})

test('twenty people behind one address are counted, each with their click', async () => {
  const adId = await createAd(app)
  const address = newAddress()
  // As a browser does: asks for its number there, views, clicks.
  for (let i = 0; i < 20; i++) {
    const visitorId = (await from(address).visitors.issue()).data.visitorId as string
    expect(await view(from(address), adId, visitorId)).toBe(true)
    if (i < adsCountedPerNetwork.click) expect(await click(from(address), adId, visitorId)).toBe(true)
  }
  expect(await countsOf(adId)).toEqual({ views: 20, clicks: adsCountedPerNetwork.click })
})

describe('a click', () => {
  test('counts only after a view of the same visitor', async () => {
    const adId = await createAd(app)
    const other = await createAd(app)
    const visitorId = await newVisitor(app)
    expect(await click(app.visitor, adId, visitorId)).toBe(false)
    expect(await view(app.visitor, other, visitorId)).toBe(true)
    expect(await click(app.visitor, adId, visitorId)).toBe(false)
    expect(await view(app.visitor, adId, visitorId)).toBe(true)
    expect(await click(app.visitor, adId, await newVisitor(app))).toBe(false)
    expect(await click(app.visitor, adId, visitorId)).toBe(true)
    expect(await click(app.visitor, adId, visitorId)).toBe(false)
    expect(await countsOf(adId)).toEqual({ views: 1, clicks: 1 })
  })

  test('counts when the view came before signing in', async () => {
    const adId = await createAd(app)
    const visitorId = await newVisitor(app)
    expect(await view(app.visitor, adId, visitorId)).toBe(true)
    expect(await click((await createUser(app)).client, adId, visitorId)).toBe(true)
  })
})

describe('a fresh number', () => {
  test('says nothing about anybody, and no two are the same', async () => {
    const client = from(newAddress())
    const { token } = await createUser(app)
    const [first, second, third] = await Promise.all(
      [client, client, app.clientFor(token)].map(async (caller) => (await caller.visitors.issue()).data.visitorId),
    )
    expect(new Set([first, second, third]).size).toBe(3)
    for (const visitorId of [first, second, third]) expect(visitorId).toMatch(/^[0-9a-f]{64}$/)
  })

  test('is given only so often in an hour to one address; then none is, without an error', async () => {
    const address = newAddress()
    const issue = async (at = address) => (await from(at).visitors.issue()).data.visitorId
    const given = await Promise.all(Array.from({ length: freshVisitorsPerHour + 5 }, () => issue()))
    expect(given.filter((visitorId) => visitorId !== null)).toHaveLength(freshVisitorsPerHour)
    expect(await issue(newAddress())).not.toBeNull()
    app.clock.advance(60 * 60 * 1000)
    expect(await issue()).not.toBeNull()
  })
})
