import { contract } from '@properysearch/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newAddress, newcomer, registerPerson } from '../../../test/people.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await registerPerson(app)).token
})
afterAll(() => app.close())

const bodies: Record<string, Record<string, unknown>> = {
  login: { email: 'meera@example.in', password: 'a tall banyan' },
  register: newcomer({ role: 'agent', latitude: 18.5, longitude: 73.8 }),
  verifyMobile: { registrationId: crypto.randomUUID(), otp: '123456' },
  resendOtp: { registrationId: crypto.randomUUID() },
  forgotPassword: { identifier: 'meera@example.in' },
  resetPassword: { resetId: crypto.randomUUID(), otp: '123456', newPassword: 'a tall banyan' },
  changePassword: { currentPassword: 'a tall banyan', newPassword: 'a quiet mango' },
}

const post = (name: string, payload: string) =>
  app.inject({
    method: 'POST',
    url: (contract.auth as Record<string, { methodAndPath: string }>)[name]?.methodAndPath.split(' ')[1] ?? '',
    headers: { 'content-type': 'application/json', authorization: token },
    remoteAddress: newAddress(),
    payload,
  })

test('every call that takes fields is tried here', () => {
  const withFields = Object.entries(contract.auth).filter(
    ([, endpoint]) => endpoint.methodAndPath.startsWith('POST') && Object.keys(endpoint.input.shape).length > 0,
  )
  expect(withFields.map(([name]) => name).sort()).toEqual(Object.keys(bodies).sort())
})

test.each(Object.keys(bodies))('%s refuses anything that is not an object', async (name) => {
  for (const payload of ['[]', '"text"', '5', 'true', '{', '', '[{"email":"a"}]']) {
    const response = await post(name, payload)
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid-input'])
  }
  const empty = await post(name, 'null')
  expect(empty.statusCode).toBe(400)
  expect(Object.keys(empty.json().errors)[0]).toBe(Object.keys(bodies[name] ?? {})[0])
})

test.each(Object.entries(bodies))('%s names the field that is wrong', async (name, body) => {
  for (const field of Object.keys(body)) {
    const bad = [
      null,
      body[field] !== true,
      [],
      {},
      'x'.repeat(50_000),
      '\0',
      `${body[field]}\0`,
      '',
      { $ne: '' },
      [body[field]],
    ]
    // A text of digits is a number to a form, and one number for another is no mistake of type.
    for (const value of typeof body[field] === 'string' ? [...bad, 5, 1e300] : [...bad, '1e1', 1e300]) {
      const response = await post(name, JSON.stringify({ ...body, [field]: value }))
      expect([field, value, response.statusCode]).toEqual([field, value, 400])
      expect(Object.keys(response.json().errors)).toEqual([field])
    }
  }
})
