import { type SentSearchQuery, searchFilters, searchQuery } from '@properysearch/contract/search/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAppWithMany, manyListings, patienceMs } from '../../../test/app-with-many.ts'
import type { TestApp } from '../../../test/test-app.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { countFacets } from './counting/count-facets.ts'
import { findProperties } from './finding/find-properties.ts'
import { clusterProperties } from './grouping/cluster-properties.ts'
import { usualBounds } from './query/walk.sql.ts'

// The plans of the hot statements over many listings: each must go by the index that was made for it, reading no rows
// but those of the page.

let app: TestApp
beforeAll(async () => {
  app = await createAppWithMany()
}, patienceMs)
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

const list = (query: SentSearchQuery, readsAtMost = usualBounds.readsAtMost) =>
  plansOf((db) => findProperties(db, searchQuery.parse(query), { ...usualBounds, readsAtMost }))

describe('a page of a list', () => {
  const cases: [string, SentSearchQuery, index: string][] = [
    ['of a kind in all India', { type: 'buy', bhk: '2', furnishing: 'Furnished' }, 'properties_by_kind'],
    ['of a city', { type: 'buy', text: 'jaipur', bhk: '2', furnishing: 'Furnished' }, 'properties_by_city'],
    ['of a locality', { type: 'rent', text: 'baner', bhk: '2', furnishing: 'Furnished' }, 'properties_by_locality'],
    ['by price', { type: 'buy', subCategory: 'flats', sort: 'price-low', facing: 'East' }, 'properties_by_kind_price'],
    ['of a city by price', { type: 'buy', text: 'mumbai', sort: 'price-high' }, 'properties_by_city_price'],
    ['newest first', { sort: 'newest', bathrooms: '2' }, 'properties_by_kind'],
    ['by the floors of the building', { type: 'buy', floorsNo: '1,2' }, 'properties_by_kind'],
  ]
  test.each(cases)('%s goes by its index alone', async (_, query, index) => {
    const plan = await list(query)
    expect(plan).toMatch(new RegExp(`Index Only Scan( Backward)? using ${index} on properties p_\\d`))
    expect(plan).not.toContain('Seq Scan on properties')
    expect(plan).not.toMatch(/Bitmap Heap Scan on properties/)
  })

  test('in a small area goes by the index of cells', async () => {
    const plan = await list({ box: '73.780,18.550,73.785,18.555', bhk: '2' })
    expect(plan).toContain('Index Only Scan using properties_cell')
    expect(plan).not.toContain('Seq Scan on properties')
  })

  test('nearest first goes outwards from the place', async () => {
    const plan = await list({ near: '18.55,73.85', radiusKm: '50', sort: 'distance' }, 0)
    expect(plan).toMatch(/Index Only Scan using properties_xy[\s\S]*Order By: \(xy <->/)
  })

  test('with a rare word looks it up', async () => {
    await app.db.run(
      sql`update properties set description = description || ' zeppelin' where id % ${manyListings / 4} = 7`,
    )
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

test('where there is much, a sample is looked at by an index of its own', async () => {
  const few = { ...usualBounds, sample: 500 }
  const query = { type: 'buy', city: 'Pune', furnishing: 'Furnished' } as const
  const list = await plansOf((db) => findProperties(db, searchQuery.parse(query), few))
  expect(list).toContain('Index Only Scan using properties_sample')
  const facets = await plansOf((db) => countFacets(db, searchFilters.parse(query), few))
  expect(facets).toContain('Index Only Scan using properties_sample')
  const box = { box: '73.7,18.4,74,18.7', furnishing: 'Furnished' }
  const area = await plansOf((db) => countFacets(db, searchFilters.parse(box), few))
  expect(area).toContain('Index Only Scan using properties_cell_sample')
  const groups = await plansOf((db) => clusterProperties(db, searchFilters.parse(box), 500))
  expect(groups).toContain('Index Only Scan using properties_cell_sample')
})

test('a narrow range of prices is read by price', async () => {
  const query = { type: 'buy', city: 'Pune', minPrice: '6000000', maxPrice: '6100000' } as const
  const plan = await plansOf((db) => findProperties(db, searchQuery.parse(query)))
  expect(plan).toContain('Index Only Scan using properties_by_city_price')
  expect(plan).not.toContain('Seq Scan on properties')
})

interface PlanNode {
  'Relation Name'?: string
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Heap Fetches'?: number
  Plans?: PlanNode[]
}

/** Runs some work and answers how many listings its statements looked at, and how many of their rows they read for it. */
async function looksOf(work: (db: Db) => Promise<unknown>): Promise<{ looked: number; read: number }> {
  let [looked, read] = [0, 0]
  const count = (node: PlanNode) => {
    if (node['Relation Name'] === 'properties') {
      const dropped = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
      const rows = (node['Actual Rows'] + dropped) * node['Actual Loops']
      looked += rows
      read += node['Node Type'] === 'Index Only Scan' ? (node['Heap Fetches'] ?? 0) : rows
    }
    node.Plans?.forEach(count)
  }
  const explain = async (query: Sql) => {
    const [row] = await app.db.many<Record<string, unknown>>(sql`explain (analyze, format json) ${query}`)
    count((Object.values(row ?? {})[0] as [{ Plan: PlanNode }])[0].Plan)
  }
  await work({
    ...app.db,
    many: <Row>(query: Sql) => explain(query).then(() => app.db.many<Row>(query)),
    hot: <Row>(query: Sql) => explain(query).then(() => app.db.hot<Row>(query)),
  })
  return { looked: Math.round(looked), read: Math.round(read) }
}

describe('a drawn area of a hundred corners, with whatever else is asked,', () => {
  /** A comb whose teeth go up and down through all of India. */
  const teeth = Array.from({ length: 98 }, (_, i) => `${69 + i * 0.28} ${i % 2 === 0 ? 8 : 36}`)
  const comb = [...teeth, '97 7', '68 7'].join(',')
  const star = Array.from({ length: 100 }, (_, i) => {
    const [angle, radius] = [(i * Math.PI) / 50, i % 2 === 0 ? 0.3 : 0.05]
    return `${(73.85 + radius * Math.cos(angle)).toFixed(6)} ${(18.52 + radius * Math.sin(angle)).toFixed(6)}`
  }).join(',')
  const filters = { bathrooms: '3', facing: 'East', amenities: 'School,Hospital,Park' }
  const cases: [string, SentSearchQuery][] = [
    ['a comb', { polygon: comb }],
    ['a comb, filtered', { polygon: comb, ...filters }],
    ['a star', { polygon: star }],
    ['a star, filtered', { polygon: star, type: 'buy', ...filters }],
    ['a star in a circle in a box', { polygon: star, near: '18.52,73.85', radiusKm: '100', box: '70,10,80,25' }],
  ]
  /** For a page, its total and where it stopped; no listing is looked at for each range of the area or each kind. */
  const times = 3
  /** Beside the page: rows near those that the tests above have changed are read even where an index would do. */
  const nearChanged = 200

  test.each(cases)('%s, as a list and its total', async (_, query) => {
    for (const readsAtMost of [0, usualBounds.readsAtMost]) {
      const bounds = { ...usualBounds, readsAtMost }
      const { looked, read } = await looksOf((db) => findProperties(db, searchQuery.parse(query), bounds))
      expect(looked).toBeLessThan(times * 20_000)
      expect(read).toBeLessThan(21 + nearChanged)
    }
  })

  test.each(cases)('%s, as groups on the map', async (_, query) => {
    const { looked, read } = await looksOf((db) => clusterProperties(db, { ...searchFilters.parse(query), zoom: 5 }))
    expect(looked).toBeLessThan(times * 20_000)
    // And the listings that stand alone.
    expect(read).toBeLessThan(1_000)
  })

  test.each(cases)('%s, as facets', async (_, query) => {
    for (const readsAtMost of [0, usualBounds.readsAtMost]) {
      const bounds = { ...usualBounds, readsAtMost }
      const { looked, read } = await looksOf((db) => countFacets(db, searchFilters.parse(query), bounds))
      expect(looked).toBeLessThan(times * 20_000)
      expect(read).toBeLessThan(nearChanged)
    }
  })
})

test('a search looks at no more listings than it may, however few of them fit', async () => {
  const bounds = { readsAtMost: 0, steps: 2_000, sample: 2_000 }
  // A sample is about as large as it should be.
  const sampled = 2_200
  const query = { bathrooms: '9', facing: 'East' }
  const page = await looksOf((db) => findProperties(db, searchQuery.parse(query), bounds))
  // Twelve kinds and deals of at least 1,000 steps, once for what fits and once for where it stopped; and the total.
  expect(page.looked).toBeLessThanOrEqual(12 * 2 * 1_000 + sampled)
  const facets = await looksOf((db) => countFacets(db, searchFilters.parse(query), bounds))
  expect(facets.looked).toBeLessThanOrEqual(2 * sampled)
  const groups = await looksOf((db) => clusterProperties(db, searchFilters.parse(query), 2_000))
  // The smallest sample of an area has one listing in 256.
  expect(groups.looked).toBeLessThanOrEqual(Math.max(2_000, (1.1 * manyListings) / 256))
})

test('a search that names many cities looks at no more listings than any other', async () => {
  const bounds = { readsAtMost: 0, steps: 100, sample: 100 }
  const text = 'mumbai nagpur nashik jaipur kolkata chennai hyderabad ahmedabad lucknow indore'
  const query = searchQuery.parse({ text, type: 'buy', subCategory: 'flats', bathrooms: '9', facing: 'East' })
  const { looked } = await looksOf((db) => findProperties(db, query, bounds))
  // Shared out among ten cities; and the total.
  expect(looked).toBeLessThanOrEqual(2 * bounds.steps + 10 + 150)
})
