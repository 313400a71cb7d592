import { hash, verify } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newAddress, registerPerson } from '../../../test/people.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'

// The real thing, counted.
vi.mock('@node-rs/argon2', { spy: true })

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const visitor = () => app.clientFor(null, { address: newAddress() })

test('signs in with email and password and answers user and token beside status and message', async () => {
  const person = await registerPerson(app)
  const answer = await visitor().auth.login({ email: person.email.toUpperCase(), password: person.password })
  expect(answer).toEqual({
    status: 1,
    message: 'Welcome On Properysearch!',
    token: expect.stringMatching(/^[\w-]{43}$/),
    deviceProof: expect.stringMatching(/^[\w-]{43}$/),
    user: {
      id: person.id,
      firstname: 'Meera',
      lastname: 'Joshi',
      userrole: 'user',
      city: 'Pune',
      email: person.email,
    },
  })
  const { data } = await app.clientFor(answer.token).auth.listSessions()
  expect(data).toHaveLength(2)
})

test('answers latitude and longitude to agents only', async () => {
  const agent = await registerPerson(app, { role: 'agent', latitude: 18.559, longitude: 73.7868 })
  const lawyer = await registerPerson(app, { role: 'lawyer', latitude: 18.559, longitude: 73.7868 })
  const signIn = (person: typeof agent) => visitor().auth.login({ email: person.email, password: person.password })
  expect((await signIn(agent)).user).toMatchObject({ userrole: 'agent', latitude: 18.559, longitude: 73.7868 })
  expect((await signIn(lawyer)).user).not.toHaveProperty('latitude')
})

test('accepts the same password however the keyboard composed its letters', async () => {
  const person = await registerPerson(app, { password: 'caf\u00e9 in Baner' })
  const answer = await visitor().auth.login({ email: person.email, password: 'cafe\u0301 in Baner' })
  expect(answer.status).toBe(1)
})

test('matches its path whatever the capitals, and takes the token bare or as a bearer', async () => {
  const { email, password } = await registerPerson(app)
  const response = await app.inject({ method: 'POST', url: '/API/Auths/LOGIN', payload: { email, password } })
  expect(response.statusCode).toBe(200)
  const { token } = response.json<{ token: string }>()
  for (const authorization of [token, `Bearer ${token}`, `bearer ${token}`]) {
    const sessions = await app.inject({ url: '/api/AUTHS/sessions', headers: { authorization } })
    expect(sessions.statusCode).toBe(200)
  }
  for (const authorization of ['', 'Bearer', 'Bearer x', `${token}x`, token.toLowerCase(), 'x'.repeat(5000)]) {
    const sessions = await app.inject({ url: '/api/auths/sessions', headers: { authorization } })
    expect(sessions.statusCode).toBe(401)
  }
})

test('says the same for a wrong password and for an email nobody has', async () => {
  const person = await registerPerson(app)
  const failed = {
    http: 401,
    body: { status: 0, code: 'wrong-credentials', message: 'Login failed. Please check your credentials.' },
  }
  await expect(visitor().auth.login({ email: person.email, password: 'not this' })).rejects.toMatchObject(failed)
  await expect(visitor().auth.login({ email: 'nobody@example.in', password: 'not this' })).rejects.toMatchObject(failed)
})

test('does the same heavy work for an email nobody has', async () => {
  const person = await registerPerson(app)
  const heavy = [vi.mocked(hash), vi.mocked(verify)]
  const workFor = async (email: string) => {
    for (const work of heavy) work.mockClear()
    await expect(visitor().auth.login({ email, password: 'not this' })).rejects.toMatchObject({ http: 401 })
    return heavy.reduce((count, work) => count + work.mock.calls.length, 0)
  }
  expect(await workFor(person.email)).toBe(1)
  expect(await workFor('nobody-at-all@example.in')).toBe(1)
})

test('says that an account is suspended only to someone who knows the password', async () => {
  const person = await registerPerson(app)
  await app.db.run(sql`update users set suspended_at = now() where id = ${person.id}`)
  await expect(person.client.auth.listSessions()).rejects.toMatchObject({ http: 401 })
  await expect(visitor().auth.login({ email: person.email, password: 'not this' })).rejects.toMatchObject({
    body: { code: 'wrong-credentials' },
  })
  await expect(visitor().auth.login({ email: person.email, password: person.password })).rejects.toMatchObject({
    http: 403,
    body: { code: 'account-suspended' },
  })
})

test('refuses an invalid email or too short a password, in the words of the form', async () => {
  await expect(visitor().auth.login({ email: 'meera@example', password: 'abcd' })).rejects.toMatchObject({
    http: 400,
    body: { errors: { email: 'Invalid email format', password: 'Password must be at least 5 characters' } },
  })
  await expect(visitor().auth.login({ email: '', password: '' })).rejects.toMatchObject({
    http: 400,
    body: { errors: { email: 'Email is required', password: 'Password is required' } },
  })
})

test('behind a proxy, the address is the one the proxy added, not what the caller claims', async () => {
  const proxied = await createTestApp({ TRUST_PROXY: 'yes' })
  const statuses: number[] = []
  for (let i = 0; i < 6; i += 1) {
    const response = await proxied.inject({
      method: 'POST',
      url: '/api/auths/login',
      headers: { 'x-forwarded-for': `192.0.2.${i}, 198.51.100.7` },
      payload: { email: 'proxied@example.in', password: 'not this' },
    })
    statuses.push(response.statusCode)
  }
  expect(statuses).toEqual([...Array(5).fill(401), 429])
  await proxied.close()
})
