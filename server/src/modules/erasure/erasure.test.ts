import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { erasureWords } from '@properysearch/contract/erasure/calls'
import type { Client } from '@properysearch/contract/kernel/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { busyAdministrator, busyAgent, busyPerson } from '../../../test/busy-people.ts'
import { everyText } from '../../../test/every-text.ts'
import { createUser, signIn } from '../../../test/factories.ts'
import { newAddress, registerPerson } from '../../../test/people.ts'
import { placesOfPeople } from '../../../test/places-of-people.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../context.ts'
import { raw, sql } from '../../platform/db/sql.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { RealtimeEvent } from '../../platform/realtime/event-bus.ts'
import { hashPassword } from '../auth/index.ts'
import { purgeAuthJob } from '../auth/purge-auth.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const day = 24 * 60 * 60 * 1000
const typed = (id: number, password: string, confirmation: string = erasureWords) => ({ id, password, confirmation })

async function filesLeft(): Promise<string[]> {
  const names = await Promise.all(
    ['files/public/photos', 'files/private/exports'].map(async (folder) => {
      const path = join(app.config.dataDir, folder)
      return existsSync(path) ? readdir(path) : []
    }),
  )
  return names.flat()
}

test('says before what goes, what stays and why', async () => {
  const { user, client } = await createUser(app)
  const { data } = await client.erasure.getErasure({ id: user.id })
  expect(data.hindrance).toBeNull()
  expect(data.goes).toContain('Your name, email, mobile number, city, photo and password')
  for (const word of ['PAN', 'listings', 'favourites', 'notifications']) expect(data.goes.join()).toContain(word)
  expect(data.stays).toContainEqual(expect.objectContaining({ why: expect.stringContaining('72 months') }))
  for (const { what, why } of data.stays) expect([what.length > 10, why.length > 10]).toEqual([true, true])
})

test('erases every trace: no table names the person, no file is left, and the address is free again', async () => {
  const person = await busyPerson(app)
  const { id, client, password, email, mobile, pan, gstin } = person
  const traces = ['Vasundhara', 'Chandorkar', 'Alibag', email, mobile, pan, gstin, '50100123456789', 'HDFC0000123']
  const before = await everyText(app.db)
  for (const trace of ['Vasundhara', 'Chandorkar', 'Alibag', email, mobile, gstin]) expect(before).toContain(trace)
  expect(await filesLeft()).toHaveLength(2)
  const elsewhere = await signIn(app, id)
  const heard: RealtimeEvent[] = []
  const stop = app.events.subscribe((event) => heard.push(event))

  const reply = await client.erasure.eraseAccount(typed(id, password, ' Erase  my ACCOUNT '))
  stop()
  expect(reply.message).toContain('erased')
  await app.runJobs()

  const left = await everyText(app.db)
  for (const trace of traces) expect(left).not.toContain(trace)
  expect(await filesLeft()).toEqual([])
  // The other device is told; the one that asked has its answer.
  expect(heard).toContainEqual({ name: 'session.ended', to: { people: [id] }, sessionIds: [elsewhere.sessionId] })
  await expect(client.accounts.getProfile({ id })).rejects.toMatchObject({ http: 401 })
  await expect(app.visitor.auth.login({ email, password })).rejects.toMatchObject({ http: 401 })
  await expect(app.visitor.auth.login({ email: `erased-${id}@erased.invalid`, password })).rejects.toMatchObject({
    http: 401,
  })
  const listing = await app.db.one(
    sql`select state, title, address, latitude from properties where id = ${person.owned}`,
  )
  expect(listing).toEqual({ state: 'archived', title: 'A listing that was removed', address: null, latitude: null })
  expect(await app.db.many(sql`select purpose from consents where user_id = ${id} order by purpose`)).toHaveLength(4)

  const again = await registerPerson(app, { email, mobile })
  expect(again.id).not.toBe(id)
  expect((await again.client.kyc.getKyc({ id: again.id })).data.aadharverification).toBe(0)
})

