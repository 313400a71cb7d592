import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { type VendorServer, vendorServer } from '../../../test/vendor-server.ts'

let app: TestApp
let google: VendorServer
let withGoogle: TestApp
beforeAll(async () => {
  app = await createTestApp()
  google = await vendorServer({ body: '{"status":"REQUEST_DENIED","error_message":"bad key my-google-key"}' })
  withGoogle = await createTestApp({ GOOGLE_MAPS_KEY: 'my-google-key', GOOGLE_MAPS_URL: google.url })
})
afterAll(async () => {
  await app.close()
  await withGoogle.close()
  await google.close()
})

const cityAt = async (latlng: string, on = app) => (await on.visitor.places.findCity({ latlng })).data

test.each([
  ['18.5590,73.7868', { city: 'Pune', locality: 'Baner' }],
  ['18.735,73.6756', { city: 'Pune', locality: 'Talegaon Dabhade' }],
  ['19.005,73.944', { city: 'Pune', locality: null }],
  ['19.0728,72.8826', { city: 'Mumbai', locality: null }],
  ['28.6,77.3', { city: 'Noida', locality: null }],
])('without a vendor, %s is the nearest city we serve', async (latlng, place) => {
  expect(await cityAt(latlng)).toEqual({ ...place, attribution: null })
})

test.each(['15.0,68.0', '18.0,75.2', '0,0', '-89.9,179.9'])('%s is near none of them', async (latlng) => {
  expect(await cityAt(latlng)).toEqual({ city: null, locality: null, attribution: null })
})

test.each(['', 'pune', '18.5', '91,73', '18.5,181', '18.5,73.8,2', '1e1,2'])(
  'refuses %j as a position',
  async (latlng) => {
    await expect(cityAt(latlng)).rejects.toMatchObject({
      http: 400,
      body: { code: 'invalid-input', errors: { latlng: 'The position must be latitude,longitude in degrees.' } },
    })
  },
)

test('refuses a call without a position', async () => {
  const reply = await app.inject({ url: '/api/places/city' })
  expect(reply.statusCode).toBe(400)
  expect(reply.json().errors).toEqual({ latlng: 'The position must be latitude,longitude in degrees.' })
})

test('a vendor that fails is replaced by the nearest city; the log says why, without key or place', async () => {
  expect(await cityAt('18.5590,73.7868', withGoogle)).toEqual({ city: 'Pune', locality: 'Baner', attribution: null })
  expect(withGoogle.logged()).toContain('Google Geocoding did not find the city: REQUEST_DENIED')
  expect(withGoogle.logged()).not.toContain('my-google-key')
  expect(withGoogle.logged()).not.toContain('73.78')
})

test('Google is believed and named, and what it said is not kept', async () => {
  const component = { long_name: 'Lonavala', types: ['locality', 'political'] }
  google.answer = { body: JSON.stringify({ status: 'OK', results: [{ address_components: [component] }] }) }
  google.asked = []
  for (let i = 0; i < 3; i++) {
    expect(await cityAt('18.75,73.41', withGoogle)).toMatchObject({ city: 'Lonavala', attribution: 'Google Maps' })
  }
  expect(google.asked).toHaveLength(3)
})

test('OpenStreetMap’s Nominatim is asked once for a place, and named', async () => {
  const nominatim = await vendorServer({ body: '{"address":{"city":"Pune","suburb":"Baner"}}' })
  const withNominatim = await createTestApp({ NOMINATIM_URL: nominatim.url })
  const found = { city: 'Pune', locality: 'Baner', attribution: '© OpenStreetMap contributors' }
  for (let i = 0; i < 3; i++) expect(await cityAt('18.559,73.787', withNominatim)).toEqual(found)
  expect(nominatim.asked).toHaveLength(1)
  await withNominatim.close()
  await nominatim.close()
})

test('an address that asks too often is slowed down', async () => {
  const eager = app.clientFor(null, { address: '203.0.113.9' })
  const ask = () =>
    eager.places.findCity({ latlng: '18.5,73.8' }).then(
      () => 200,
      (failure) => failure.http,
    )
  const answers: number[] = []
  for (let i = 0; i < 61; i++) answers.push(await ask())
  expect(answers.slice(0, 60).every((answer) => answer === 200)).toBe(true)
  expect(answers[60]).toBe(429)
})

test('the source of map tiles, too, can be asked for only so often', async () => {
  const eager = app.clientFor(null, { address: '203.0.113.10' })
  for (let i = 0; i < 240; i++) await eager.places.findMapTiles()
  await expect(eager.places.findMapTiles()).rejects.toMatchObject({ http: 429 })
})

test('tiles are offered only when their server answers', async () => {
  const tiles = await vendorServer({ body: 'png', type: 'image/png' })
  const url = `${tiles.url}/{z}/{x}/{y}.png`
  const withTiles = await createTestApp({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: '© Us' })
  expect((await withTiles.visitor.places.findMapTiles()).data).toEqual({ url, attribution: '© Us' })
  await withTiles.close()
  await tiles.close()
  const without = await createTestApp({ MAP_TILES_URL: '' })
  expect((await without.visitor.places.findMapTiles()).data).toBeNull()
  await without.close()
})
