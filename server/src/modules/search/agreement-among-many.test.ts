import { facetNames, searchFilters, searchQuery } from '@properysearch/contract/search/calls'
import { searchPageSize } from '@properysearch/contract/search/facts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAppWithMany, manyListings, patienceMs } from '../../../test/app-with-many.ts'
import { sentSearch } from '../../../test/random-searches.ts'
import type { TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { countFacets } from './counting/count-facets.ts'
import { findProperties } from './finding/find-properties.ts'
import { orderBy, orderOf } from './finding/order.sql.ts'
import { clusterProperties } from './grouping/cluster-properties.ts'
import { allConditions, and } from './query/conditions.sql.ts'
import type { ListingQuery } from './query/query.rules.ts'
import { readQuery } from './query/read-query.ts'
import { usualBounds } from './query/walk.sql.ts'

// Random queries where there is more than may be looked at: what is said exactly is what one plain statement over all
// listings says, what is about so many is near it, and the pages begin as that statement's order does.

let app: TestApp
beforeAll(async () => {
  app = await createAppWithMany()
}, patienceMs)
afterAll(() => app.close())

const sent = sentSearch(['baner', 'flat for rent in pune', '2 bhk in wakad under 80 lakh', 'jaipur', 'river view'])

/** How many a listing of the smallest sample stands for. */
const weight = Math.max(1, (4 * manyListings) / usualBounds.sample)

test(
  'the list, its total, the facets and the map say what there is, or about that',
  async () => {
    let [exact, estimated] = [0, 0]
    const expectSaid = (what: string, said: { total: number; isTotalExact: boolean }, real: number) => {
      if (said.isTotalExact) exact += 1
      else estimated += 1
      const off = said.isTotalExact ? 0 : 5 * Math.sqrt(real * weight) + 3 * weight + 0.06 * real
      const isNear = Math.abs(said.total - real) <= off
      expect({ what, ...said, isNear }, `there are ${real}`).toEqual({ what, ...said, isNear: true })
    }
    await fc.assert(
      fc.asyncProperty(sent, fc.constantFrom(...facetNames), fc.nat(), async (input, facet, turn) => {
        const query = searchQuery.parse(input)
        const { sort: _, ...filters } = input as Record<string, string>
        const { query: reading } = await readQuery(app.db, query)
        const real = await countPlainly(reading)

        const first = await findProperties(app.db, query)
        expectSaid('list', first, real)
        const { ids, isOver } = await firstIds(query)
        const all = await listPlainly(query, reading)
        expect(ids).toEqual(isOver ? all : all.slice(0, ids.length))

        const facets = await countFacets(app.db, searchFilters.parse(filters))
        expectSaid('facets', facets, real)
        expect(facets.isTotalExact || !first.isTotalExact || first.data.length < searchPageSize).toBe(true)
        const options = facets.facets[facet]
        const option = options[turn % Math.max(1, options.length)]
        if (option) {
          const chosen = await readQuery(app.db, searchQuery.parse({ ...filters, [facet]: option.value }))
          const { count: total, isExact: isTotalExact } = option
          expectSaid(`${facet} ${option.value}`, { total, isTotalExact }, await countPlainly(chosen.query))
        }

        expectSaid('map', await clusterProperties(app.db, searchFilters.parse(filters)), real)
      }),
      { numRuns: 40 },
    )
    expect(exact).toBeGreaterThan(0)
    expect(estimated).toBeGreaterThan(0)
  },
  patienceMs,
)

async function countPlainly(query: ListingQuery): Promise<number> {
  const { n } = await app.db.one<{ n: number }>(
    sql`select count(*)::int as n from properties p where p.state = 'verified' ${and(allConditions(query))}`,
  )
  return n
}

type Asked = ReturnType<typeof searchQuery.parse>

async function listPlainly({ sort }: Asked, query: ListingQuery): Promise<number[]> {
  const order = orderOf(sort ?? 'relevance', query.circle)
  const rows = await app.db.many<{ id: number }>(sql`
    select p.id from properties p where p.state = 'verified' ${and(allConditions(query))}
    order by ${orderBy(order, false)} limit ${searchPageSize}`)
  return rows.map(({ id }) => id)
}

/** A page of them, over as many pages as it takes where each may look at little; or as far as a few of those lead. */
async function firstIds(query: Asked): Promise<{ ids: number[]; isOver: boolean }> {
  const ids: number[] = []
  let after: string | null = null
  for (let pages = 0; pages < 5 && ids.length < searchPageSize; pages++) {
    const page = await findProperties(app.db, { ...query, ...(after ? { after } : {}) })
    ids.push(...page.data.map((item) => item.propertydata.id))
    after = page.nextAfter
    if (!after) break
  }
  return { ids: ids.slice(0, searchPageSize), isOver: after === null }
}
