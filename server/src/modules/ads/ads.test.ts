import { adSlotNames, adSlots, countingRule } from '@properysearch/contract/ads/facts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAd } from '../../../test/ad-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { newVisitor } from '../../../test/visitors.ts'
import { sql } from '../../platform/db/sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  await app.db.run(sql`delete from ads`)
})
afterAll(() => app.close())

const dayMs = 24 * 60 * 60 * 1000

describe('an ad of a slot', () => {
  test('each of the eight slots answers its own, in its own format, and null when it has none', async () => {
    const calls = () => ({
      TopHome: app.visitor.ads.findTopHome(),
      CenterHomeVideo: app.visitor.ads.findCenterHomeVideo(),
      CenterHomeGif: app.visitor.ads.findCenterHomeGif(),
      BottomHome: app.visitor.ads.findBottomHome(),
      DashBoardTopImage: app.visitor.ads.findDashBoardTopImage(),
      DashBoardBottomImage: app.visitor.ads.findDashBoardBottomImage(),
      AnalysisTopImage: app.visitor.ads.findAnalysisTopImage(),
      ShortListTopImage: app.visitor.ads.findShortListTopImage(),
    })
    for (const reply of Object.values(calls())) expect(await reply).toMatchObject({ status: 1, data: null })
    const ids = new Map<string, number>()
    for (const slot of adSlotNames) ids.set(slot, await createAd(app, { slot }))
    for (const [slot, reply] of Object.entries(calls())) {
      const { format } = adSlots[slot as keyof typeof adSlots]
      expect((await reply).data).toMatchObject({ adId: ids.get(slot), format })
    }
  })

  test('says everything the page needs; only a gif says how many were interested', async () => {
    await createAd(app, { slot: 'TopHome' })
    const { data } = await app.visitor.ads.findTopHome()
    expect(data).toEqual({
      adId: expect.any(Number),
      mediaUrl: 'https://cdn.example.in/ad.webp',
      headLine: 'Know your loan',
      description: 'Before you sign it.',
      siteLink: '/home/homeloan-guidance',
      format: 'image',
      advertiser: 'A loan desk',
      alt: 'A desk',
      width: 960,
      height: 640,
      poster: null,
    })
    const gif = await createAd(app, { slot: 'CenterHomeGif', mediaUrl: null, drawing: 'hall-furnished' })
    await app.visitor.ads.addView({ adId: gif })
    await app.visitor.ads.addClick({ adId: gif })
    expect((await app.visitor.ads.findCenterHomeGif()).data).toMatchObject({
      interestedBy: 1,
      mediaUrl: '/drawings/1/hall-furnished.gif',
      poster: '/drawings/1/hall-furnished.webp',
    })
  })

  test('several take fair turns, and what is shown now is never next', async () => {
    const ids = [await createAd(app), await createAd(app), await createAd(app)]
    const newcomers: number[] = []
    for (let i = 0; i < 9; i++) newcomers.push((await app.visitor.ads.findTopHome()).data?.adId as number)
    for (const id of ids) expect(newcomers.filter((newcomer) => newcomer === id)).toHaveLength(3)
    const shown: number[] = [ids[0] as number]
    for (let i = 0; i < 6; i++) {
      const { data } = await app.visitor.ads.findTopHome({ shownAdId: shown.at(-1) as number })
      shown.push(data?.adId as number)
    }
    expect(shown).toEqual([...ids, ...ids, ids[0]])
  })

  test('alone, it stays; ended or not begun, it is not shown', async () => {
    const { now } = app.clock
    const only = await createAd(app)
    await createAd(app, { runningFrom: new Date(now.getTime() - 1), runningUntil: now })
    await createAd(app, { runningFrom: new Date(now.getTime() + 1) })
    expect((await app.visitor.ads.findTopHome({ shownAdId: only })).data?.adId).toBe(only)
    expect((await app.visitor.ads.findTopHome({ shownAdId: 999 })).data?.adId).toBe(only)
  })

  test('the fields of the specification are accepted when they fit the slot, and refused when not', async () => {
    const id = await createAd(app, { slot: 'CenterHomeVideo' })
    const fitting = { adFormat: 'video', pageToShow: 'homepage', adPosition: 'center' } as const
    expect((await app.visitor.ads.findCenterHomeVideo(fitting)).data?.adId).toBe(id)
    for (const wrong of ['adFormat=image', 'adPosition=top', 'pageToShow=elsewhere', 'shownAdId=abc']) {
      const response = await app.inject({ method: 'GET', url: `/api/ads/searchSingleForCenterHomeVideo?${wrong}` })
      expect([wrong, response.statusCode]).toEqual([wrong, 400])
    }
  })

  test.each([
    { siteLink: 'http://example.in' },
    { siteLink: 'javascript:alert(1)' },
    { siteLink: '//example.in' },
    { siteLink: '/\\example.in' },
    { mediaUrl: 'http://example.in/ad.webp' },
    { drawing: 'loan-desk' },
    { mediaUrl: null },
  ])('the database refuses one with %o', async (given) => {
    await expect(createAd(app, given)).rejects.toThrow(/constraint/)
  })
})

describe('counts', () => {
  test('are shown by day in India with the rule in words, also after the ad has ended', async () => {
    const adId = await createAd(app, { runningUntil: new Date(app.clock.now.getTime() + 2 * dayMs) })
    const [first, second] = [await newVisitor(app), await newVisitor(app)]
    await app.visitor.ads.addView({ adId, visitorId: first })
    await app.visitor.ads.addClick({ adId, visitorId: first })
    // 10:00 in London is 15:30 in India: nine hours later it is the next day there.
    app.clock.advance(9 * 60 * 60 * 1000)
    await app.visitor.ads.addView({ adId, visitorId: second })
    app.clock.advance(30 * dayMs)
    const { data } = await app.visitor.ads.getCounts({ adId })
    expect(data).toEqual({
      adId,
      headLine: 'Know your loan',
      advertiser: 'A loan desk',
      format: 'image',
      views: 2,
      clicks: 1,
      days: [
        { day: '2026-11-16', views: 1, clicks: 0 },
        { day: '2026-11-15', views: 1, clicks: 1 },
      ],
      rule: countingRule('image'),
    })
  })

  test('do not exist for an ad that does not exist', async () => {
    await expect(app.visitor.ads.getCounts({ adId: 999_999 })).rejects.toMatchObject({ http: 404 })
  })
})
