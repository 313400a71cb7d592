import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../../test/factories.ts'
import { createOwner, createSubmitted } from '../../../../test/listing-factory.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/db/sql.ts'
import { approve } from '../index.ts'

let app: TestApp
let owner: TestPerson
let adminId: number
beforeAll(async () => {
  app = await createTestApp()
  owner = await createOwner(app)
  adminId = (await createUser(app, { role: 'admin' })).user.id
})
afterAll(() => app.close())

const minute = 60_000
const first = 85_50_000
let place = 0
async function approveNow(id: number): Promise<void> {
  const { updatedAt } = await app.db.one<{ updatedAt: Date }>(sql`select updated_at from properties where id = ${id}`)
  await approve(app.jobContext(), { id, adminId, changedAt: updatedAt })
}
async function live(): Promise<number> {
  place += 1
  const { id } = await createSubmitted(owner, { latitude: 18.4 + place * 0.002, longitude: 73.7 })
  await approveNow(id)
  app.clock.advance(minute)
  return id
}
async function setPrice(id: number, price: number): Promise<void> {
  const { version } = (await owner.client.listings.getMine({ id })).data
  await owner.client.listings.save({ id, version, price })
  app.clock.advance(minute)
}
async function act(id: number, name: 'pause' | 'resume' | 'archive' | 'restore'): Promise<void> {
  await owner.client.listings.act({ id, act: name })
  app.clock.advance(minute)
}
const shown = async (id: number) =>
  (await app.visitor.listings.getProperty({ id })).data.priceHistory.map((step) => step.price)

describe('what people read as the price history', () => {
  test('holds every price they could see', async () => {
    const id = await live()
    await setPrice(id, 80_00_000)
    expect(await shown(id)).toEqual([first, 80_00_000])
  })

  test('holds no price that nobody saw: raised while paused, then lowered, nothing has become cheaper', async () => {
    const id = await live()
    await act(id, 'pause')
    await setPrice(id, 1_20_00_000)
    await setPrice(id, first)
    await act(id, 'resume')
    expect(await shown(id)).toEqual([first])
    await act(id, 'pause')
    await setPrice(id, 1_20_00_000)
    await setPrice(id, 82_00_000)
    await act(id, 'resume')
    expect(await shown(id)).toEqual([first, 82_00_000])
  })

  test('nor one that was tried out in a draft made of an archived listing', async () => {
    const id = await live()
    await setPrice(id, 84_00_000)
    await act(id, 'archive')
    await act(id, 'restore')
    await setPrice(id, 2_00_00_000)
    await setPrice(id, 81_00_000)
    await owner.client.listings.submit({ id })
    app.clock.advance(minute)
    await approveNow(id)
    expect(await shown(id)).toEqual([first, 84_00_000, 81_00_000])
    expect((await owner.client.listings.getPriceHistory({ id })).data.map((step) => step.price)).toEqual(
      await shown(id),
    )
  })
})

test('what was once live is never made into another kind of property, with the history of the first', async () => {
  const id = await live()
  await act(id, 'archive')
  await act(id, 'restore')
  const { version } = (await owner.client.listings.getMine({ id })).data
  for (const kind of [{ subcategory: 'Shops' as const }, { listedIn: 'rent' as const }]) {
    await expect(owner.client.listings.save({ id, version, ...kind })).rejects.toMatchObject({
      http: 409,
      body: { code: 'ruled-out', message: expect.stringContaining('never been live') },
    })
  }
})

describe('confirming that it is still available', () => {
  const confirmedAt = async (id: number) =>
    (await app.visitor.listings.getProperty({ id })).data.propertydata.confirmedAt

  test('counts once a day, so that nobody stays on top by pressing', async () => {
    const id = await live()
    const before = await confirmedAt(id)
    expect((await owner.client.listings.confirmAvailable({ id })).data.confirmedAt).toBe(before)
    await act(id, 'pause')
    await act(id, 'resume')
    expect(await confirmedAt(id)).toBe(before)
    app.clock.advance(24 * 60 * minute)
    const { data } = await owner.client.listings.confirmAvailable({ id })
    expect([data.confirmedAt, await confirmedAt(id)]).toEqual([
      app.clock.now.toISOString(),
      app.clock.now.toISOString(),
    ])
  })
})
