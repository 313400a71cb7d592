import { type Access, admits, type Role } from '@properysearch/contract/roles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../../src/modules/auth/index.ts'
import { createUser } from '../factories.ts'
import { newAddress } from '../people.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { calls, requestOf, type WireRequest } from './calls.ts'
import { exampleInput } from './example-input.ts'
import { idFieldsOf } from './id-kinds.ts'
import { problemOf } from './reply-rules.ts'

// The inputs that people and programs really get wrong, at every call, each sent once, by somebody who may call. The
// fuzz (fuzz.test.ts) makes up the rest.

let app: TestApp
let passwordHash: string
const tokens = new Map<Role, string>()
beforeAll(async () => {
  app = await createTestApp()
  passwordHash = await hashPassword('not a tall banyan')
  for (const role of ['user', 'agent', 'lawyer', 'evaluator', 'admin'] as const) await signInAs(role)
})
afterAll(() => app.close())

async function signInAs(role: Role): Promise<void> {
  tokens.set(role, (await createUser(app, { role, passwordHash })).token)
}

const roleFor = (access: Access) =>
  (['user', 'agent', 'lawyer', 'evaluator', 'admin'] as const).find((role) => admits(access, role)) ?? 'user'
const wrongIds = ['0', '-1', '1e99', 'abc', '9223372036854775808', '\u0000', '1.5']
const nul = 'a\u0000@b.in'
const long = 'x'.repeat(100_000)

test.each(calls)('$title answers bad input with a sentence', async (call) => {
  const { endpoint, method, inPath } = call
  const fields = Object.keys(endpoint.input.shape)
  const ids = Object.keys(idFieldsOf(call))
  const example = { ...exampleInput(call), ...Object.fromEntries(ids.map((field) => [field, 987_654_321])) }
  const filled = (fill: (field: string) => unknown, only = fields) =>
    requestOf(call, { ...example, ...Object.fromEntries(only.map((field) => [field, fill(field)])) })
  const hasBody = method !== 'GET' && method !== 'DELETE' && !endpoint.upload
  const given: WireRequest[] = [
    ...(inPath.length > 0 ? wrongIds.map((text) => filled(() => text, inPath)) : []),
    filled(() => nul),
    filled(
      () => long,
      fields.filter((field) => hasBody && !inPath.includes(field)),
    ),
    ...(hasBody
      ? [[1, 2], 'hello', null, 12, {}, Object.fromEntries(fields.map((field) => [field, { a: [] }]))].map((body) => ({
          ...filled(() => 1, inPath),
          body: JSON.stringify(body),
        }))
      : []),
  ]
  const problems: string[] = []
  for (const request of given) {
    const reply = await app.http.inject({
      method: request.method as 'GET',
      url: request.url,
      headers: { ...request.headers, authorization: `Bearer ${tokens.get(roleFor(endpoint.access))}` },
      remoteAddress: newAddress(),
      ...(request.body === undefined ? {} : { payload: request.body }),
    })
    const problem = problemOf(call, { status: reply.statusCode, headers: reply.headers, body: reply.body })
    if (problem)
      problems.push(`${request.method} ${request.url.slice(0, 200)} ${String(request.body).slice(0, 200)}: ${problem}`)
    // Some calls end the session; the next is another's.
    if (call.domain === 'auth') await signInAs(roleFor(endpoint.access))
  }
  expect(problems).toEqual([])
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
  for (const url of ['/api/nothing/here', '/api', '/api/']) {
    const unknown = await app.http.inject({ method: 'GET', url })
    expect(unknown.statusCode).toBe(404)
    expect(unknown.json(), url).toMatchObject({ status: 0, code: 'not-found' })
  }
})
