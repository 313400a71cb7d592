import { expect, test, vi } from 'vitest'
import { hasRedis, startRedis } from '../../test/redis-server.ts'
import { createTestDatabase } from '../../test/test-database.ts'
import { openDatabase } from '../platform/db/database.ts'
import { limits } from '../platform/db/limits.ts'
import { createLog } from '../platform/log.ts'
import { openEventBus } from './open-event-bus.ts'

async function openDatabases(count: number) {
  const made = await Promise.all(Array.from({ length: count }, createTestDatabase))
  const parts = made.map(({ url, drop }) => {
    const { pool, close } = openDatabase(url, () => undefined, 1, limits.job)
    return { database: { url, pool, log: createLog('silent') }, end: () => close().then(drop) }
  })
  return { databases: parts.map(({ database }) => database), end: () => Promise.all(parts.map(({ end }) => end())) }
}

test.runIf(hasRedis)('two products of one Redis do not hear each other', async () => {
  const { databases, end } = await openDatabases(2)
  const { url, kill } = await startRedis()
  const [ours, alsoOurs, other] = await Promise.all(
    [databases[0], databases[0], databases[1]].map((database) => {
      if (!database) throw new Error('no database')
      return openEventBus({ redisUrl: url }, database)
    }),
  )
  if (!ours || !alsoOurs || !other) throw new Error('no bus')
  const heard: unknown[] = []
  alsoOurs.subscribe(({ to }) => heard.push(to))
  other.publish({ name: 'notification.created', to: { people: [1] } })
  ours.publish({ name: 'notification.created', to: { people: [2] } })
  await vi.waitFor(() => expect(heard).toEqual([{ people: [2] }]), 30_000)
  // The database carried none of it.
  await kill()
  ours.publish({ name: 'notification.created', to: { people: [3] } })
  await Promise.all([ours.close(), alsoOurs.close(), other.close()])
  expect(heard).toEqual([{ people: [2] }])
  await end()
})

test('a Redis that does not answer is named, its password is not', async () => {
  const { databases, end } = await openDatabases(1)
  const opened = databases.map((database) =>
    openEventBus({ redisUrl: 'redis://:secret-word@127.0.0.1:1' }, database).then(
      () => 'opened',
      (error: Error) => error.message,
    ),
  )
  expect(await Promise.all(opened)).toEqual([
    'Redis at 127.0.0.1:1 is not responding (ECONNREFUSED). Start it, or correct REDIS_URL.',
  ])
  await end()
})

test.runIf(hasRedis)('a wrong password is called one', async () => {
  const { databases, end } = await openDatabases(1)
  const { url, kill } = await startRedis(['--requirepass', 'right-word'])
  const [database] = databases
  if (!database) throw new Error('no database')
  const withPassword = (password: string) => ({ redisUrl: url.replace('//', `//:${password}@`) })
  for (const config of [withPassword('secret-word'), { redisUrl: url }]) {
    await expect(openEventBus(config, database)).rejects.toThrow(
      /^Redis at 127\.0\.0\.1:\d+ refused the user or the password in REDIS_URL\. Correct them\.$/,
    )
  }
  await (await openEventBus(withPassword('right-word'), database)).close()
  await kill()
  await end()
})
