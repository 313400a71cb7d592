import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createProperties } from '../../../../test/property-factory.ts'
import { type RandomPlace, randomListings } from '../../../../test/random-listings.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/db/sql.ts'

// The counts kept beside the listings against the listings themselves, after whatever may happen to a listing.

let app: TestApp
let ids: number[]
beforeAll(async () => {
  app = await createTestApp()
  const places = await app.db.many<RandomPlace>(
    sql`select city_id, id as locality_id, name as locality, latitude, longitude from localities limit 6`,
  )
  ids = await createProperties(app, randomListings(60, places, app.clock.now))
})
afterAll(() => app.close())

/** What the counts say, and what a fresh count of the listings says. */
async function compare() {
  const sums = (from: string) => app.db.many(sql`${from === 'kept' ? keptCounts : freshCounts}`)
  const cells = (from: string) => app.db.many(sql`${from === 'kept' ? keptCells : freshCells}`)
  expect(await sums('kept')).toEqual(await sums('fresh'))
  expect(await cells('kept')).toEqual(await cells('fresh'))
}
const grouped = sql`c.city_id, c.locality_id, c.listed_in::text, c.subcategory::text, c.permitted_use::text, c.bhk,
  c.possession::text, c.price_step`
const summed = sql`sum(n)::int as n, sum(furnishing_0)::int as f0, sum(facing_7)::int as g7, sum(age_0)::int as a0,
  sum(age_5)::int as a5, sum(posted_by_2)::int as p2, sum(bathrooms_10)::int as b10, sum(amenity_0)::int as m0, sum(amenity_13)::int as m13`
const keptCounts = sql`select ${grouped}, ${summed} from listing_counts c
  group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(n) <> 0 order by 1, 2, 3, 4, 5, 6, 7, 8`
const freshCounts = sql`select ${grouped}, ${summed} from properties p cross join lateral counts_of(p, 1)
  c where p.state = 'verified' group by 1, 2, 3, 4, 5, 6, 7, 8 order by 1, 2, 3, 4, 5, 6, 7, 8`
const cellGroups = sql`zoom, c.cell, c.listed_in::text, c.subcategory::text, c.permitted_use::text`
const cellSums = sql`sum(n)::int as n, sum(sum_latitude)::bigint as y, sum(sum_longitude)::bigint as x`
const keptCells = sql`select ${cellGroups}, ${cellSums} from cell_counts c group by 1, 2, 3, 4, 5 having sum(n) <> 0 order by 1, 2, 3, 4, 5`
const freshCells = sql`select ${cellGroups}, ${cellSums} from properties p cross join lateral cells_of(p, 1) c
  where p.state = 'verified' group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`

const acts = {
  'goes live or leaves': (id: number, n: number) =>
    sql`update properties set state = ${['verified', 'sold', 'on-hold', 'archived', 'submitted'][n % 5]}::property_state where id = ${id}`,
  'costs something else': (id: number, n: number) =>
    sql`update properties set price_paise = ${1_00_000_00 * ((n % 200) + 1)} where id = ${id}`,
  moves: (id: number, n: number) =>
    sql`update properties set latitude = ${18.4 + (n % 50) / 200}, longitude = ${73.7 + (n % 30) / 100} where id = ${id}`,
  'has other surroundings': (id: number, n: number) =>
    sql`update properties set amenity_bits = ${n % 16384}, facing = ${n % 2 ? 'East' : 'West'}::facing where id = ${id}`,
  'is promoted': (id: number, n: number) =>
    sql`update properties set is_promoted = ${n % 2 === 0}, promoted_until = now() where id = ${id}`,
  'is removed': (id: number) => sql`delete from properties where id = ${id}`,
  'counts are added up': () => sql`select add_up_counts()`,
  'counts are made anew': () => sql`select count_anew()`,
}

test('the counts are the listings, whatever happens to them', async () => {
  const act = fc.record({
    name: fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])),
    at: fc.nat(59),
    n: fc.nat(100_000),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 15 }), async (steps) => {
      for (const { name, at, n } of steps) await app.db.run(acts[name](ids[at] as number, n))
      await compare()
    }),
    { numRuns: 25 },
  )
})

test('adding up leaves one row of each sort and none of what is gone', async () => {
  await app.db.run(sql`select add_up_counts()`)
  const rows = await app.db.many(
    sql`select 1 from listing_counts c group by ${grouped} having count(*) > 1 or sum(n) = 0`,
  )
  expect(rows).toEqual([])
})

test('writers at the same time do not make each other wrong', async () => {
  const [first, ...others] = await createProperties(
    app,
    Array.from({ length: 20 }, () => ({})),
  )
  await Promise.all([
    ...others.map((id, i) =>
      app.db.run(sql`update properties set price_paise = ${(i + 1) * 1_00_000_00} where id = ${id}`),
    ),
    app.db.run(sql`select add_up_counts()`),
    app.db.run(sql`delete from properties where id = ${first}`),
    app.db.run(sql`select add_up_counts()`),
  ])
  await compare()
})

test('the jobs keep things in order', async () => {
  await createProperties(app, [{ title: 'Quizzical penthouse', updatedAt: app.clock.now }])
  for (const name of ['search-add-up-counts', 'search-count-anew', 'search-learn-words']) {
    await app.db.run(sql`select graphile_worker.add_job(${name})`)
  }
  await app.runJobs()
  await compare()
  const { understood } = await app.visitor.search.searchProperties({ text: 'quizical' })
  expect(understood.chips).toMatchObject([{ kind: 'words', label: 'quizzical', isCorrected: true }])
})
