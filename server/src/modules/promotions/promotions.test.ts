import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser } from '../../../test/factories.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { insertProfilePromotion } from './index.ts'

const dayMs = 24 * 60 * 60 * 1000
let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const promote = (userId: number, days = 10) =>
  insertProfilePromotion(app.db, {
    userId,
    since: app.clock.now,
    until: new Date(app.clock.now.getTime() + days * dayMs),
  })
const shown = async () => (await app.visitor.promotions.listPremiumUsers()).data.map((it) => it.userData.id)

test('who is promoted is shown until the day ends, with no more than a name, a city and a photo', async () => {
  const agent = await createUser(app, { role: 'agent', firstname: 'Farah', lastname: 'Shaikh' })
  await promote(agent.user.id)
  expect((await app.visitor.promotions.listPremiumUsers()).data).toEqual([
    {
      userData: {
        id: agent.user.id,
        image: null,
        firstname: 'Farah',
        lastname: 'Shaikh',
        city: 'Pune',
        userrole: 'agent',
      },
    },
  ])
  app.clock.advance(10 * dayMs)
  expect(await shown()).toEqual([])
})

test('a suspended person is not shown', async () => {
  const { user } = await createUser(app, { role: 'evaluator' })
  await promote(user.id)
  expect(await shown()).toEqual([user.id])
  await app.db.run(sql`update users set suspended_at = ${app.clock.now} where id = ${user.id}`)
  expect(await shown()).toEqual([])
})

test('the order turns with the day, for everyone alike', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => createUser(app)))
  for (const { user } of people) await promote(user.id)
  const orders = new Set<string>()
  for (let day = 0; day < 6; day++) {
    const order = await shown()
    expect([...order].sort()).toEqual(people.map((it) => it.user.id).sort())
    expect(await shown()).toEqual(order)
    orders.add(order.join())
    app.clock.advance(dayMs)
  }
  expect(orders.size).toBeGreaterThan(1)
})

test('the database refuses to promote a lawyer', async () => {
  const { user } = await createUser(app, { role: 'lawyer' })
  await expect(promote(user.id)).rejects.toThrow('lawyers are not promoted')
})
