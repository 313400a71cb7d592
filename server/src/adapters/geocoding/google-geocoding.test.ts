import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type VendorServer, vendorServer } from '../../../test/vendor-server.ts'
import { googleGeocoding } from './google-geocoding.ts'

const part = (long_name: string, ...types: string[]) => ({ long_name, short_name: long_name, types })
const found = (...components: object[]) =>
  JSON.stringify({
    status: 'OK',
    plus_code: { global_code: '7JCMHRCP+XX' },
    results: [
      { address_components: components, formatted_address: 'Baner Road, Baner, Pune, Maharashtra 411045, India' },
      { address_components: [part('Elsewhere', 'locality', 'political')] },
    ],
  })

let vendor: VendorServer
beforeAll(async () => {
  vendor = await vendorServer({ body: '' })
})
beforeEach(() => {
  vendor.asked = []
  vendor.answer = {
    body: found(
      part('Baner Road', 'route'),
      part('Baner', 'political', 'sublocality', 'sublocality_level_1'),
      part('Pune', 'locality', 'political'),
      part('Maharashtra', 'administrative_area_level_1', 'political'),
    ),
  }
})
afterAll(() => vendor.close())

const find = () =>
  googleGeocoding({ key: 'secret-key', url: vendor.url }, 1500).findPlace({ latitude: 18.559, longitude: 73.787 })

test("takes the locality among the first result's address components", async () => {
  expect(await find()).toEqual({ city: 'Pune', locality: 'Baner', attribution: 'Google Maps' })
  expect(vendor.asked[0]?.path).toBe(
    '/maps/api/geocode/json?latlng=18.559%2C73.787&key=secret-key&language=en&region=in',
  )
})

test('a first result without a locality has no city, whatever the others say', async () => {
  vendor.answer = { body: found(part('India', 'country', 'political')) }
  expect(await find()).toEqual({ city: null, locality: null, attribution: 'Google Maps' })
})

test('out at sea there is no result, and that is an answer', async () => {
  vendor.answer = { body: '{"status":"ZERO_RESULTS","results":[]}' }
  expect(await find()).toEqual({ city: null, locality: null, attribution: 'Google Maps' })
})

test.each([
  ['OVER_QUERY_LIMIT', 200, '{"status":"OVER_QUERY_LIMIT","results":[],"error_message":"quota of secret-key"}'],
  ['REQUEST_DENIED', 200, '{"status":"REQUEST_DENIED","error_message":"The provided API key secret-key is invalid."}'],
  ['an answer that cannot be read', 200, '{"status":"secret-key 18.559"}'],
  ['an answer that cannot be read', 200, '<html>no</html>'],
  ['an answer that cannot be read', 200, 'null'],
  ['HTTP 500', 500, '{"status":"OK"}'],
  ['HTTP 403', 403, 'secret-key'],
])('%s is a failure that tells neither key nor place', async (reason, http, body) => {
  vendor.answer = { http, body }
  const error = await find().catch((thrown: Error) => thrown)
  expect(String(error)).toBe(`Error: Google Geocoding did not find the city: ${reason}`)
  expect((error as Error).cause).toBeUndefined()
})

test('does not wait forever, and does not carry the key to another address', async () => {
  vendor.answer = { body: '{}', delayMs: 5000 }
  await expect(find()).rejects.toThrow('no answer in time')
  vendor.answer = { http: 302, body: '', headers: { location: '/elsewhere' } }
  vendor.asked = []
  await expect(find()).rejects.toThrow('it could not be reached')
  expect(vendor.asked).toHaveLength(1)
})

test('says so when nobody answers', async () => {
  const nowhere = googleGeocoding({ key: 'secret-key', url: 'http://127.0.0.1:9' })
  await expect(nowhere.findPlace({ latitude: 18, longitude: 73 })).rejects.toThrow('it could not be reached')
})
