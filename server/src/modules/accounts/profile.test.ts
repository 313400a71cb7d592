import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser } from '../../../test/factories.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const names = { firstname: 'Meera', lastname: "D'Souza", city: 'Nashik' }

test('shows me my profile, and nothing that is not meant to be seen', async () => {
  const { user, client } = await createUser(app, { passwordHash: 'the hash' })
  const reply = await client.accounts.getProfile({ id: user.id })
  expect(reply.data).toEqual({
    Userdata: {
      id: user.id,
      firstname: 'Asha',
      lastname: 'Kulkarni',
      userrole: 'user',
      email: user.email,
      mobile: user.mobile,
      city: 'Pune',
      latitude: null,
      longitude: null,
      aadharverification: 0,
      panverification: 0,
      memberSince: app.clock.now.toISOString(),
    },
    ProfileImage: null,
  })
  expect(JSON.stringify(reply)).not.toContain('the hash')
})

test('shows an agent’s place and what is verified', async () => {
  const { user, client } = await createUser(app, { role: 'agent' })
  await app.db.run(sql`update users set pan_verified_at = ${app.clock.now} where id = ${user.id}`)
  const { data } = await client.accounts.getProfile({ id: user.id })
  expect(data.Userdata).toMatchObject({
    userrole: 'agent',
    latitude: 18.559,
    longitude: 73.7868,
    aadharverification: 0,
    panverification: 1,
  })
})

test('shows a profile to its owner only', async () => {
  const asha = await createUser(app)
  const admin = await createUser(app, { role: 'admin' })
  const { id } = asha.user
  await expect(app.visitor.accounts.getProfile({ id })).rejects.toMatchObject({ http: 401 })
  await expect(admin.client.accounts.getProfile({ id })).rejects.toMatchObject({ http: 404 })
  await expect(asha.client.accounts.getProfile({ id: 999_999 })).rejects.toMatchObject({ http: 404 })
  await expect(asha.client.accounts.getProfile({ id: 'me' })).rejects.toMatchObject({ http: 400 })
})

test('changes my name and city, trimmed, and nothing else', async () => {
  const asha = await createUser(app)
  const ravi = await createUser(app, { firstname: 'Ravi' })
  const { id } = asha.user
  const { data } = await asha.client.accounts.updateProfile({ id, ...names, firstname: '  Meera ' })
  expect(data.Userdata).toMatchObject({ ...names, email: asha.user.email, mobile: asha.user.mobile, userrole: 'user' })
  expect((await asha.client.accounts.getProfile({ id })).data).toEqual(data)
  expect((await ravi.client.accounts.getProfile({ id: ravi.user.id })).data.Userdata.firstname).toBe('Ravi')
})

test('cannot be used to change role, email or verification', async () => {
  const { user, token, client } = await createUser(app)
  const response = await app.inject({
    method: 'PUT',
    url: `/api/profile/${user.id}`,
    headers: { authorization: token },
    payload: { ...names, role: 'admin', userrole: 'admin', email: 'x@y.in', aadharverification: 1, id: 1 },
  })
  expect(response.statusCode).toBe(200)
  const { data } = await client.accounts.getProfile({ id: user.id })
  expect(data.Userdata).toMatchObject({ id: user.id, userrole: 'user', email: user.email, aadharverification: 0 })
})

test('moves an agent on the map, or leaves them where they are', async () => {
  const { user, client } = await createUser(app, { role: 'agent' })
  const moved = await client.accounts.updateProfile({ id: user.id, ...names, latitude: 19.0, longitude: 73.0 })
  expect(moved.data.Userdata).toMatchObject({ latitude: 19, longitude: 73 })
  const kept = await client.accounts.updateProfile({ id: user.id, ...names })
  expect(kept.data.Userdata).toMatchObject({ latitude: 19, longitude: 73 })
})

test('refuses half a position, something that is not a number, or a place outside the world', async () => {
  const { user, client } = await createUser(app, { role: 'agent' })
  const change = (fields: object) => client.accounts.updateProfile({ id: user.id, ...names, ...fields })
  await expect(change({ latitude: 19 })).rejects.toMatchObject({
    http: 400,
    body: { errors: { longitude: expect.stringContaining('too') } },
  })
  await expect(change({ longitude: 73 })).rejects.toMatchObject({
    http: 400,
    body: { errors: { latitude: expect.stringContaining('too') } },
  })
  await expect(change({ latitude: 91, longitude: 73 })).rejects.toMatchObject({ http: 400 })
  await expect(change({ latitude: null, longitude: null })).rejects.toMatchObject({ http: 400 })
  await expect(change({ latitude: '', longitude: '' })).rejects.toMatchObject({ http: 400 })
  const { data } = await client.accounts.getProfile({ id: user.id })
  expect(data.Userdata).toMatchObject({ firstname: 'Asha', latitude: 18.559 })
})

test.each(['user', 'lawyer', 'evaluator', 'admin'] as const)('gives a %s no place on the map', async (role) => {
  const { user, client } = await createUser(app, { role })
  const { data } = await client.accounts.updateProfile({ id: user.id, ...names, latitude: 19, longitude: 73 })
  expect(data.Userdata).toMatchObject({ firstname: 'Meera', latitude: null, longitude: null })
})

test('names every field that is wrong', async () => {
  const { user, client } = await createUser(app)
  const change = client.accounts.updateProfile({ id: user.id, firstname: '', lastname: '<b>', city: ' ' })
  await expect(change).rejects.toMatchObject({
    http: 400,
    body: {
      code: 'invalid-input',
      errors: {
        firstname: 'First name is required',
        lastname: 'Last name can have only letters, spaces, dots, hyphens and apostrophes',
        city: 'City is required',
      },
    },
  })
})

test('lets nobody change another person', async () => {
  const asha = await createUser(app)
  const admin = await createUser(app, { role: 'admin' })
  const change = { id: asha.user.id, ...names }
  await expect(app.visitor.accounts.updateProfile(change)).rejects.toMatchObject({ http: 401 })
  await expect(admin.client.accounts.updateProfile(change)).rejects.toMatchObject({ http: 404 })
  expect((await asha.client.accounts.getProfile({ id: asha.user.id })).data.Userdata.firstname).toBe('Asha')
})
