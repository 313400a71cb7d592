import { amenities } from '@properysearch/contract/listings/facts'
import { facetNames, type SearchQuery, searchFilters, searchQuery } from '@properysearch/contract/search/calls'
import { budgets, matchOf } from '@properysearch/contract/search/facts'
import { fromSearchParams, toSearchParams } from '@properysearch/contract/search/url'
import type { Box, Position } from '@properysearch/contract/values/geometry'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createProperties } from '../../../test/property-factory.ts'
import { type RandomPlace, randomListings } from '../../../test/random-listings.ts'
import { sentSearch } from '../../../test/random-searches.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import type { NewProperty } from '../listings/index.ts'
import { countFacets } from './counting/count-facets.ts'
import { findProperties } from './finding/find-properties.ts'
import { clusterProperties } from './grouping/cluster-properties.ts'

// Random queries against a naive filter over the same listings: the list, its total, the facets and the groups on the
// map must all say the same.

type Row = NewProperty & { id: number }

let app: TestApp
let rows: Row[]
const localities = ['Baner', 'Kothrud', 'Hinjewadi Phase 1', 'Hinjewadi Phase 2']
const cities = ['Mumbai', 'Jaipur']

beforeAll(async () => {
  app = await createTestApp()
  const places = await app.db.many<RandomPlace>(sql`
    select city_id, id as locality_id, name as locality, latitude, longitude from localities where name = any(${localities})
    union all select id, null, name, latitude, longitude from cities where name = any(${cities})`)
  const given = randomListings(400, places, app.clock.now)
  const ids = await createProperties(app, given)
  rows = ids.map((id, i) => ({ ...(given[i] as NewProperty), id }))
})
afterAll(() => app.close())

// What each text stands for, said once more and in another way than the product says it.
const texts: Record<string, (row: Row) => boolean> = {
  baner: (row) => row.locality === 'Baner',
  'kotrud 2 bhk': (row) => row.locality === 'Kothrud' && row.bhk === 2,
  hinjwadi: (row) => row.locality.startsWith('Hinjewadi'),
  'flat for rent in pune': (row) =>
    localities.includes(row.locality) && row.subcategory === 'Flats' && row.listedIn === 'rent',
  'under 80 lakh': (row) => row.pricePaise <= 80_00_000_00,
  jaipur: (row) => row.locality === 'Jaipur',
  'villas mumbai': (row) => row.locality === 'Mumbai' && row.subcategory === 'Villas',
}

const size = (row: Row) => row.plotSqft ?? row.carpetSqft ?? 0
const mercatorY = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 6378137

function isInside(position: Position, polygon: readonly Position[]): boolean {
  let inside = false
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [a, b] = [polygon[i] as Position, polygon[j] as Position]
    const [ay, by, y] = [mercatorY(a.latitude), mercatorY(b.latitude), mercatorY(position.latitude)]
    const crosses = ay > y !== by > y
    if (crosses && position.longitude < ((b.longitude - a.longitude) * (y - ay)) / (by - ay) + a.longitude)
      inside = !inside
  }
  return inside
}

function isNear(position: Position, near: Position, km: number): boolean {
  const x = (position.longitude - near.longitude) * 111319.49079327358
  const y = mercatorY(position.latitude) - mercatorY(near.latitude)
  return Math.hypot(x, y) <= (km * 1000) / Math.cos((near.latitude * Math.PI) / 180)
}

/** The naive filter. The area of a box is what the answer says was looked at. */
function matches(row: Row, query: SearchQuery, area: Box | null): boolean {
  if (row.state !== 'verified') return false
  const match = matchOf(query.type, query.subCategory)
  const saysKind = /flat|villas/.test(query.text ?? '')
  const listedIn = /rent/.test(query.text ?? '') ? 'rent' : match.listedIn
  const all = [
    !listedIn || row.listedIn === listedIn,
    saysKind || !match.subcategories || match.subcategories.includes(row.subcategory),
    saysKind || !match.permittedUse || row.permittedUse === match.permittedUse,
    !query.text || textMatches(row, query),
    !query.budget || row.pricePaise >= budgets[query.budget].min * 100,
    !query.budget || row.pricePaise < (budgets[query.budget].max ?? Number.POSITIVE_INFINITY) * 100,
    query.minPrice === undefined || row.pricePaise >= query.minPrice * 100,
    query.maxPrice === undefined || row.pricePaise <= query.maxPrice * 100,
    !query.bhk || (row.bhk !== null && query.bhk.some((bhk) => Number(bhk) === row.bhk)),
    !query.bathrooms || (row.bathrooms ?? 0) >= query.bathrooms,
    !query.floorsNo ||
      (row.totalFloors !== null &&
        query.floorsNo.some((floors) => Number(floors) === Math.min(row.totalFloors ?? 0, 4))),
    query.minArea === undefined || size(row) >= query.minArea,
    query.maxArea === undefined || size(row) <= query.maxArea,
    !query.possession || query.possession.includes(row.possession),
    !query.furnishing || query.furnishing.some((furnishing) => furnishing === row.furnishing),
    !query.facing || query.facing.some((facing) => facing === row.facing),
    !query.age || query.age.some((age) => age === row.age),
    !query.amenities || query.amenities.every((amenity) => (row.amenityBits >> amenities.indexOf(amenity)) & 1),
    !query.postedBy || query.postedBy.includes(row.postedBy),
    !area ||
      (row.longitude >= area.west &&
        row.longitude < area.east &&
        row.latitude > area.south &&
        row.latitude <= area.north),
    !query.polygon || isInside(row, query.polygon),
    !query.near || isNear(row, query.near, query.radiusKm ?? 10),
  ]
  return all.every(Boolean)
}

