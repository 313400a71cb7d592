import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser } from '../../../test/factories.ts'
import { createOwner } from '../../../test/listing-factory.ts'
import { createProperty } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { enqueue, type JobHandler } from '../../platform/jobs/jobs.ts'
import { crontab } from '../../platform/jobs/worker.ts'
import { tellSearchers } from '../listings/index.ts'
import { notificationsModule } from '../notifications/index.ts'
import { savedSearchesJobs, searchDigestsJob } from './saved-searches.jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const [mailOfTheDay, deliver] = ['notifications-digests', 'notifications-deliver']
const digests = [...(notificationsModule.jobs?.({} as never) ?? []), ...savedSearchesJobs].filter(({ name }) =>
  [mailOfTheDay, searchDigestsJob.name].includes(name),
)
const minuteOf = ({ every }: Pick<JobHandler<never>, 'every'>) => {
  const [minute, hour] = (every ?? '').split(' ').map(Number)
  return (hour ?? 0) * 60 + (minute ?? 0)
}

test('what the searches of the day found is in the mail of the same day', async () => {
  const [owner, asha] = [await createOwner(app), await createUser(app)]
  const search = { type: 'buy', text: '2 bhk in baner under 90 lakh' } as const
  await asha.client.savedSearches.save({ name: 'A flat in Baner', search, pace: 'daily' })
  await asha.client.notifications.setWays({ kind: 'searches', mail: 'daily', push: false, sms: false })
  app.clock.advance(1000)
  const propertyId = await createProperty(app, { ownerId: owner.user.id, pricePaise: 85_00_000_00 })
  await enqueue(app.db, tellSearchers, { propertyId })
  await app.runJobs()
  for (const { name } of digests.toSorted((a, b) => minuteOf(a) - minuteOf(b))) {
    for (const job of [name, deliver]) {
      await enqueue(app.db, { name: job }, {})
      await app.runJobs()
    }
  }
  const mails = await app.db.many<{ body: string }>(
    sql`select body from outbox_messages where recipient = ${asha.user.email}`,
  )
  expect(mails).toHaveLength(1)
  expect(mails[0]?.body).toContain('A property for “A flat in Baner”')
})

test('a morning on which nobody worked at eight has its mails later', () => {
  expect(crontab(digests).split('\n').toSorted()).toEqual([
    '0 2 * * * saved-searches-digests ?fill=4h',
    '30 2 * * * notifications-digests ?fill=4h',
  ])
})
