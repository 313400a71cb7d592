import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type VendorServer, vendorServer } from '../../../test/vendor-server.ts'
import { nominatimGeocoding } from './nominatim-geocoding.ts'

const answerOf = (address: object) =>
  JSON.stringify({ place_id: 1, licence: 'ODbL', category: 'place', type: 'suburb', display_name: 'Baner', address })

let vendor: VendorServer
beforeAll(async () => {
  vendor = await vendorServer({ body: '' })
})
beforeEach(() => {
  vendor.asked = []
  vendor.answer = { body: answerOf({ suburb: 'Baner', city: 'Pune', state: 'Maharashtra', country_code: 'in' }) }
})
afterAll(() => vendor.close())

const attribution = '© OpenStreetMap contributors'
const make = () =>
  nominatimGeocoding({ url: vendor.url, userAgent: 'Test/1', takeTurn: () => Promise.resolve(true) }, 1500)
const baner = { latitude: 18.559, longitude: 73.787 }

test('asks in jsonv2, says who asks, and takes city and suburb', async () => {
  expect(await make().findPlace(baner)).toEqual({ city: 'Pune', locality: 'Baner', attribution })
  expect(vendor.asked[0]).toMatchObject({
    path: '/reverse?format=jsonv2&lat=18.559&lon=73.787&zoom=14&accept-language=en',
    userAgent: 'Test/1',
  })
})

test.each([
  [{ town: 'Lonavala' }, 'Lonavala'],
  [{ village: 'Pirangut' }, 'Pirangut'],
  [{ state: 'Maharashtra' }, null],
])('%o is in %s', async (address, city) => {
  vendor.answer = { body: answerOf(address) }
  expect((await make().findPlace(baner)).city).toBe(city)
})

test('out at sea there is nothing, and that is an answer', async () => {
  vendor.answer = { body: '{"error":"Unable to geocode"}' }
  expect(await make().findPlace(baner)).toEqual({ city: null, locality: null, attribution })
})

test.each([
  [429, 'Too many', 'HTTP 429'],
  [200, '<html>', 'an answer that cannot be read'],
  [200, '{"error":"boom at 18.559"}', 'an answer that cannot be read'],
])('HTTP %i with %s is a failure', async (http, body, reason) => {
  vendor.answer = { http, body }
  await expect(make().findPlace(baner)).rejects.toThrow(`Nominatim did not find the city: ${reason}`)
})

test('does not wait forever', async () => {
  vendor.answer = { body: '{}', delayMs: 5000 }
  await expect(make().findPlace(baner)).rejects.toThrow('no answer in time')
})

test('asks in turn, and refuses a line that is too long', async () => {
  const full = nominatimGeocoding({ url: vendor.url, userAgent: 'Test/1', takeTurn: () => Promise.resolve(false) })
  vendor.asked = []
  await expect(full.findPlace(baner)).rejects.toThrow('too many are asking at once')
  expect(vendor.asked).toEqual([])
})
