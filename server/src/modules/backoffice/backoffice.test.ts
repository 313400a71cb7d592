import type { BackofficeReport } from '@properysearch/contract/backoffice'
import { erasureWords } from '@properysearch/contract/erasure'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, signIn, type TestPerson } from '../../../test/factories.ts'
import { messagesTo, newAddress, registerPerson } from '../../../test/people.ts'
import { createProperty } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
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
    () => client.backoffice.listReports(),
    () => client.backoffice.settleReports({ propertyId: 1, lastReportId: 1, decision: 'dismissed', reason }),
    () => client.backoffice.listAudit(),
  ]
  for (const call of calls)
    await expect(call()).rejects.toMatchObject({ http: 403, body: { code: 'role-not-allowed' } })
})

describe('people', () => {
  test('are found by name, email, mobile and id, with nothing to ring or write to', async () => {
    const { user } = await createUser(app, { firstname: 'Zubin', lastname: 'Wadia', email: 'zubin@example.in' })
    for (const text of ['zub', 'WAD', 'zubin wadia', 'Zubin@Example.in', user.mobile, String(user.id)]) {
      const { data, total } = await admin.client.backoffice.listUsers({ text })
      expect([text, total, data[0]?.name]).toEqual([text, 1, 'Zubin Wadia'])
      expect(data[0]).toMatchObject({ email: 'zu…@example.in', mobile: `******${user.mobile.slice(-4)}` })
    }
    expect((await admin.client.backoffice.listUsers({ text: '%' })).total).toBe(0)
    expect((await admin.client.backoffice.listUsers({ text: 'zub_n' })).total).toBe(0)
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
    await expect(app.visitor.properties.getProperty({ id })).rejects.toMatchObject({ http: 404 })
    await admin.client.backoffice.restoreUser({ userId: person.user.id, reason })
    const { token } = await signIn(app, person.user.id)
    await app.clientFor(token).listings.act({ id, act: 'resume' })
    expect((await app.visitor.properties.getProperty({ id })).data.propertydata.id).toBe(id)
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
    await app.db.transaction((db) => moveForDeal(app.jobContext(), db, id, 'release'))
    await expect(app.visitor.properties.getProperty({ id })).rejects.toMatchObject({ http: 404 })
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

  test('of two who suspend at once, one does', async () => {
    const { user } = await createUser(app)
    const both = await Promise.allSettled([
      admin.client.backoffice.suspendUser({ userId: user.id, reason }),
      admin.client.backoffice.suspendUser({ userId: user.id, reason }),
    ])
    expect(both.map((it) => it.status).sort()).toEqual(['fulfilled', 'rejected'])
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

describe('reports', () => {
  const list = async () => admin.client.backoffice.listReports()
  const settle = (report: BackofficeReport | undefined, decision: 'dismissed' | 'taken-down') =>
    admin.client.backoffice.settleReports({
      propertyId: report?.property.id ?? 0,
      lastReportId: report?.lastReportId ?? 0,
      decision,
      reason,
    })
  const stranger = () => app.clientFor(null, { address: newAddress() })

  test('wait in the order they came, a listing once, are counted, and are settled once', async () => {
    const owner = await createUser(app)
    const reporter = await createUser(app, { firstname: 'Isha', lastname: 'Sane' })
    const kept = await createProperty(app, { ownerId: owner.user.id, title: 'Kept flat' })
    const gone = await createProperty(app, { ownerId: owner.user.id, title: 'Gone flat' })
    await reporter.client.properties.reportProperty({ id: kept, reason: 'wrong-price', note: 'It was 80 lakh.' })
    app.clock.advance(1000)
    for (let i = 0; i < 7; i += 1) {
      await stranger().properties.reportProperty({ id: gone, reason: i < 5 ? 'fraud' : 'other', note: `Note ${i}` })
    }

    const { data, total } = await list()
    expect(total).toBe(2)
    expect(data.map((it) => [it.property.title, it.count, it.reasons])).toEqual([
      ['Kept flat', 1, [{ reason: 'wrong-price', count: 1 }]],
      [
        'Gone flat',
        7,
        [
          { reason: 'fraud', count: 5 },
          { reason: 'other', count: 2 },
        ],
      ],
    ])
    expect(data[0]?.newest).toMatchObject([{ reason: 'wrong-price', note: 'It was 80 lakh.', reporter: 'Isha Sane' }])
    expect(data[1]?.newest.map((it) => it.note)).toEqual(['Note 6', 'Note 5', 'Note 4', 'Note 3', 'Note 2'])
    expect((await admin.client.backoffice.getOverview()).data).toContainEqual(
      expect.objectContaining({ key: 'reports', waiting: 2 }),
    )

    await settle(data[0], 'dismissed')
    expect((await owner.client.notifications.listNotifications({ id: owner.user.id })).total).toBe(0)
    await settle(data[1], 'taken-down')
    await expect(app.visitor.properties.getProperty({ id: gone })).rejects.toMatchObject({ http: 404 })
    expect((await owner.client.notifications.listNotifications({ id: owner.user.id })).data[0]).toMatchObject({
      title: 'Your listing was taken down',
      body: `Gone flat: ${reason}`,
    })
    expect((await list()).total).toBe(0)
    await expect(settle(data[0], 'dismissed')).rejects.toMatchObject({ http: 409, body: { code: 'moved-on' } })
    await expect(
      admin.client.backoffice.settleReports({ propertyId: 1e9, lastReportId: 1, decision: 'dismissed', reason }),
    ).rejects.toMatchObject({ http: 404 })
  })

  test('what came while the office was reading waits on; a visitor may say it again once it was settled', async () => {
    const id = await createProperty(app)
    const visitor = stranger()
    await visitor.properties.reportProperty({ id, reason: 'fraud' })
    const [seen] = (await list()).data
    await stranger().properties.reportProperty({ id, reason: 'other', note: 'Later' })
    await settle(seen, 'dismissed')
    const [left] = (await list()).data
    expect(left).toMatchObject({ count: 1, newest: [{ note: 'Later' }] })
    await visitor.properties.reportProperty({ id, reason: 'fraud', note: 'Still there' })
    expect((await list()).data[0]?.count).toBe(2)
    await settle((await list()).data[0], 'dismissed')
  })

  test('twenty harmless ones do not silence the next: all are counted, and each reason shows its newest words', async () => {
    const [id, later] = [await createProperty(app, { title: 'First flat' }), await createProperty(app)]
    const report = async (reason: 'wrong-price' | 'fraud' | 'not-the-owner', note: string) => {
      app.clock.advance(1000)
      await stranger().properties.reportProperty({ id, reason, note })
    }
    await report('wrong-price', 'The first')
    const [first] = (await list()).data
    await stranger().properties.reportProperty({ id: later, reason: 'other' })
    for (let i = 0; i < 19; i += 1) await report('wrong-price', `Harmless ${i}`)
    await report('fraud', 'He took a deposit from me')
    await report('not-the-owner', 'My uncle owns it')
    for (let i = 19; i < 49; i += 1) await report('wrong-price', `Harmless ${i}`)

    const { data } = await list()
    const { firstReportedAt } = first ?? {}
    expect(data[0]).toMatchObject({ property: { title: 'First flat' }, firstReportedAt, count: 52 })
    expect(data[0]?.reasons).toEqual([
      { reason: 'wrong-price', count: 50 },
      { reason: 'fraud', count: 1 },
      { reason: 'not-the-owner', count: 1 },
    ])
    expect(data[0]?.newest.map((it) => it.note)).toEqual([
      'Harmless 48',
      'Harmless 47',
      'Harmless 46',
      'My uncle owns it',
      'He took a deposit from me',
    ])
    for (const it of data) await settle(it, 'dismissed')
    expect((await list()).total).toBe(0)
  })

  test('one that is on hold can be taken down, with whatever else was said about it', async () => {
    const id = await createProperty(app)
    await stranger().properties.reportProperty({ id, reason: 'fraud' })
    const [seen] = (await list()).data
    await stranger().properties.reportProperty({ id, reason: 'other' })
    await app.db.run(sql`update properties set state = 'on-hold' where id = ${id}`)
    await settle(seen, 'taken-down')
    expect((await list()).total).toBe(0)
    await expect(app.visitor.properties.getProperty({ id })).rejects.toMatchObject({ http: 404 })
  })

  test('a listing that is not live cannot be taken down, and the report stays', async () => {
    const id = await createProperty(app)
    await stranger().properties.reportProperty({ id, reason: 'other' })
    await app.db.run(sql`update properties set state = 'sold' where id = ${id}`)
    const [report] = (await list()).data
    await expect(settle(report, 'taken-down')).rejects.toMatchObject({ http: 409, body: { code: 'moved-on' } })
    expect((await list()).total).toBe(1)
  })
})

test('every act stands in the log with who, whom and why, and nothing can be changed in it', async () => {
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
