import { searchFilters } from '@properysearch/contract/search/calls'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createProperties } from '../../../../test/property-factory.ts'
import { type RandomPlace, randomListings } from '../../../../test/random-listings.ts'
import { sentSearch } from '../../../../test/random-searches.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/db/sql.ts'
import { findProperties } from '../finding/find-properties.ts'
import type { ListingQuery } from '../query/query.rules.ts'
import { readQuery } from '../query/read-query.ts'
import { bracketOf, keysOfListing, keysOfQuery, roomBits } from './keys.rules.ts'
import { findMatched, type MatchedListing, whichAreShown, whichShow } from './match.sql.ts'

let app: TestApp
let listings: MatchedListing[]
beforeAll(async () => {
  app = await createTestApp()
  const places = await app.db.many<RandomPlace>(sql`
    select city_id, id as locality_id, name as locality, latitude, longitude from localities
    where name = any(${['Baner', 'Kothrud', 'Hinjewadi Phase 1', 'Hinjewadi Phase 2']})
    union all select id, null, name, latitude, longitude from cities where name = any(${['Mumbai', 'Jaipur']})`)
  const ids = await createProperties(app, randomListings(250, places, app.clock.now))
  const [city] = await app.db.many<{ id: number }>(sql`
    insert into societies (name, city_id, locality_id, created_at)
    select 'Jademont Heights', city_id, id, ${app.clock.now} from localities where name = 'Baner' returning id`)
  await app.db.run(sql`
    update properties set society_id = ${city?.id} where id = any(${ids.slice(0, 60)}) and locality = 'Baner'`)
  listings = (await Promise.all(ids.map((id) => findMatched(app.db, id)))).filter((listing) => listing !== undefined)
})
afterAll(() => app.close())

/** As the index of saved searches answers it. */
function mayShow(query: ListingQuery, listing: MatchedListing): boolean {
  const { minPaise, maxPaise, rooms } = bracketOf(query)
  const keys = new Set(keysOfListing(listing))
  const room = listing.bhk === null ? 0 : roomBits([listing.bhk])
  return (
    keysOfQuery(query).some((key) => keys.has(key)) &&
    listing.pricePaise >= minPaise &&
    listing.pricePaise <= maxPaise &&
    (rooms === null || (rooms & room) !== 0)
  )
}

async function listed(input: Record<string, unknown>): Promise<number[]> {
  const ids: number[] = []
  for (let after: string | null | undefined; after !== null; ) {
    const page = await findProperties(app.db, { ...searchFilters.parse(input), ...(after ? { after } : {}) })
    ids.push(...page.data.map((item) => item.propertydata.id))
    after = page.nextAfter
  }
  return ids.sort((a, b) => a - b)
}

/** Beside the text, whose own place wins over it. */
const city = fc.option(fc.constantFrom('Pune', 'Mumbai', 'All India'))
const texts = ['jademont heights', '2 bhk in baner under 90 lakh', 'villas mumbai', 'hinjwadi']

test('a query is found by the keys of exactly those listings that the search shows for it', async () => {
  let found = 0
  let spared = 0
  await fc.assert(
    fc.asyncProperty(sentSearch(texts), city, async ({ sort: _, ...sent }, city) => {
      const input = city === null ? sent : { ...sent, city }
      const { query } = await readQuery(app.db, searchFilters.parse(input))
      // As it comes back from the table it is kept in.
      const kept = await app.db.one<{ query: ListingQuery }>(sql`select ${JSON.stringify(query)}::jsonb as query`)
      const asked = listings.filter((listing) => mayShow(kept.query, listing))
      const shown = await Promise.all(
        asked.map(async ({ id }) => ((await whichShow(app.db, id, [kept.query]))[0] ? id : null)),
      )
      const told = shown.filter((id) => id !== null).sort((a, b) => a - b)
      const expected = await listed(input)
      expect(told).toEqual(expected)
      const all = listings.map(({ id }) => id)
      expect((await whichAreShown(app.db, kept.query, all)).sort((a, b) => a - b)).toEqual(expected)
      found += expected.length > 0 ? 1 : 0
      spared += asked.length < listings.length ? 1 : 0
    }),
    { numRuns: 80 },
  )
  expect(found).toBeGreaterThan(20)
  expect(spared).toBeGreaterThan(20)
}, 240_000)

test('many queries are asked about one listing in a few statements', async () => {
  const [listing] = listings
  if (!listing) throw new Error('There is no listing.')
  const queries: ListingQuery[] = Array.from({ length: 250 }, (_, i) => ({
    maxPrice: listing.pricePaise / 100 - 1 + (i % 2),
  }))
  const shown = await whichShow(app.db, listing.id, queries)
  expect(shown).toEqual(queries.map((_, i) => i % 2 === 1))
  expect(await whichShow(app.db, 0, queries.slice(0, 2))).toEqual([false, false])
})
