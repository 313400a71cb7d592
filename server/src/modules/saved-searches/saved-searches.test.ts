import { mostSavedSearches } from '@properysearch/contract/saved-searches/facts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { readAgainJob } from './saved-searches.jobs.ts'

let app: TestApp
let asha: TestPerson
let ravi: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  asha = await createUser(app)
  ravi = await createUser(app)
})
afterAll(() => app.close())

const inBaner = {
  name: ' 2 BHK  in Baner ',
  search: { type: 'buy' as const, text: 'baner', bhk: '2,3' },
  pace: 'daily' as const,
}
const mine = async (person = asha) => (await person.client.savedSearches.listMine()).data

describe('saved searches', () => {
  test('are kept in one spelling, listed, renamed, changed, and looked at', async () => {
    const { data: saved, isNew } = await asha.client.savedSearches.save(inBaner)
    expect(isNew).toBe(true)
    expect(saved).toMatchObject({
      name: '2 BHK in Baner',
      address: '?type=buy&text=baner&bhk=2%2C3',
      pace: 'daily',
      isMailed: true,
      isPaused: false,
      newCount: 0,
    })
    const again = await asha.client.savedSearches.save({
      ...inBaner,
      name: 'Another name',
      search: { bhk: '3,2', type: 'buy', text: ' baner ' },
    })
    expect(again).toMatchObject({ isNew: false, data: saved })
    const { data: changed } = await asha.client.savedSearches.change({
      ...saved,
      name: 'Baner',
      pace: 'weekly',
      isPaused: true,
    })
    expect(changed).toEqual({ ...saved, name: 'Baner', pace: 'weekly', isPaused: true })
    expect(await mine()).toEqual([changed])
    await asha.client.savedSearches.markLooked({ id: saved.id })
  })

  test('are deleted and brought back until the night', async () => {
    const [saved] = await mine()
    const id = saved?.id ?? 0
    await asha.client.savedSearches.remove({ id })
    expect(await mine()).toEqual([])
    await expect(asha.client.savedSearches.remove({ id })).rejects.toMatchObject({ http: 404 })
    expect((await asha.client.savedSearches.bringBack({ id })).data).toEqual(saved)
    expect((await asha.client.savedSearches.bringBack({ id })).data).toEqual(saved)

    await asha.client.savedSearches.remove({ id })
    await asha.client.savedSearches.save(inBaner)
    await expect(asha.client.savedSearches.bringBack({ id })).rejects.toMatchObject({ body: { code: 'moved-on' } })
    app.clock.advance(25 * 60 * 60 * 1000)
    await enqueue(app.db, readAgainJob, {})
    await app.runJobs()
    await expect(asha.client.savedSearches.bringBack({ id })).rejects.toMatchObject({ http: 404 })
    expect(await mine()).toHaveLength(1)
  })

  test('are their owner’s alone', async () => {
    const id = (await mine())[0]?.id ?? 0
    const calls = ravi.client.savedSearches
    const choices = { name: 'x', pace: 'daily' as const, isMailed: true, isPaused: false }
    for (const call of [
      () => calls.change({ id, ...choices }),
      () => calls.markLooked({ id }),
      () => calls.remove({ id }),
      () => calls.bringBack({ id }),
    ]) {
      await expect(call()).rejects.toMatchObject({ http: 404 })
    }
    expect(await mine(ravi)).toEqual([])
    await expect(app.visitor.savedSearches.listMine()).rejects.toMatchObject({ http: 401 })
  })

  test('say what is wrong with them', async () => {
    const save = (given: object) => asha.client.savedSearches.save({ ...inBaner, ...given } as typeof inBaner)
    await expect(save({ name: '  ' })).rejects.toMatchObject({ body: { errors: { name: 'Give the search a name.' } } })
    await expect(save({ name: 'x'.repeat(81) })).rejects.toMatchObject({ http: 400 })
    await expect(save({ pace: 'hourly' })).rejects.toMatchObject({ body: { errors: { pace: expect.any(String) } } })
    await expect(save({ search: { bhk: '99' } })).rejects.toMatchObject({ http: 400 })
    await expect(save({ search: undefined })).rejects.toMatchObject({ http: 400 })
  })

  test('are at most thirty, also when many are saved at once, and when one is brought back', async () => {
    const many = await createUser(app)
    const answers = await Promise.allSettled(
      Array.from({ length: mostSavedSearches + 2 }, (_, i) =>
        many.client.savedSearches.save({ ...inBaner, search: { minPrice: 1000 + i } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostSavedSearches)
    const one = await many.client.savedSearches.save({ ...inBaner, search: { minPrice: 1 } }).catch((error) => error)
    expect(one).toMatchObject({
      http: 409,
      body: { code: 'limit-reached', message: expect.stringContaining('up to 30 saved searches') },
    })
    const id = (await mine(many))[0]?.id ?? 0
    await many.client.savedSearches.remove({ id })
    await many.client.savedSearches.save({ ...inBaner, search: { minPrice: 2 } })
    await expect(many.client.savedSearches.bringBack({ id })).rejects.toMatchObject({ body: { code: 'limit-reached' } })
  })
})

test('a text is understood anew each night, as the search now understands it', async () => {
  await ravi.client.savedSearches.save({ name: 'Jade', search: { text: 'jademont' }, pace: 'daily' })
  const keys = async () =>
    (
      await app.db.many<{ key: string }>(sql`
      select key from saved_search_keys k join saved_searches s on s.id = k.search_id and s.name = 'Jade'`)
    ).map(({ key }) => key)
  expect(await keys()).toEqual(['*/*/*'])
  const society = await app.db.one<{ id: number }>(sql`
    insert into societies (name, city_id, locality_id, created_at)
    select 'Jademont', city_id, id, ${app.clock.now} from localities where name = 'Baner' returning id`)
  await enqueue(app.db, readAgainJob, {})
  await app.runJobs()
  expect(await keys()).toEqual([`society ${society.id}/*/*`])
})