/** A choice made apart from the text wins over the text. */
function textMatches(row: Row, query: SearchQuery): boolean {
  const hasPrice = query.budget !== undefined || query.minPrice !== undefined || query.maxPrice !== undefined
  if (hasPrice && query.text === 'under 80 lakh') return true
  if (query.bhk && query.text === 'kotrud 2 bhk') return row.locality === 'Kothrud'
  return texts[query.text ?? '']?.(row) ?? false
}

const sent = sentSearch(Object.keys(texts))

const runs = { numRuns: 60 }
/** As where there is much: nothing is read at once. */
const walking = { readsAtMost: 0, steps: 50_000, sample: 50_000 }
/** As where there is far more than may be looked at: a page is seldom full. */
const tired = { readsAtMost: 0, steps: 8, sample: 8 }

test('the list, its total, the facets and the map agree with a naive filter', async () => {
  let withResults = 0
  await fc.assert(
    fc.asyncProperty(sent, async (input) => {
      const query = searchQuery.parse(input)
      const found = await app.visitor.search.searchProperties(input)
      const expected = rows.filter((row) => matches(row, query, found.area))
      expect(found).toMatchObject({ total: expected.length, isTotalExact: true })
      withResults += expected.length > 0 ? 1 : 0

      const listed = [...found.data]
      for (let next = found.nextAfter; next; ) {
        const page = await app.visitor.search.searchProperties({ ...input, after: next })
        expect(page.total).toBe(expected.length)
        listed.push(...page.data)
        next = page.nextAfter
      }
      expect(listed.map((item) => item.propertydata.id).sort()).toEqual(expected.map((row) => row.id).sort())

      // Where there is much, areas are walked through in another way; it must lead to the same.
      const { data, total, nextAfter } = await findProperties(app.db, query, walking)
      expect({ data, total, nextAfter }).toEqual({ data: found.data, total: found.total, nextAfter: found.nextAfter })

      const { sort: _, ...filters } = input as Record<string, string>
      const { data: map } = await app.visitor.search.getClusters(filters)
      expect(map.total).toBe(expected.length)
      expect(map.clusters.reduce((sum, cluster) => sum + cluster.count, 0)).toBe(expected.length)

      const { data: facets } = await app.visitor.search.getFacets(filters)
      expect(facets).toMatchObject({ total: expected.length, isTotalExact: true })
      expect(await countFacets(app.db, searchFilters.parse(filters), walking)).toEqual(facets)
      for (const name of facetNames) {
        for (const { value, count } of facets.facets[name]) {
          const chosen = searchQuery.parse({ ...filters, [name]: value })
          expect([name, value, count]).toEqual([
            name,
            value,
            rows.filter((row) => matches(row, chosen, found.area)).length,
          ])
        }
      }
    }),
    runs,
  )
  expect(withResults).toBeGreaterThan(runs.numRuns / 4)
}, 240_000)

test('a search that may look at little leads to the same listings in the same order, page by page', async () => {
  let stopped = 0
  await fc.assert(
    fc.asyncProperty(sent, async (input) => {
      const query = searchQuery.parse(input)
      const whole = await allPages(query, walking)
      const pieces = await allPages(query, tired)
      expect(pieces.ids).toEqual(whole.ids)
      stopped += pieces.pages > whole.pages ? 1 : 0
      for (const { total, isTotalExact } of pieces.totals) if (isTotalExact) expect(total).toBe(whole.ids.length)
      const { sort: _, page: __, after: ___, ...filters } = query
      const most = await countFacets(app.db, filters, walking)
      const least = await countFacets(app.db, filters, tired)
      for (const name of facetNames) {
        for (const [i, { count, isExact }] of least.facets[name].entries()) {
          if (isExact) expect([name, count]).toEqual([name, most.facets[name][i]?.count ?? 0])
        }
      }
      // An estimate is made of the same listings, whoever makes it.
      const [first] = pieces.totals
      if (first && !first.isTotalExact && !least.isTotalExact) {
        expect(first.total).toBe(Math.max(least.total, first.shown))
      }
      const groups = await clusterProperties(app.db, filters, 40)
      if (groups.isTotalExact) expect(groups.total).toBe(whole.ids.length)
    }),
    { numRuns: 25 },
  )
  expect(stopped).toBeGreaterThan(0)
}, 240_000)

