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
const minute = 60_000

test('signs in with email and password and answers user and token beside status and message', async () => {
  const person = await registerPerson(app)
  const answer = await visitor().auth.login({ email: person.email.toUpperCase(), password: person.password })
  expect(answer).toEqual({
    status: 1,
    message: 'Welcome On Properysearch!',
    token: expect.stringMatching(/^[\w-]{43}$/),
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
  const signIn = (it: typeof agent) => visitor().auth.login({ email: it.email, password: it.password })
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

test('tells that an account is suspended only to who knows the password', async () => {
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

test('refuses what is no email or too short a password, in the words of the form', async () => {
  await expect(visitor().auth.login({ email: 'meera@example', password: 'abcd' })).rejects.toMatchObject({
    http: 400,
    body: { errors: { email: 'Invalid email format', password: 'Password must be at least 5 characters' } },
  })
  await expect(visitor().auth.login({ email: '', password: '' })).rejects.toMatchObject({
    http: 400,
    body: { errors: { email: 'Email is required', password: 'Password is required' } },
  })
})

test('locks an email after ten failures for 15 minutes, the same whether or not anybody has it', async () => {
  const person = await registerPerson(app)
  const answersFor = async (email: string) => {
    const answers: unknown[] = []
    for (let i = 0; i < 20; i += 1) {
      await visitor()
        .auth.login({ email, password: 'not this' })
        .catch((error) => answers.push({ http: error.http, body: error.body }))
    }
    return answers
  }
  const known = await answersFor(person.email)
  expect(known).toEqual(await answersFor('nobody-else@example.in'))
  const codes = known.map((it) => (it as { body: { code: string } }).body.code)
  expect(codes).toEqual([...Array(10).fill('wrong-credentials'), ...Array(10).fill('too-many-tries')])

  const signIn = () => visitor().auth.login({ email: person.email, password: person.password })
  await expect(signIn()).rejects.toMatchObject({ http: 429, body: { code: 'too-many-tries' } })
  app.clock.advance(15 * minute - 1)
  await expect(signIn()).rejects.toMatchObject({ body: { code: 'too-many-tries' } })
  app.clock.advance(1)
  expect((await signIn()).status).toBe(1)
})

test('locks for 15 minutes from the tenth failure, and forgets failures older than 15 minutes', async () => {
  const person = await registerPerson(app)
  const fail = () => visitor().auth.login({ email: person.email, password: 'not this' })
  const signIn = () => visitor().auth.login({ email: person.email, password: person.password })
  for (let i = 0; i < 9; i += 1) {
    await expect(fail()).rejects.toMatchObject({ body: { code: 'wrong-credentials' } })
    app.clock.advance(minute)
  }
  // Eight minutes on, the first failures are too old to count: this is not the tenth of the last 15 minutes.
  app.clock.advance(8 * minute)
  await expect(fail()).rejects.toMatchObject({ body: { code: 'wrong-credentials' } })
  await expect(fail()).rejects.toMatchObject({ body: { code: 'wrong-credentials' } })
  for (let i = 0; i < 2; i += 1) await expect(fail()).rejects.toMatchObject({ body: { code: 'wrong-credentials' } })
  await expect(signIn()).rejects.toMatchObject({ body: { code: 'too-many-tries' } })
  app.clock.advance(14 * minute)
  await expect(signIn()).rejects.toMatchObject({ body: { code: 'too-many-tries' } })
  app.clock.advance(minute)
  expect((await signIn()).status).toBe(1)
})

test('a success clears the failures of the email', async () => {
  const person = await registerPerson(app)
  for (let round = 0; round < 3; round += 1) {
    for (let i = 0; i < 9; i += 1) {
      await expect(visitor().auth.login({ email: person.email, password: 'not this' })).rejects.toMatchObject({
        body: { code: 'wrong-credentials' },
      })
    }
    await visitor().auth.login({ email: person.email, password: person.password })
  }
})

test('locks a network address after ten failures at any emails; a success does not clear them', async () => {
  const person = await registerPerson(app)
  const here = app.clientFor(null, { address: newAddress() })
  const signIn = () => here.auth.login({ email: person.email, password: person.password })
  for (let i = 0; i < 9; i += 1) {
    await expect(here.auth.login({ email: `guess${i}@example.in`, password: 'not this' })).rejects.toMatchObject({
      body: { code: 'wrong-credentials' },
    })
    await signIn()
  }
  await expect(here.auth.login({ email: 'guess9@example.in', password: 'not this' })).rejects.toMatchObject({
    body: { code: 'wrong-credentials' },
  })
  await expect(signIn()).rejects.toMatchObject({ http: 429, body: { code: 'too-many-tries' } })
  expect((await visitor().auth.login({ email: person.email, password: person.password })).status).toBe(1)
  app.clock.advance(15 * minute)
  expect((await signIn()).status).toBe(1)
})

test('a try from a locked address does not count against the email', async () => {
  const person = await registerPerson(app)
  const address = newAddress()
  const here = app.clientFor(null, { address })
  for (let i = 0; i < 10; i += 1) {
    await here.auth.login({ email: `locking${i}@example.in`, password: 'not this' }).catch(() => undefined)
  }
  for (let i = 0; i < 15; i += 1) {
    await expect(here.auth.login({ email: person.email, password: 'not this' })).rejects.toMatchObject({
      body: { code: 'too-many-tries' },
    })
  }
  expect((await visitor().auth.login({ email: person.email, password: person.password })).status).toBe(1)
})

test('counts the addresses of one IPv6 network as one', async () => {
  const from = (address: string) => app.clientFor(null, { address }).auth
  for (let i = 0; i < 10; i += 1) {
    const address = `2001:db8:1:2::${i + 1}`
    await from(address)
      .login({ email: `six${i}@example.in`, password: 'not this' })
      .catch(() => undefined)
  }
  await expect(
    from('2001:db8:1:2:ffff::9').login({ email: 'six@example.in', password: 'not this' }),
  ).rejects.toMatchObject({ body: { code: 'too-many-tries' } })
  await expect(from('2001:db8:1:3::1').login({ email: 'six@example.in', password: 'not this' })).rejects.toMatchObject({
    body: { code: 'wrong-credentials' },
  })
})

test('fifty guesses at the same moment are counted one by one', async () => {
  const person = await registerPerson(app)
  const codes = await Promise.all(
    Array.from({ length: 50 }, () =>
      visitor()
        .auth.login({ email: person.email, password: 'not this' })
        .catch((error) => error.body.code),
    ),
  )
  expect(codes.filter((code) => code === 'wrong-credentials')).toHaveLength(10)
  expect(codes.filter((code) => code === 'too-many-tries')).toHaveLength(40)
})

test('behind a proxy, the address is the one the proxy added, not what the caller claims', async () => {
  const proxied = await createTestApp({ TRUST_PROXY: 'yes' })
  const statuses: number[] = []
  for (let i = 0; i < 11; i += 1) {
    const response = await proxied.inject({
      method: 'POST',
      url: '/api/auths/login',
      headers: { 'x-forwarded-for': `192.0.2.${i}, 198.51.100.7` },
      payload: { email: `p${i}@example.in`, password: 'not this' },
    })
    statuses.push(response.statusCode)
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429])
  await proxied.close()
})