test('forgets after a year even that the person had given consent', async () => {
  const person = await registerPerson(app)
  await person.client.erasure.eraseAccount(typed(person.id, person.password))
  const consents = () => app.db.many(sql`select from consents where user_id = ${person.id}`)
  const purge = async () => {
    await enqueue(app.db, purgeAuthJob, {})
    await app.runJobs()
  }
  await purge()
  expect(await consents()).toHaveLength(1)
  app.clock.advance(367 * day)
  await purge()
  expect(await consents()).toEqual([])
})

test('takes the password again and the words, and nothing happens without them', async () => {
  const person = await registerPerson(app)
  const { id, client, password } = person
  await expect(client.erasure.eraseAccount(typed(id, 'wrong password'))).rejects.toMatchObject({
    http: 400,
    body: { errors: { password: expect.any(String) } },
  })
  await expect(client.erasure.eraseAccount(typed(id, password, 'yes'))).rejects.toMatchObject({
    http: 400,
    body: { errors: { confirmation: expect.stringContaining(erasureWords) } },
  })
  expect((await client.accounts.getProfile({ id })).data.Userdata.email).toBe(person.email)
  for (let i = 0; i < 4; i++) await client.erasure.eraseAccount(typed(id, 'wrong password')).catch(() => undefined)
  await expect(client.erasure.eraseAccount(typed(id, password))).rejects.toMatchObject({
    http: 429,
    body: { message: 'Too many tries. Please wait 30 seconds and try again.' },
  })
})

test('goes on while strangers guess at the sign-in', async () => {
  const { id, client, email, password } = await registerPerson(app)
  const strangers = Array.from({ length: 30 }, () => app.clientFor(null, { address: newAddress() }))
  for (const { auth } of strangers) await auth.login({ email, password: 'not this' }).catch(() => undefined)
  await expect(strangers[0]?.auth.login({ email, password })).rejects.toMatchObject({ http: 429 })
  await client.erasure.eraseAccount(typed(id, password))
})

test('of two who erase one account at the same time, one succeeds; the other is signed out', async () => {
  const { id, client, password, token } = await registerPerson(app)
  const other = app.clientFor(token, { address: newAddress() })
  const answers = await Promise.allSettled(
    [client, other].map((caller) => caller.erasure.eraseAccount(typed(id, password))),
  )
  expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1)
  expect(answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.http] : []))).toEqual([401])
  await expect(client.kyc.sendAadhaarOtp({ number: '123456789012', consent: true })).rejects.toMatchObject({
    http: 401,
  })
})

test('whoever types the password while the account is being erased elsewhere is signed out, not told that it is wrong', async () => {
  const { id, client, password } = await registerPerson(app)
  const other = app.clientFor((await signIn(app, id)).token, { address: newAddress() })
  await other.erasure.eraseAccount(typed(id, 'wrong password')).catch(() => undefined)
  const late = await inTransaction(app.jobContext(), async ({ db }) => {
    // The next try of this session waits here, after its person was found and before their password is read.
    await db.run(sql`select from guess_waits for update`)
    const underWay = Promise.allSettled([other.erasure.eraseAccount(typed(id, password))])
    const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await vi.waitFor(async () => expect(await app.fromOutside(() => app.db.many(waiting))).toHaveLength(1), 30_000)
    await client.erasure.eraseAccount(typed(id, password))
    return { underWay }
  })
  expect(await late.underWay).toMatchObject([{ status: 'rejected', reason: { http: 401 } }])
})

test('is mine alone', async () => {
  const asha = await createUser(app)
  const agent = await createUser(app, { role: 'agent' })
  const admin = await createUser(app, { role: 'admin' })
  const { id } = asha.user
  for (const { client } of [agent, admin]) {
    await expect(client.erasure.getErasure({ id })).rejects.toMatchObject({ http: 404 })
    await expect(client.erasure.eraseAccount(typed(id, 'a tall banyan'))).rejects.toMatchObject({ http: 404 })
  }
  await expect(app.visitor.erasure.getErasure({ id })).rejects.toMatchObject({ http: 401 })
  await expect(app.visitor.erasure.eraseAccount(typed(id, 'a tall banyan'))).rejects.toMatchObject({ http: 401 })
})

