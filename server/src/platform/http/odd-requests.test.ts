import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser } from '../../../test/factories.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const post = (payload: string) =>
  app.inject({ method: 'POST', url: '/api/auths/login', headers: { 'content-type': 'application/json' }, payload })

describe('a body', () => {
  test('larger than any call needs is refused before it is read as JSON', async () => {
    const response = await post('['.repeat(500_000) + ']'.repeat(500_000))
    expect(response.statusCode).toBe(413)
    expect(response.json()).toMatchObject({ status: 0, message: 'The request is too large.' })
  })

  test.each([
    ['lists', `{"email":${'['.repeat(25_000)}${']'.repeat(25_000)}}`],
    ['objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['lists that never end', '['.repeat(60_000)],
  ])('of %s in one another is refused', async (_, payload) => {
    const response = await post(payload)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ status: 0, message: 'The request is nested too deeply.' })
  })

  test.each(['', '  '])('that is empty (%j) though it is named as JSON is none', async (payload) => {
    const { token } = await createUser(app)
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const logout = await app.inject({ method: 'POST', url: '/api/auths/logout', headers, payload })
    expect([logout.statusCode, logout.json().status]).toEqual([200, 1])
    // What is needed is asked for by name.
    expect((await post(payload)).json()).toMatchObject({ status: 0, errors: { email: expect.any(String) } })
  })

  test('that only writes about brackets is read', async () => {
    const response = await post(JSON.stringify({ email: `a@example.in`, password: `${'[{'.repeat(50)}\\"[[` }))
    expect(response.json()).toMatchObject({ code: 'wrong-credentials' })
  })

  test('that would change every object is refused', async () => {
    expect((await post('{"__proto__":{"a":1}}')).statusCode).toBe(400)
  })
})

describe('an address that cannot be decoded', () => {
  test.each([
    ['/api/%zz', 404, 'not-found'],
    ['/api/%E0%A4%A', 404, 'not-found'],
    ['/api/properties/%zz/offers', 404, 'not-found'],
    ['/files/%ff.webp', 404, 'not-found'],
    [`/api/${'a'.repeat(2000)}`, 404, 'not-found'],
  ])('%s is answered as every failed call', async (url, status, code) => {
    const response = await app.inject({ url })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ status: 0, code })
    expect(response.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-request-id': expect.any(String) })
  })

  test.each(['%zz', 'a'.repeat(500)])('%s in the place of an id is a wrong id', async (id) => {
    const response = await app.inject({ url: `/api/property/${id}` })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ status: 0, errors: { id: 'The id must be a whole number of 1 or more.' } })
  })
})
