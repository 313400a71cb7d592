import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type VendorServer, vendorServer } from '../../../test/vendor-server.ts'
import { probedMapTiles } from './probed-map-tiles.ts'
import { tileHostOf } from './tile-host.ts'

let vendor: VendorServer
let now = 0
beforeAll(async () => {
  vendor = await vendorServer({ body: '' })
})
beforeEach(() => {
  now = 0
  vendor.asked = []
  vendor.answer = { body: 'png', type: 'image/png' }
})
afterAll(() => vendor.close())

const source = () => ({ url: `${vendor.url}/{z}/{x}/{y}.png`, attribution: '© Somebody' })
const make = () => probedMapTiles(source(), { userAgent: 'Test/1', timeoutMs: 1000, now: () => now })
const minutes = 60_000

test('a server that answers with a picture is trusted for ten minutes', async () => {
  const tiles = make()
  expect(await Promise.all([tiles.findSource(), tiles.findSource()])).toEqual([source(), source()])
  now = 9 * minutes
  await tiles.findSource()
  expect(vendor.asked).toMatchObject([{ path: '/0/0/0.png', userAgent: 'Test/1' }])
})

test('while it is asked again the old answer holds', async () => {
  const tiles = make()
  await tiles.findSource()
  vendor.answer = { http: 503, body: '' }
  now = 10 * minutes
  expect(await tiles.findSource()).toEqual(source())
  await expect.poll(() => tiles.findSource()).toBeNull()
  expect(vendor.asked).toHaveLength(2)
})

test.each([
  ['an error', { http: 404, body: '' }],
  ['a page instead of a picture', { body: '<html>', type: 'text/html' }],
  ['silence', { body: 'png', type: 'image/png', delayMs: 5000 }],
])('%s means no tiles, asked again after two minutes', async (_, answer) => {
  vendor.answer = answer
  const tiles = make()
  expect(await tiles.findSource()).toBeNull()
  vendor.answer = { body: 'png', type: 'image/png' }
  now = 2 * minutes - 1
  expect(await tiles.findSource()).toBeNull()
  now = 2 * minutes
  await expect.poll(() => tiles.findSource()).toEqual(source())
})

test('pages allow the host of the tiles, and its subdomains where it has some', () => {
  expect(tileHostOf('https://tile.openstreetmap.org/{z}/{x}/{y}.png')).toBe('https://tile.openstreetmap.org')
  expect(tileHostOf('https://{s}.tiles.example.in:8443/{z}/{x}/{y}{r}.png?key=1')).toBe(
    'https://*.tiles.example.in:8443',
  )
})
