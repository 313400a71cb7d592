import { afterAll, beforeAll, expect, test } from 'vitest'
import { messagesOf, say, talking } from '../../../test/conversation-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../context.ts'
import { sql } from '../db/sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('a flood of calls that wait for one another leaves connections to everybody else', async () => {
  const [flooded, calm] = [await talking(app), await talking(app)]
  const [locked, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = inTransaction(app.jobContext(), async (tx) => {
    await tx.db.run(sql`select from conversations where id = ${flooded.id} for update`)
    locked.resolve()
    await done.promise
  })
  await locked.promise
  const flood = Promise.allSettled(Array.from({ length: 20 }, (_, n) => say(flooded.asker, flooded.id, `Flood ${n}`)))
  try {
    for (let n = 0; n < 5; n++) await say(calm.asker, calm.id, `Calm ${n}`)
  } finally {
    done.resolve()
    await holding
  }
  expect((await flood).filter(({ status }) => status === 'rejected')).toEqual([])
  expect(await messagesOf(flooded.owner, flooded.id)).toHaveLength(22)
})

test('beyond a hundred that wait, calls of one person are refused', async () => {
  const { asker, id } = await talking(app)
  const results = await Promise.allSettled(Array.from({ length: 150 }, () => asker.client.conversations.get({ id })))
  const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason.body.code)
  expect(new Set(refused)).toEqual(new Set(['too-many-requests']))
  await expect(asker.client.conversations.get({ id })).resolves.toBeDefined()
})
