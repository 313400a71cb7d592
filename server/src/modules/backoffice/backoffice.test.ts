import { erasureWords } from '@properysearch/contract/erasure/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, signIn, type TestPerson } from '../../../test/factories.ts'
import { messagesTo, registerPerson } from '../../../test/people.ts'
import { createProperty } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../context.ts'
import { sql } from '../../platform/db/sql.ts'
import { moveForDeal } from '../listings/index.ts'

const reason = 'The same number is used by three accounts.'
let app: TestApp
let admin: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  admin = await createUser(app, { role: 'admin', firstname: 'Nandini', lastname: 'Rao' })
})
afterAll(() => app.close())

test.each(['user', 'agent', 'lawyer', 'evaluator'] as const)('a %s may not look into the back office', async (role) => {
  const { client } = await createUser(app, { role })
  const calls = [
    () => client.backoffice.getOverview(),
    () => client.backoffice.listUsers(),
    () => client.backoffice.suspendUser({ userId: admin.user.id, reason }),
    () => client.backoffice.restoreUser({ userId: admin.user.id, reason }),
    () => client.backoffice.listAudit(),
  ]
  for (const call of calls)
    await expect(call()).rejects.toMatchObject({ http: 403, body: { code: 'role-not-allowed' } })
})

describe('people', () => {
  test('are found by name, email, mobile and id, without contact details', async () => {
    const { user } = await createUser(app, { firstname: 'Zubin', lastname: 'Wadia', email: 'zubin@example.in' })
    for (const text of ['zub', 'WAD', 'zubin wadia', 'Zubin@Example.in', user.mobile, String(user.id)]) {
      const { data, total } = await admin.client.backoffice.listUsers({ text })
      expect([text, total, data[0]?.name]).toEqual([text, 1, 'Zubin Wadia'])
      expect(data[0]).toMatchObject({ email: 'zu…@example.in', mobile: `******${user.mobile.slice(-4)}` })
    }
    expect((await admin.client.backoffice.listUsers({ text: '%' })).total).toBe(0)
    expect((await admin.client.backoffice.listUsers({ text: 'zub_n' })).total).toBe(0)
  })

  test('come with those who joined last at the top, whichever number they have', async () => {
    const joined = async (day: string) => {
      const createdAt = new Date(`2020-03-${day}T06:30:00Z`)
      return (await createUser(app, { firstname: 'Ruxana', createdAt })).user.id
    }
    const [second, third, first] = [await joined('11'), await joined('10'), await joined('12')]
    const { data } = await admin.client.backoffice.listUsers({ text: 'ruxana' })
    expect(data.map(({ id }) => id)).toEqual([first, second, third])
  })

  test('a suspended person is signed out, cannot come back, and is told why; lifting it is told too', async () => {
    const person = await createUser(app)
    const { email, id: userId } = person.user
    await admin.client.backoffice.suspendUser({ userId, reason })
    await expect(person.client.auth.listSessions()).rejects.toMatchObject({ http: 401 })
    expect((await messagesTo(app, email))[0]).toMatchObject({
      subject: 'Your Properysearch account is suspended',
      body: expect.stringContaining(reason),
    })
    await expect(admin.client.backoffice.suspendUser({ userId, reason })).rejects.toMatchObject({
      http: 409,
      body: { code: 'moved-on' },
    })

    await admin.client.backoffice.restoreUser({ userId, reason: 'The numbers belong to one family.' })
    const { token } = await signIn(app, userId)
    expect((await app.clientFor(token).auth.listSessions()).data).toHaveLength(1)
    expect((await messagesTo(app, email))[0]?.body).toContain('The numbers belong to one family.')
    await expect(admin.client.backoffice.restoreUser({ userId, reason })).rejects.toMatchObject({
      http: 409,
      body: { code: 'moved-on' },
    })
  })

  test('their live listings are paused with them, and are theirs to resume', async () => {
    const person = await createUser(app)
    const id = await createProperty(app, { ownerId: person.user.id })
    await admin.client.backoffice.suspendUser({ userId: person.user.id, reason })
    await expect(app.visitor.listings.getProperty({ id })).rejects.toMatchObject({ http: 404 })
    await admin.client.backoffice.restoreUser({ userId: person.user.id, reason })
    const { token } = await signIn(app, person.user.id)
    await app.clientFor(token).listings.act({ id, act: 'resume' })
    expect((await app.visitor.listings.getProperty({ id })).data.propertydata.id).toBe(id)
  })

  test('what its owner pauses at the same moment does not keep them from being suspended', async () => {
    const person = await createUser(app)
    const { id: userId } = person.user
    const ids = await Promise.all(Array.from({ length: 6 }, () => createProperty(app, { ownerId: userId })))
    const pausing = ids.map((id) => person.client.listings.act({ id, act: 'pause' }))
    const [suspension] = await Promise.allSettled([admin.client.backoffice.suspendUser({ userId, reason }), ...pausing])
    expect(suspension.status).toBe('fulfilled')
    expect(await app.db.many(sql`select distinct state from properties where owner_id = ${userId}`)).toEqual([
      { state: 'paused' },
    ])
  })

  test('a booking that ends does not bring a suspended person’s listing back', async () => {
    const { user } = await createUser(app)
    const id = await createProperty(app, { ownerId: user.id, state: 'on-hold' })
    await admin.client.backoffice.suspendUser({ userId: user.id, reason })
    await inTransaction(app.jobContext(), (tx) => moveForDeal(tx, id, 'release'))
    await expect(app.visitor.listings.getProperty({ id })).rejects.toMatchObject({ http: 404 })
  })

  test('an erased account is nobody: not in the list, not to be restored', async () => {
    const { id: userId, client, password } = await registerPerson(app)
    await client.erasure.eraseAccount({ id: userId, password, confirmation: erasureWords })
    expect((await admin.client.backoffice.listUsers({ text: String(userId) })).total).toBe(0)
    expect((await admin.client.backoffice.listUsers({ text: 'Erased account' })).data).toEqual([])
    await expect(admin.client.backoffice.restoreUser({ userId, reason })).rejects.toMatchObject({
      http: 409,
      body: { code: 'moved-on' },
    })
  })

  test('of two who suspend at the same time, one succeeds', async () => {
    const { user } = await createUser(app)
    const both = await Promise.allSettled([
      admin.client.backoffice.suspendUser({ userId: user.id, reason }),
      admin.client.backoffice.suspendUser({ userId: user.id, reason }),
    ])
    expect(both.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('no administrator is suspended, nobody without a reason, nobody who is not there', async () => {
    const other = await createUser(app, { role: 'admin' })
    for (const userId of [admin.user.id, other.user.id]) {
      await expect(admin.client.backoffice.suspendUser({ userId, reason })).rejects.toMatchObject({
        http: 409,
        body: { code: 'ruled-out' },
      })
    }
    await expect(admin.client.backoffice.suspendUser({ userId: 1e9, reason })).rejects.toMatchObject({ http: 404 })
    const { user } = await createUser(app)
    await expect(admin.client.backoffice.suspendUser({ userId: user.id, reason: 'no' })).rejects.toMatchObject({
      http: 400,
      body: { errors: { reason: expect.stringContaining('Give the reason') } },
    })
  })
})

test('the log says who did what to whom and why, and nothing in it can be changed', async () => {
  const { user } = await createUser(app, { firstname: 'Tara', lastname: 'Bose' })
  await admin.client.backoffice.suspendUser({ userId: user.id, reason })
  const [line] = (await admin.client.backoffice.listAudit()).data
  expect(line).toEqual({
    id: expect.any(Number),
    admin: 'Nandini Rao',
    act: 'user.suspended',
    person: { id: user.id, name: 'Tara Bose' },
    subjectId: null,
    reason,
    at: app.clock.now.toISOString(),
  })
  for (const change of [sql`update audit_log set reason = 'x'`, sql`delete from audit_log`, sql`truncate audit_log`]) {
    await expect(app.db.run(change)).rejects.toThrow('the audit log is append-only')
  }
})