test('the last administrator stays', async () => {
  await app.db.run(sql`update users set suspended_at = ${app.clock.now} where role = 'admin'`)
  const passwordHash = await hashPassword('a tall banyan')
  const first = await createUser(app, { role: 'admin', passwordHash })
  const leave = () => first.client.erasure.eraseAccount(typed(first.user.id, 'a tall banyan'))
  expect((await first.client.erasure.getErasure({ id: first.user.id })).data.hindrance).toContain('only administrator')
  await expect(leave()).rejects.toMatchObject({ http: 409, body: { code: 'not-yet' } })
  const second = await createUser(app, { role: 'admin', passwordHash })
  await leave()
  await expect(second.client.erasure.eraseAccount(typed(second.user.id, 'a tall banyan'))).rejects.toMatchObject({
    http: 409,
    body: { code: 'not-yet' },
  })
})

/** The rows that name one of these people, and how many rows there are of anybody's. */
async function rowsIn(place: string, ids: readonly number[]): Promise<{ theirs: string[]; total: number }> {
  const [table = '', column = ''] = place.split('.')
  const rows = await app.db.many<{ line: string; isTheirs: boolean | null }>(sql`
    select t::text as line, ${raw(`t.${column}`)} = any (${ids}) as is_theirs from ${raw(table)} t order by 1`)
  return { theirs: rows.filter(({ isTheirs }) => isTheirs).map(({ line }) => line), total: rows.length }
}

test('every table that points at people is in the list', async () => {
  const rows = await app.db.many<{ place: string }>(sql`
    select c.conrelid::regclass || '.' || a.attname as place
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1`)
  expect(
    rows.map((row) => row.place),
    'a new table that points at people: add it here, its eraser and its part of the data copy to its module, and a row to the busy person',
  ).toEqual(Object.keys(placesOfPeople))
})

async function copyFor({ id, client }: { id: number; client: Client }): Promise<object> {
  const { data } = await client.accounts.requestDataExport({ id })
  await app.runJobs()
  return JSON.parse(await (await client.accounts.downloadDataExport({ id, exportId: data.id })).text())
}

/** What stands there: `identity.checks` of a copy. */
const standsAt = (copy: unknown, path: string) =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], copy)

test('the copy of people’s data has something of theirs from every table that points at them', async () => {
  const person = await busyPerson(app)
  const copies: object[] = []
  for (const leaver of [person, await busyAgent(app), await busyAdministrator(app, person)]) {
    copies.push(await copyFor(leaver))
  }
  const empty = Object.values(placesOfPeople)
    .flatMap((place) => ('copy' in place ? place.copy : []))
    .filter((path) => copies.every((copy) => Object.keys(standsAt(copy, path) ?? {}).length === 0))
  expect(empty, 'these parts of the copy are empty for all busy people').toEqual([])
})

test('erasing does with every table that points at people what the list says', async () => {
  await createUser(app, { role: 'admin' })
  const person = await busyPerson(app)
  const leavers = [person, await busyAgent(app), await busyAdministrator(app, person)]
  const ids = leavers.map(({ id }) => id)
  const rowsNow = () => Promise.all(Object.keys(placesOfPeople).map((place) => rowsIn(place, ids)))
  const before = await rowsNow()
  const missing = Object.keys(placesOfPeople).filter((_, i) => before[i]?.theirs.length === 0)
  expect(missing, 'no busy person has a row there: give one in busy-people.ts').toEqual([])
  for (const { id, client, password } of leavers) await client.erasure.eraseAccount(typed(id, password))
  await app.runJobs()
  const after = await rowsNow()

  const names = new RegExp(
    ['Vasundhara', 'Chandorkar', ...leavers.flatMap(({ email, mobile }) => [email, mobile])].join('|'),
  )
  for (const [i, [place, { erasing }]] of Object.entries(placesOfPeople).entries()) {
    const [was, is] = [before[i], after[i]]
    if (!was || !is) throw new Error(`${place} was not looked at.`)
    if (erasing === 'goes') expect(is.theirs, place).toEqual([])
    if (erasing === 'loses the person') expect([is.theirs, is.total], place).toEqual([[], was.total])
    if (erasing === 'stays by law') expect(is.theirs, place).toEqual(was.theirs)
    if (erasing === 'stays under a number') {
      // A log also says that it ended.
      expect(is.theirs.length, place).toBeGreaterThanOrEqual(was.theirs.length)
      expect(is.theirs.join('\n'), place).not.toMatch(names)
    }
  }
})
