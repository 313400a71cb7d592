import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contract } from '@properysearch/contract'
import type { Endpoint } from '@properysearch/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser } from './factories.ts'
import { createTestApp, type TestApp } from './test-app.ts'

// What holds for every call, whatever it does. Each also has tests of its own beside its module.

const all = Object.entries(contract).flatMap(([domain, endpoints]) =>
  (Object.entries(endpoints) as [string, Endpoint][]).map(([name, endpoint]) => ({ domain, name, endpoint })),
)

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await createUser(app, { role: 'user' })).token
})
afterAll(() => app.close())

let callers = 0
async function call(endpoint: Endpoint, options: { token?: string; payload?: unknown; fill?: string }) {
  const [method = '', path = ''] = endpoint.methodAndPath.split(' ')
  const url = path.replace(/\{\w+\}/g, options.fill ?? '1')
  return (app.http as FastifyInstance).inject({
    method: method as 'GET',
    url,
    // A new address each time: this is not about limits.
    remoteAddress: `10.1.${Math.floor(++callers / 250)}.${(callers % 250) + 1}`,
    headers: {
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      'content-type': 'application/json',
    },
    ...(method === 'GET' ? {} : { payload: JSON.stringify(options.payload ?? {}) }),
  })
}

const guarded = all.filter((it) => it.endpoint.access !== 'public')

describe.each(guarded)('$domain.$name', ({ endpoint }) => {
  test.each([
    ['no token', undefined],
    ['an unknown token', 'x'.repeat(43)],
  ])('answers 401 with %s', async (_, given) => {
    const response = await call(endpoint, given ? { token: given } : {})
    expect(response.statusCode).toBe(401)
    expect(response.json()).toMatchObject({ status: 0, code: 'signed-out' })
  })
})

const nasty: [string, unknown][] = [
  ['an empty object', {}],
  ['an array', [1, 2]],
  ['a text', 'hello'],
  ['null', null],
  ['a number', 12],
  [
    'fields of the wrong type',
    Object.fromEntries(['email', 'password', 'otp', 'id', 'count', 'role', 'city'].map((key) => [key, { a: [] }])),
  ],
  [
    'NUL characters',
    Object.fromEntries(
      ['email', 'password', 'firstname', 'lastname', 'city', 'identifier', 'newPassword', 'currentPassword'].map(
        (key) => [key, 'a\u0000@b.in'],
      ),
    ),
  ],
  [
    'very long texts',
    Object.fromEntries(
      ['email', 'password', 'firstname', 'city', 'identifier', 'newPassword'].map((key) => [key, 'x'.repeat(100_000)]),
    ),
  ],
]

describe.each(all)('$domain.$name never fails on our side', ({ endpoint }) => {
  test.each(nasty)('given %s', async (_, payload) => {
    const response = await call(endpoint, { token, payload })
    expect(response.statusCode).toBeLessThan(500)
  })

  test.each(['0', '-1', '1e99', 'abc', '9223372036854775808', '%00', '1.5'])('given %s in its path', async (fill) => {
    const response = await call(endpoint, { token, fill })
    expect(response.statusCode).toBeLessThan(500)
  })
})

test('a broken body is a 400 that says so, and an unknown path a 404', async () => {
  const broken = await app.http.inject({
    method: 'POST',
    url: '/api/auths/login',
    headers: { 'content-type': 'application/json' },
    payload: '{"email":',
  })
  expect(broken.statusCode).toBe(400)
  expect(broken.json()).toMatchObject({ status: 0, code: 'invalid-input' })
  const unknown = await app.http.inject({ method: 'GET', url: '/api/nothing/here' })
  expect(unknown.statusCode).toBe(404)
  expect(unknown.json()).toMatchObject({ status: 0, code: 'not-found' })
})

test('every call has tests of its own', () => {
  const modules = fileURLToPath(new URL('../src/modules/', import.meta.url))
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'))
  const texts = files.map((file) => readFileSync(join(modules, file), 'utf8')).join('\n')
  const untested = all.filter(({ domain, name }) => !new RegExp(`\\.${domain}\\s*\\.${name}\\(`).test(texts))
  expect(untested.map(({ domain, name }) => `${domain}.${name}`)).toEqual([])
})
