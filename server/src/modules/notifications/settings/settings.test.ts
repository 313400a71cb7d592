import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser } from '../../../../test/factories.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/db/sql.ts'
import { stopLink } from './stop-mails.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const target = (name: string, host = 'https://fcm.googleapis.com') => ({
  endpoint: `${host}/fcm/send/${name}`,
  p256dh: 'B'.repeat(87),
  auth: 'a'.repeat(22),
})

test('the settings begin as usual, without what does not concern the role', async () => {
  const { client } = await createUser(app, { role: 'lawyer' })
  const { data } = await client.notifications.getSettings()
  expect(data.kinds.map(({ kind }) => kind)).toEqual([
    'payments',
    'hires',
    'visits',
    'messages',
    'searches',
    'account',
    'packages',
  ])
  expect(data.kinds.find(({ kind }) => kind === 'messages')).toEqual({
    kind: 'messages',
    mail: 'at-once',
    push: true,
    sms: null,
  })
  expect(data).toMatchObject({ quietHours: { from: 1320, until: 420 }, devices: [] })
})

test('what is chosen is kept, for one kind and one person', async () => {
  const [asha, ravi] = [await createUser(app), await createUser(app)]
  await asha.client.notifications.setWays({ kind: 'deals', mail: 'daily', push: false, sms: true })
  await asha.client.notifications.setWays({ kind: 'deals', mail: 'never', push: false, sms: true })
  await asha.client.notifications.setQuietHours({ quietHours: { from: 0, until: 360 } })
  const hers = (await asha.client.notifications.getSettings()).data
  expect(hers.kinds.find(({ kind }) => kind === 'deals')).toEqual({
    kind: 'deals',
    mail: 'never',
    push: false,
    sms: true,
  })
  expect(hers.kinds.find(({ kind }) => kind === 'bids')?.mail).toBe('at-once')
  expect(hers.quietHours).toEqual({ from: 0, until: 360 })
  const his = (await ravi.client.notifications.getSettings()).data
  expect(his.kinds.find(({ kind }) => kind === 'deals')?.mail).toBe('at-once')
  await asha.client.notifications.setQuietHours({ quietHours: null })
  expect((await asha.client.notifications.getSettings()).data.quietHours).toBeNull()
})

test('refuses what cannot be', async () => {
  const { client } = await createUser(app, { role: 'lawyer' })
  const refused = (work: Promise<unknown>, field: string) =>
    expect(work).rejects.toMatchObject({ http: 400, body: { errors: { [field]: expect.any(String) } } })
  await refused(client.notifications.setWays({ kind: 'bids', mail: 'daily', push: true, sms: false }), 'kind')
  await refused(client.notifications.setWays({ kind: 'messages', mail: 'daily', push: true, sms: true }), 'sms')
  await refused(client.notifications.setQuietHours({ quietHours: { from: 60, until: 60 } }), 'quietHours')
  await refused(client.notifications.setQuietHours({ quietHours: { from: 60, until: 1440 } }), 'quietHours.until')
  for (const endpoint of [
    'http://fcm.googleapis.com/fcm/send/a',
    'https://127.0.0.1/a',
    'https://fcm.googleapis.com.evil.example/a',
    'https://evil.example/fcm.googleapis.com',
    'https://fcm.googleapis.com@evil.example/a',
    'https://fcm.googleapis.com:8443/a',
    'https://push.services.mozilla.com.evil.example/a',
  ]) {
    await refused(client.notifications.addPushDevice({ ...target('a'), endpoint }), 'endpoint')
  }
})

test('a browser is told for whoever is signed in there last, and only they can turn it off', async () => {
  const [asha, ravi] = [await createUser(app), await createUser(app)]
  const devicesOf = async (person: typeof asha) => (await person.client.notifications.getSettings()).data.devices
  await asha.client.notifications.addPushDevice(target('shared'))
  await asha.client.notifications.addPushDevice(target('shared'))
  const [hers, ...more] = await devicesOf(asha)
  expect(more).toEqual([])
  expect(hers).toMatchObject({ isThisSession: true })
  await expect(ravi.client.notifications.removePushDevice({ deviceId: hers?.id ?? 0 })).rejects.toMatchObject({
    http: 404,
  })
  await ravi.client.notifications.addPushDevice(target('shared'))
  expect(await devicesOf(asha)).toEqual([])
  const [his] = await devicesOf(ravi)
  await ravi.client.notifications.removePushDevice({ deviceId: his?.id ?? 0 })
  expect(await devicesOf(ravi)).toEqual([])
})

test('signing out ends it', async () => {
  const asha = await createUser(app)
  await asha.client.notifications.addPushDevice(target('gone'))
  await asha.client.auth.logout()
  const { count } = await app.db.one<{ count: number }>(sql`
    select count(*) as count from push_devices where user_id = ${asha.user.id}`)
  expect(count).toBe(0)
})

test('all processes have one pair of keys, whose private half is sealed', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => createUser(app)))
  await app.db.run(sql`delete from push_keys`)
  const keys = await Promise.all(
    people.map(async ({ client }) => (await client.notifications.getSettings()).data.pushKey),
  )
  expect(new Set(keys).size).toBe(1)
  const row = await app.db.one<{ privateKey: string }>(sql`select private_key from push_keys`)
  expect(row.privateKey).toMatch(/^s1\./)
})

test('the link in a mail ends mails of its kind with one press, and opening it ends nothing', async () => {
  const asha = await createUser(app)
  const paceOf = async () =>
    (await asha.client.notifications.getSettings()).data.kinds.find(({ kind }) => kind === 'deals')?.mail
  const path = new URL(stopLink(app.config, { userId: asha.user.id, kind: 'deals' })).pathname
  const page = await app.http.inject({ url: path })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Stop emails about “Deals and rentals”?')
  expect(await paceOf()).toBe('at-once')
  const pressed = await app.http.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(pressed.statusCode).toBe(200)
  expect(pressed.body).toContain('These emails have stopped')
  expect(await paceOf()).toBe('never')
  const kinds = (await asha.client.notifications.getSettings()).data.kinds
  expect(kinds.find(({ kind }) => kind === 'deals')?.push).toBe(true)
  expect(kinds.find(({ kind }) => kind === 'bids')?.mail).toBe('at-once')
})

test('nobody makes such a link for somebody else', async () => {
  const [asha, ravi] = [await createUser(app), await createUser(app)]
  const hers = new URL(stopLink(app.config, { userId: asha.user.id, kind: 'deals' })).pathname
  for (const url of [
    hers.replace(`${asha.user.id}.`, `${ravi.user.id}.`),
    hers.replace('deals', 'bids'),
    hers.slice(0, -1),
    // As many characters, yet more bytes.
    `${hers.slice(0, -1)}%C3%A9`,
    '/stop-mails/x',
  ]) {
    expect((await app.http.inject({ method: 'POST', url })).statusCode, url).toBe(404)
  }
})
