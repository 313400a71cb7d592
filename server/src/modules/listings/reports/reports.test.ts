import type { ReportedListing } from '@properysearch/contract/listings/report-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../../test/factories.ts'
import { newAddress } from '../../../../test/people.ts'
import { createProperty } from '../../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/db/sql.ts'

const reason = 'The same number is used by three accounts.'
let app: TestApp
let admin: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  admin = await createUser(app, { role: 'admin', firstname: 'Nandini', lastname: 'Rao' })
})
afterAll(() => app.close())

test.each(['user', 'agent', 'lawyer', 'evaluator'] as const)('a %s neither reads nor settles reports', async (role) => {
  const { client } = await createUser(app, { role })
  const calls = [
    () => client.listings.listReports(),
    () => client.listings.settleReports({ propertyId: 1, lastReportId: 1, decision: 'dismissed', reason }),
  ]
  for (const call of calls)
    await expect(call()).rejects.toMatchObject({ http: 403, body: { code: 'role-not-allowed' } })
})

describe('reports', () => {
  const list = async () => admin.client.listings.listReports()
  const settle = (report: ReportedListing | undefined, decision: 'dismissed' | 'taken-down') =>
    admin.client.listings.settleReports({
      propertyId: report?.property.id ?? 0,
      lastReportId: report?.lastReportId ?? 0,
      decision,
      reason,
    })
  const stranger = () => app.clientFor(null, { address: newAddress() })

  test('wait in the order they arrived, each listing once, are counted, and are settled once', async () => {
    const owner = await createUser(app)
    const reporter = await createUser(app, { firstname: 'Isha', lastname: 'Sane' })
    const kept = await createProperty(app, { ownerId: owner.user.id, title: 'Kept flat' })
    const gone = await createProperty(app, { ownerId: owner.user.id, title: 'Gone flat' })
    await reporter.client.listings.reportProperty({ id: kept, reason: 'wrong-price', note: 'It was 80 lakh.' })
    app.clock.advance(1000)
    for (let i = 0; i < 7; i += 1) {
      await stranger().listings.reportProperty({ id: gone, reason: i < 5 ? 'fraud' : 'other', note: `Note ${i}` })
    }

    const { data, total } = await list()
    expect(total).toBe(2)
    expect(data.map((reported) => [reported.property.title, reported.count, reported.reasons])).toEqual([
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
    expect(data[1]?.newest.map((report) => report.note)).toEqual(['Note 6', 'Note 5', 'Note 4', 'Note 3', 'Note 2'])
    expect((await admin.client.backoffice.getOverview()).data).toContainEqual(
      expect.objectContaining({ key: 'reports', waiting: 2 }),
    )

    await settle(data[0], 'dismissed')
    expect((await owner.client.notifications.listNotifications({ id: owner.user.id })).total).toBe(0)
    await settle(data[1], 'taken-down')
    await expect(app.visitor.listings.getProperty({ id: gone })).rejects.toMatchObject({ http: 404 })
    expect((await owner.client.notifications.listNotifications({ id: owner.user.id })).data[0]).toMatchObject({
      title: 'Your listing was taken down',
      body: `Gone flat: ${reason}`,
    })
    expect((await list()).total).toBe(0)
    await expect(settle(data[0], 'dismissed')).rejects.toMatchObject({ http: 409, body: { code: 'moved-on' } })
    await expect(
      admin.client.listings.settleReports({ propertyId: 1e9, lastReportId: 1, decision: 'dismissed', reason }),
    ).rejects.toMatchObject({ http: 404 })
  })

  test('what came while the office was reading waits on; a visitor may say it again once it was settled', async () => {
    const id = await createProperty(app)
    const visitor = stranger()
    await visitor.listings.reportProperty({ id, reason: 'fraud' })
    const [seen] = (await list()).data
    await stranger().listings.reportProperty({ id, reason: 'other', note: 'Later' })
    await settle(seen, 'dismissed')
    const [left] = (await list()).data
    expect(left).toMatchObject({ count: 1, newest: [{ note: 'Later' }] })
    await visitor.listings.reportProperty({ id, reason: 'fraud', note: 'Still there' })
    expect((await list()).data[0]?.count).toBe(2)
    await settle((await list()).data[0], 'dismissed')
  })

  test('twenty harmless ones do not silence the next: all are counted, and each reason shows its newest words', async () => {
    const [id, later] = [await createProperty(app, { title: 'First flat' }), await createProperty(app)]
    const report = async (reason: 'wrong-price' | 'fraud' | 'not-the-owner', note: string) => {
      app.clock.advance(1000)
      await stranger().listings.reportProperty({ id, reason, note })
    }
    await report('wrong-price', 'The first')
    const [first] = (await list()).data
    await stranger().listings.reportProperty({ id: later, reason: 'other' })
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
    expect(data[0]?.newest.map((report) => report.note)).toEqual([
      'Harmless 48',
      'Harmless 47',
      'Harmless 46',
      'My uncle owns it',
      'He took a deposit from me',
    ])
    for (const reported of data) await settle(reported, 'dismissed')
    expect((await list()).total).toBe(0)
  })

  test('one that is on hold can be taken down, with whatever else was said about it', async () => {
    const id = await createProperty(app)
    await stranger().listings.reportProperty({ id, reason: 'fraud' })
    const [seen] = (await list()).data
    await stranger().listings.reportProperty({ id, reason: 'other' })
    await app.db.run(sql`update properties set state = 'on-hold' where id = ${id}`)
    await settle(seen, 'taken-down')
    expect((await list()).total).toBe(0)
    await expect(app.visitor.listings.getProperty({ id })).rejects.toMatchObject({ http: 404 })
  })

  test('a listing that is not live cannot be taken down, and the report stays', async () => {
    const id = await createProperty(app)
    await stranger().listings.reportProperty({ id, reason: 'other' })
    await app.db.run(sql`update properties set state = 'sold' where id = ${id}`)
    const [report] = (await list()).data
    await expect(settle(report, 'taken-down')).rejects.toMatchObject({ http: 409, body: { code: 'moved-on' } })
    expect((await list()).total).toBe(1)
  })
})
