import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('a text that the database cannot store is refused by its field, not by a failure', async () => {
  const response = await app.inject({ url: '/api/places/localities?city=Pu%00ne' })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({
    code: 'invalid-input',
    errors: { city: 'Please remove the invisible character from this field.' },
  })
})
