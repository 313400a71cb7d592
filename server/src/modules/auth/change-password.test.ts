import { afterAll, beforeAll, expect, test } from 'vitest'
import { messagesTo, newAddress, registerPerson } from '../../../test/people.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const visitor = () => app.clientFor(null, { address: newAddress() })
const newPassword = 'a quiet mango grove'

test('changes the password, ends every other session and goes on under a fresh token', async () => {
  const person = await registerPerson(app)
  const other = await visitor().auth.login({ email: person.email, password: person.password })
  const otherId = (await app.clientFor(other.token).auth.listSessions()).data[0]?.id
  const events: unknown[] = []
  const stop = app.events.subscribe((event) => events.push(event))

  const answer = await person.client.auth.changePassword({ currentPassword: person.password, newPassword })
  expect(answer).toEqual({
    status: 1,
    message: 'Your password has been changed.',
    token: expect.stringMatching(/^[\w-]{43}$/),
    deviceProof: expect.stringMatching(/^[\w-]{43}$/),
  })
  stop()
  // The caller's own session lives on, so its open pages must not hear that it ended.
  expect(events).toEqual([{ name: 'session.ended', to: { people: [person.id] }, sessionIds: [otherId] }])
  for (const token of [person.token, other.token]) {
    await expect(app.clientFor(token).auth.listSessions()).rejects.toMatchObject({ http: 401 })
  }
  const { data } = await app.clientFor(answer.token).auth.listSessions()
  expect(data).toMatchObject([{ isCurrent: true }])

  await expect(visitor().auth.login({ email: person.email, password: person.password })).rejects.toMatchObject({
    http: 401,
  })
  expect((await visitor().auth.login({ email: person.email, password: newPassword })).status).toBe(1)
  expect((await messagesTo(app, person.email))[0]?.body).toContain('was changed just now')
})

test('refuses a common new password, a short one and the same one', async () => {
  const { client, password } = await registerPerson(app)
  const refused = (field: string, text: string) => ({
    http: 400,
    body: { errors: { [field]: expect.stringContaining(text) } },
  })
  await expect(
    client.auth.changePassword({ currentPassword: password, newPassword: 'PASSWORD1' }),
  ).rejects.toMatchObject(refused('newPassword', 'most common'))
  await expect(client.auth.changePassword({ currentPassword: password, newPassword: 'abc' })).rejects.toMatchObject(
    refused('newPassword', 'at least 5'),
  )
  await expect(client.auth.changePassword({ currentPassword: password, newPassword: password })).rejects.toMatchObject(
    refused('newPassword', 'different'),
  )
})

test('is only for signed-in people', async () => {
  await expect(visitor().auth.changePassword({ currentPassword: 'a tall banyan', newPassword })).rejects.toMatchObject({
    http: 401,
    body: { code: 'signed-out' },
  })
})

test('a sign-in with the old password, at the moment it is changed, leaves no session behind', async () => {
  for (let i = 0; i < 8; i += 1) {
    const person = await registerPerson(app)
    const [changed, ...logins] = await Promise.allSettled([
      person.client.auth.changePassword({ currentPassword: person.password, newPassword }),
      ...Array.from({ length: 3 }, () => visitor().auth.login({ email: person.email, password: person.password })),
    ])
    expect(changed.status).toBe('fulfilled')
    for (const login of logins) {
      if (login.status !== 'fulfilled') continue
      await expect(app.clientFor(login.value.token).auth.listSessions()).rejects.toMatchObject({ http: 401 })
    }
  }
})
