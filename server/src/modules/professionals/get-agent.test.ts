import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser } from '../../../test/factories.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('an agent is shown without a phone number or an email', async () => {
  const { user } = await createUser(app, { role: 'agent', firstname: 'Tejas', lastname: 'Wagh' })
  const { data } = await app.visitor.professionals.getAgent({ id: user.id })
  expect(data).toEqual({
    id: user.id,
    name: 'Tejas Wagh',
    role: 'agent',
    city: 'Pune',
    memberSince: '2026-11-15',
    photo: null,
    locality: 'Baner',
    distanceKm: null,
  })
})

test('a person who joined after midnight in India is a member since that day', async () => {
  const { user } = await createUser(app, { role: 'agent' })
  await app.db.run(sql`update users set created_at = '2026-05-16T20:00:00Z' where id = ${user.id}`)
  expect((await app.visitor.professionals.getAgent({ id: user.id })).data.memberSince).toBe('2026-05-17')
})

test('this call shows no one else', async () => {
  const buyer = await createUser(app)
  const lawyer = await createUser(app, { role: 'lawyer' })
  const gone = await createUser(app, { role: 'agent' })
  await app.db.run(sql`update users set suspended_at = now() where id = ${gone.user.id}`)
  for (const id of [buyer.user.id, lawyer.user.id, gone.user.id, 999_999]) {
    await expect(app.visitor.professionals.getAgent({ id })).rejects.toMatchObject({ http: 404 })
  }
  await expect(app.visitor.professionals.getAgent({ id: 'x' })).rejects.toMatchObject({ http: 400 })
})