async function allPages(query: SearchQuery, bounds: typeof walking) {
  const ids: number[] = []
  const totals: { total: number; isTotalExact: boolean; shown: number }[] = []
  let after: string | null | undefined = query.after
  do {
    const page = await findProperties(app.db, { ...query, ...(after ? { after } : {}) }, bounds)
    ids.push(...page.data.map((item) => item.propertydata.id))
    totals.push({ ...page, shown: page.data.length })
    after = page.nextAfter
  } while (after)
  return { ids, totals, pages: totals.length }
}

test('an estimate is near what it stands for', async () => {
  const bounds = { ...walking, sample: 200 }
  const queries = [
    { furnishing: 'Furnished' },
    { facing: 'East,West' },
    { minPrice: '5000000' },
    { box: '72,18,75,20', postedBy: 'owner' },
  ]
  for (const sent of queries) {
    const exact = await countFacets(app.db, searchFilters.parse(sent), walking)
    const about = await countFacets(app.db, searchFilters.parse(sent), bounds)
    expect(about.isTotalExact).toBe(false)
    const numbers = [
      [exact.total, about.total],
      ...exact.facets.bhk.map(({ count }, i) => [count, about.facets.bhk[i]?.count]),
    ]
    for (const [real = 0, estimate = 0] of numbers) expect(Math.abs(real - estimate)).toBeLessThan(10 + real / 3)
  }
})

test('every order is kept over all pages, and the way back shows the same pages', async () => {
  const sorts = ['relevance', 'newest', 'price-low', 'price-high', 'price-per-sqft', 'distance'] as const
  for (const sort of sorts) {
    const input = { sort, near: '18.55,73.75', radiusKm: '100' }
    const pages = [await app.visitor.search.searchProperties(input)]
    for (let next = pages[0]?.nextAfter; next; next = pages.at(-1)?.nextAfter) {
      pages.push(await app.visitor.search.searchProperties({ ...input, after: next }))
    }
    const ids = pages.flatMap((page) => page.data.map((item) => item.propertydata.id))
    expect(new Set(ids).size).toBe(pages[0]?.total)
    expect(pages.map((page) => page.page)).toEqual(pages.map((_, i) => i + 1))
    const keys = pages.flatMap((page) => page.data).map((item) => sortKey(sort, item))
    for (let i = 1; i < keys.length; i++) expect(compare(keys[i - 1] ?? [], keys[i] ?? [])).toBeLessThanOrEqual(0)

    const back = [pages.at(-1)]
    for (let previous = back[0]?.previousAfter; previous; previous = back.at(-1)?.previousAfter) {
      back.push(await app.visitor.search.searchProperties({ ...input, after: previous }))
    }
    expect(back.reverse().map((page) => page?.data.map((item) => item.propertydata.id))).toEqual(
      pages.map((page) => page.data.map((item) => item.propertydata.id)),
    )
    // The same along the way that is taken where there is much.
    for (const page of pages) {
      for (const after of [page.nextAfter, page.previousAfter].filter((cursor) => cursor !== null)) {
        const query = searchQuery.parse({ ...input, after })
        expect(await findProperties(app.db, query, walking)).toEqual(await findProperties(app.db, query))
      }
    }
    const byNumber = await app.visitor.search.searchProperties({ ...input, page: '2' })
    expect(byNumber.data).toEqual(pages[1]?.data)
  }
})

function sortKey(
  sort: string,
  {
    propertydata: property,
    locationData,
  }: Awaited<ReturnType<typeof app.visitor.search.searchProperties>>['data'][number],
): number[] {
  const promoted = -property.promotePropertyStatus
  const newest = -Date.parse(property.confirmedAt)
  if (sort === 'relevance') return [promoted, newest]
  if (sort === 'newest') return [newest]
  if (sort === 'price-low') return [property.price, promoted]
  if (sort === 'price-high') return [-property.price, promoted]
  if (sort === 'distance') return [locationData.distanceKm ?? 0]
  return [property.pricePerSqft]
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, value] of a.entries()) if (value !== b[i]) return value - (b[i] ?? 0)
  return 0
}

test('a query survives the way through an address', () => {
  fc.assert(
    fc.property(sent, (input) => {
      const query = searchQuery.parse(input)
      const address = toSearchParams(query).toString()
      const again = searchQuery.parse(fromSearchParams(new URLSearchParams(address)))
      expect(again).toEqual(query)
      expect(toSearchParams(again).toString()).toBe(address)
    }),
  )
})
