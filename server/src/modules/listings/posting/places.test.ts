import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOwner, createWholeDraft } from '../../../../test/listing-factory.ts'
import { buy } from '../../../../test/paid-orders.ts'
import { createProperties } from '../../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/db/sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('five listings are free; of two submitted at once one gets the last place; a package allows more', async () => {
  const owner = await createOwner(app, { isFree: true })
  const { client } = owner
  const ownerId = owner.user.id
  // What is sold, archived or a draft takes no place.
  const states = ['verified', 'paused', 'on-hold', 'submitted', 'sold', 'archived', 'draft'] as const
  const [live] = await createProperties(
    app,
    states.map((state) => ({ ownerId, state })),
  )
  const drafts = [
    await createWholeDraft(owner, { unit: 'A-1', floor: 1 }),
    await createWholeDraft(owner, { unit: 'A-2', floor: 2 }),
  ]
  const tries = await Promise.allSettled(drafts.map(({ id }) => client.listings.submit({ id })))
  expect(tries.map((attempt) => attempt.status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = drafts[tries.findIndex((attempt) => attempt.status === 'rejected')]?.id ?? 0
  const submit = () => client.listings.submit({ id: refused })
  await expect(submit()).rejects.toMatchObject({
    http: 409,
    body: { code: 'limit-reached', message: expect.stringMatching(/^You can have 5 listings on the site at a time\./) },
  })
  const places = async () =>
    (await client.subscriptions.getMine()).data.meters.find((meter) => meter.kind === 'listings')
  expect(await places()).toEqual({ kind: 'listings', granted: 5, used: 5, left: 0 })

  await client.listings.act({ id: live ?? 0, act: 'archive' })
  expect((await places())?.left).toBe(1)
  await app.db.run(sql`update properties set state = 'verified' where id = ${live}`)
  await expect(submit()).rejects.toMatchObject({ http: 409, body: { code: 'limit-reached' } })
  await buy(app, owner, { purpose: 'subscription', subjectId: 3 })
  expect(await places()).toEqual({ kind: 'listings', granted: 15, used: 5, left: 10 })
  expect((await submit()).data.state).toBe('submitted')

  // When the package ends, what is on the site stays.
  app.clock.advance(90 * 24 * 60 * 60 * 1000)
  const left = await app.db.many(sql`
    select from properties where owner_id = ${ownerId} and state in ('verified', 'paused', 'on-hold', 'submitted')`)
  expect(left).toHaveLength(6)
})
