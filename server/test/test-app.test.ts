import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../src/platform/db/sql.ts'
import { createUser } from './factories.ts'
import { createTestApp, type TestApp } from './test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('a call that fails inside says in the failure what happened there', async () => {
  const { client, user } = await createUser(app)
  await app.db.run(sql`alter table notifications rename to lost`)
  await expect(client.notifications.listNotifications({ id: user.id })).rejects.toMatchObject({
    http: 500,
    cause: { message: 'relation "notifications" does not exist' },
  })
  await app.db.run(sql`alter table lost rename to notifications`)
  await expect(client.notifications.listNotifications({ id: 0 })).rejects.not.toHaveProperty('cause')
})
