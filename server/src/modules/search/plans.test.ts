import { type SentSearchQuery, searchFilters, searchQuery } from '@properysearch/contract/search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadManyListings } from '../../../test/many-listings.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { clusterProperties } from './cluster-properties.ts'
import { countFacets } from './count-facets.ts'
import { findProperties } from './find-properties.ts'

// The plans of the hot statements over 20,000 listings: each must go by the index that was made for it, reading no rows
// but those of the page.

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await loadManyListings(app.db, 20_000, () => undefined)
  await app.db.pool.query('vacuum (analyze)')
}, 120_000)
afterAll(() => app.close())

/** Runs some work and answers the plan of every statement it sent. */
async function plansOf(work: (db: Db) => Promise<unknown>): Promise<string> {
  const plans: string[] = []
  const explain = async (query: Sql) => {
    const lines = await app.db.many<{ queryPlan?: string }>(sql`explain ${query}`)
    plans.push(lines.map((line) => Object.values(line)[0]).join('\n'))
  }
  const watched: Db = {
    ...app.db,
    many: <Row>(query: Sql) => explain(query).then(() => app.db.many<Row>(query)),
    hot: <Row>(query: Sql) => explain(query).then(() => app.db.hot<Row>(query)),
  }
  await work(watched)
  return plans.join('\n')
}

const list = (query: SentSearchQuery, readsAtMost?: number) =>
  plansOf((db) => findProperties(db, searchQuery.parse(query), readsAtMost))

describe('a page of a list', () => {
  const cases: [string, SentSearchQuery, index: string][] = [
    ['of a kind in all India', { type: 'buy', bhk: '2', furnishing: 'Furnished' }, 'properties_by_kind'],
    ['of a city', { type: 'buy', text: 'jaipur', bhk: '2', furnishing: 'Furnished' }, 'properties_by_city'],
    ['of a locality', { type: 'rent', text: 'baner', bhk: '2', furnishing: 'Furnished' }, 'properties_by_locality'],
    ['by price', { type: 'buy', subCategory: 'flats', sort: 'price-low', facing: 'East' }, 'properties_by_kind_price'],
    ['of a city by price', { type: 'buy', text: 'mumbai', sort: 'price-high' }, 'properties_by_city_price'],
    ['newest first', { sort: 'newest', bathrooms: '2' }, 'properties_by_kind'],
  ]
  test.each(cases)('%s goes by its index alone', async (_, query, index) => {
    const plan = await list(query)
    expect(plan).toMatch(new RegExp(`Index Only Scan( Backward)? using ${index} on properties p_\\d`))
    expect(plan).not.toContain('Seq Scan on properties')
    expect(plan).not.toMatch(/Bitmap Heap Scan on properties/)
  })

  test('in a small area goes by the index of cells', async () => {
    const plan = await list({ box: '73.78,18.55,73.80,18.57', bhk: '2' })
    expect(plan).toContain('Index Only Scan using properties_cell')
    expect(plan).not.toContain('Seq Scan on properties')
  })

  test('nearest first goes outwards from the place', async () => {
    const plan = await list({ near: '18.55,73.85', radiusKm: '50', sort: 'distance' }, 0)
    expect(plan).toMatch(/Index Only Scan using properties_xy[\s\S]*Order By: \(xy <->/)
  })

  test('with a rare word looks it up', async () => {
    await app.db.run(sql`update properties set description = description || ' zeppelin' where id % 5000 = 7`)
    expect(await list({ text: 'zeppelin' })).toContain('Bitmap Index Scan on properties_words')
  })
})

test('facets of what is counted beforehand read no listing', async () => {
  const plan = await plansOf((db) => countFacets(db, searchFilters.parse({ type: 'buy', text: 'pune', bhk: '2' })))
  expect(plan).toContain('listing_counts')
  expect(plan).not.toContain('properties')
})

test('facets of anything else go by the indexes too', async () => {
  const plan = await plansOf((db) => countFacets(db, searchFilters.parse({ text: 'baner', furnishing: 'Furnished' })))
  expect(plan).toContain('Index Only Scan using properties_by_locality')
  expect(plan).not.toContain('Seq Scan on properties')
})

test('groups on the map come from the counts, or from the index of cells', async () => {
  const counted = await plansOf((db) => clusterProperties(db, searchFilters.parse({ box: '73.7,18.4,74,18.7' })))
  expect(counted).toContain('Index Only Scan using cell_counts_place')
  expect(counted).not.toContain('properties')
  const live = await plansOf((db) => clusterProperties(db, searchFilters.parse({ box: '73.7,18.4,74,18.7', bhk: '2' })))
  expect(live).toContain('Index Only Scan using properties_cell')
})
