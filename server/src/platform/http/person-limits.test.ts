import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOwner } from '../../../test/listing-factory.ts'
import { newAddress } from '../../../test/people.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('a person saves so often in a minute, from however many addresses; others are not held up', async () => {
  const [hasty, calm] = [await createOwner(app), await createOwner(app)]
  const begin = async (owner: typeof hasty) =>
    (await owner.client.listings.createDraft({ listedIn: 'sell', subcategory: 'Flats' })).data
  const [draft, other] = [await begin(hasty), await begin(calm)]
  const save = () => {
    const { listings } = app.clientFor(hasty.token, { address: newAddress() })
    return listings.save({ id: draft.id, version: 1000 }).catch((error) => error.body.code)
  }
  const codes = await Promise.all(Array.from({ length: 100 }, save))
  expect(codes.filter((code) => code === 'changed-meanwhile')).toHaveLength(90)
  expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(10)
  await calm.client.listings.save({ id: other.id, version: other.version })
  app.clock.advance(59_000)
  expect(await save()).toBe('too-many-requests')
  app.clock.advance(1000)
  expect(await save()).toBe('changed-meanwhile')
})
