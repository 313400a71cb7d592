import { shareCardUrl } from '@properysearch/contract/share-cards/card'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createProperty } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { insertPictures } from '../listings/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const get = (url: string) => app.inject({ method: 'GET', url })
const cardOf = async (id: number) => shareCardUrl((await app.visitor.listings.getProperty({ id })).data)
const shared = {
  position: 1,
  role: 'photo',
  width: 1600,
  height: 1200,
  placeholder: '#aabbcc',
  alt: 'The front',
} as const

/** The colour in the middle of the card's picture. */
async function pictureColour(bytes: Buffer): Promise<number[]> {
  const { data } = await sharp(bytes)
    .extract({ left: 840, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

test('a listing that was photographed is shown with its first photograph', async () => {
  const id = await createProperty(app)
  await insertPictures(app.db, [{ ...shared, propertyId: id, key: 'properties/red', view: null }])
  const red = sharp({ create: { width: 800, height: 600, channels: 3, background: '#ff0000' } })
  await app.adapters.storage.put('public', 'properties/red-800.webp', await red.webp().toBuffer())
  const response = await get(await cardOf(id))
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
  const [r = 0, g = 0, b = 0] = await pictureColour(response.rawPayload)
  expect([r > 230, g < 30, b < 30]).toEqual([true, true, true])
  expect((await get(await cardOf(id))).rawPayload.equals(response.rawPayload)).toBe(true)
})

test('once its listing is gone, its card is available nowhere', async () => {
  const id = await createProperty(app)
  const card = await cardOf(id)
  const version = card.match(/card-(\w+)\.jpg/)?.[1]
  expect((await get(card)).statusCode).toBe(200)
  await app.db.run(sql`update properties set state = 'archived' where id = ${id}`)
  expect((await get(card)).statusCode).toBe(404)
  expect((await get(`/files/cards/${id}/${version}.jpg`)).statusCode).toBe(404)
})

test('one without pictures, or whose picture is not available, is shown with words alone', async () => {
  const lost = await createProperty(app)
  await insertPictures(app.db, [{ ...shared, propertyId: lost, key: 'properties/lost', view: null }])
  const drawn = await createProperty(app)
  await insertPictures(app.db, [{ ...shared, propertyId: drawn, key: null, view: 'front' }])
  const bare = await createProperty(app)
  const cards = await Promise.all([lost, drawn, bare].map(async (id) => (await get(await cardOf(id))).rawPayload))
  for (const card of cards) expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630 })
  expect(cards.map((card) => card.equals(cards[2] as Buffer))).toEqual([true, true, true])
})

test('a new price has a new address, and the old one leads there', async () => {
  const id = await createProperty(app)
  const before = await cardOf(id)
  await app.db.run(sql`update properties set price_paise = 85_00_000_00 where id = ${id}`)
  const after = await cardOf(id)
  expect(after).not.toBe(before)
  const moved = await get(before)
  expect([moved.statusCode, moved.headers.location]).toEqual([302, after])
  expect(moved.headers['cache-control']).not.toContain('immutable')
})

test.each(['sold', 'archived', 'submitted', 'draft'])('there is no card of a listing that is %s', async (state) => {
  const id = await createProperty(app)
  const url = await cardOf(id)
  expect((await get(url)).statusCode).toBe(200)
  await app.db.run(sql`update properties set state = ${state}::property_state where id = ${id}`)
  const gone = await get(url)
  expect(gone.statusCode).toBe(404)
  expect(gone.headers['cache-control'] ?? '').not.toContain('immutable')
})

test.each([
  '/pictures/999999/card-0000000.jpg',
  '/pictures/0/card-0000000.jpg',
  '/pictures/x/card-0000000.jpg',
  '/pictures/1/card-.jpg',
])('there is no %s', async (url) => expect((await get(url)).statusCode).toBe(404))
