import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureUrl } from '@properysearch/contract/listings/facts'
import { shareCardUrl } from '@properysearch/contract/share-cards/card'
import { allModules } from '@properysearch/server/src/all-modules.ts'
import { insertPictures } from '@properysearch/server/src/modules/listings/index.ts'
import { createProperty } from '@properysearch/server/test/property-factory.ts'
import { createTestApp, type TestApp } from '@properysearch/server/test/test-app.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoModule } from '../demo.module.ts'

let app: TestApp
let id: number
beforeAll(async () => {
  app = await createTestApp({}, { modules: [...allModules, demoModule] })
  id = await createProperty(app)
  const shared = { propertyId: id, width: 1600, height: 1200, placeholder: '#aabbcc' }
  await insertPictures(app.db, [
    { ...shared, position: 1, role: 'photo', key: null, view: 'front', alt: 'The building from the street' },
    { ...shared, position: 2, role: 'photo', key: 'properties/abc', view: null, alt: 'Living room' },
    { ...shared, position: 3, role: 'floor-plan', key: null, view: 'floor-plan', alt: 'Floor plan' },
  ])
})
afterAll(() => app.close())

const get = (url: string) => app.inject({ method: 'GET', url })

test('a listing names its pictures, and a drawn one is there in every width and format', async () => {
  const { mediaData } = (await app.visitor.listings.getProperty({ id })).data
  expect(mediaData.images.map((image) => image.url)).toEqual([
    `/pictures/${id}/1-800.webp`,
    '/files/properties/abc-800.webp',
  ])
  expect(mediaData.floorPlan?.url).toBe(`/pictures/${id}/3-800.webp`)
  const [front] = mediaData.images
  for (const width of [400, 800, 1600] as const) {
    for (const format of ['webp', 'avif'] as const) {
      const response = await get(pictureUrl(front as { url: string }, width, format))
      expect(response.statusCode).toBe(200)
      expect(response.headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width })
    }
  }
})

test('asked for by many at once, it is drawn once and kept', async () => {
  const url = `/pictures/${id}/3-400.webp`
  const all = await Promise.all(Array.from({ length: 10 }, () => get(url)))
  expect(new Set(all.map((response) => response.rawPayload.toString('base64'))).size).toBe(1)
  const kept = await readdir(join(app.config.dataDir, 'files'), { recursive: true })
  expect(kept.filter((name) => name.endsWith('3-400.webp'))).toHaveLength(1)
})

test.each([
  'pictures/ID/1-500.webp',
  'pictures/ID/1-400.png',
  'pictures/ID/9-400.webp',
  'pictures/ID/2-400.webp',
  'pictures/999999/1-400.webp',
  'pictures/0/1-400.webp',
  'pictures/abc/1-400.webp',
  'pictures/99999999999999999999/1-400.webp',
  'pictures/ID/..%2f1-400.webp',
])('there is no %s', async (path) => {
  expect((await get(`/${path.replace('ID', String(id))}`)).statusCode).toBe(404)
})

test('where a listing is shared, its card shows the first drawing', async () => {
  const bare = await createProperty(app)
  const cards = await Promise.all(
    [id, bare].map(async (propertyId) =>
      get(shareCardUrl((await app.visitor.listings.getProperty({ id: propertyId })).data)),
    ),
  )
  expect(cards.map((card) => [card.statusCode, card.headers['content-type']])).toEqual([
    [200, 'image/jpeg'],
    [200, 'image/jpeg'],
  ])
  const half = { left: 520, top: 0, width: 680, height: 630 }
  const [drawn, empty] = await Promise.all(cards.map((card) => sharp(card.rawPayload).extract(half).stats()))
  expect(drawn?.entropy).toBeGreaterThan(2 * (empty?.entropy ?? 0))
})
