import { adDescriptionLength, adSlotNames, adSlots } from '@properysearch/contract/ads/facts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'
import { createTestApp, type TestApp } from '@properysearch/server/test/test-app.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { campaigns } from './ads/campaigns.ts'
import { makeAds } from './ads.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await makeAds(app.db, app.clock.now)
})
afterAll(() => app.close())

test('at least two ads run in every slot, each with a drawing that fits its format', async () => {
  const rows = await app.db.many<{ slot: string; n: number }>(
    sql`select slot::text, count(*)::int as n from ads group by slot`,
  )
  for (const slot of adSlotNames) expect(rows.find((row) => row.slot === slot)?.n).toBeGreaterThanOrEqual(2)
  const { data } = await app.visitor.ads.findCenterHomeVideo()
  expect(data).toMatchObject({ width: 640, height: 360, mediaUrl: expect.stringMatching(/\.webm$/) })
  expect((await app.visitor.ads.findCenterHomeGif()).data?.interestedBy).toBeGreaterThan(0)
})

test('the counts of the past weeks are kept by day, with far fewer clicks than views', async () => {
  const { data } = await app.visitor.ads.getCounts({ adId: (await app.visitor.ads.findTopHome()).data?.adId as number })
  expect(data.days).toHaveLength(28)
  expect(data.clicks).toBeGreaterThan(0)
  expect(data.clicks * 20).toBeLessThan(data.views)
})

test('some descriptions are long enough to be cut', () => {
  const isCut = campaigns.filter(
    (campaign) => campaign.description.length > adDescriptionLength[adSlots[campaign.slot].position],
  )
  expect(isCut.length).toBeGreaterThan(2)
})
