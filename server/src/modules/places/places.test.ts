import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('lists the cities we serve, Pune first', async () => {
  const { data } = await app.visitor.places.listCities()
  expect(data[0]).toMatchObject({ name: 'Pune', state: 'Maharashtra' })
  expect(data).toHaveLength(31)
})

test('lists the localities of Pune with their price bands, whatever the capitals', async () => {
  const { data } = await app.visitor.places.listLocalities({ city: 'pune' })
  expect(data).toHaveLength(110)
  expect(data.find((locality) => locality.name === 'Baner')).toMatchObject({ pincode: '411045', pricePerSqftMin: 9500 })
})

test('answers an empty list for a city without localities', async () => {
  const { data } = await app.visitor.places.listLocalities({ city: 'Jaipur' })
  expect(data).toEqual([])
})

test('refuses a city name that is far too long, naming the field', async () => {
  await expect(app.visitor.places.listLocalities({ city: 'x'.repeat(500) })).rejects.toMatchObject({
    http: 400,
    body: { status: 0, code: 'invalid-input', errors: { city: expect.any(String) } },
  })
})
