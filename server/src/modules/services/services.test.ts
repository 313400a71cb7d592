import { mostServices } from '@properysearch/contract/services/facts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { newKey } from '../../../test/order-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { findService } from './services.sql.ts'

let app: TestApp
let agent: TestPerson
let other: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  agent = await createUser(app, { role: 'agent' })
  other = await createUser(app, { role: 'agent' })
})
afterAll(() => app.close())

const offered = { title: 'Ten photographs', delivers: 'Ten edited photographs of your home.', fee: 2499.5, days: 3 }
const add = (person: TestPerson, given = {}) => person.client.services.add({ ...offered, key: newKey(), ...given })

describe('standing services', () => {
  test('are offered, changed and withdrawn; a second press adds nothing', async () => {
    const key = newKey()
    const { data: first } = await add(agent, { key, title: '  Ten   photographs ' })
    expect(first).toEqual({ ...offered, id: first.id })
    expect((await add(agent, { key })).data.id).toBe(first.id)
    expect((await agent.client.services.listMine()).data).toEqual([first])
    const changed = { ...first, fee: 3000, days: 5 }
    expect((await agent.client.services.change(changed)).data).toEqual(changed)
    await agent.client.services.withdraw({ id: first.id })
    expect((await agent.client.services.listMine()).data).toEqual([])
    await expect(agent.client.services.withdraw({ id: first.id })).rejects.toMatchObject({ http: 404 })
    await expect(agent.client.services.change(changed)).rejects.toMatchObject({ http: 404 })
    expect(await findService(app.db, first.id)).toBeUndefined()
  })

  test('belong to one professional', async () => {
    const { data: mine } = await add(agent)
    expect((await other.client.services.listMine()).data).toEqual([])
    await expect(other.client.services.change(mine)).rejects.toMatchObject({ http: 404 })
    await expect(other.client.services.withdraw({ id: mine.id })).rejects.toMatchObject({ http: 404 })
    expect(await findService(app.db, mine.id)).toMatchObject({
      feePaise: 249950,
    })
    await agent.client.services.withdraw({ id: mine.id })
  })

  test('are at most twelve, also when many are added at once', async () => {
    const many = await createUser(app, { role: 'evaluator' })
    const answers = await Promise.allSettled(Array.from({ length: mostServices + 3 }, () => add(many)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostServices)
    await expect(add(many)).rejects.toMatchObject({ body: { code: 'limit-reached' } })
  })

  test('are for professionals', async () => {
    const { client } = await createUser(app)
    await expect(client.services.listMine()).rejects.toMatchObject({ http: 403 })
    await expect(app.visitor.services.listMine()).rejects.toMatchObject({ http: 401 })
  })

  test.each([
    ['title', { title: ' ' }],
    ['title', { title: 'Call 98220 11223' }],
    ['delivers', { delivers: 'Short' }],
    ['delivers', { delivers: 'Write to me at asha@example.in please' }],
    ['fee', { fee: 0 }],
    ['fee', { fee: 10_00_001 }],
    ['fee', { fee: 10.005 }],
    ['days', { days: 0 }],
    ['days', { days: 21 }],
  ])('a wrong %s is named', async (field, wrong) => {
    await expect(add(agent, wrong)).rejects.toMatchObject({
      http: 400,
      body: { errors: { [field]: expect.any(String) } },
    })
  })
})
