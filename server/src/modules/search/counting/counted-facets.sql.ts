import type { Db } from '../../../platform/db/database.ts'
import { joinSql, raw, sql } from '../../../platform/db/sql.ts'
import { and } from '../query/conditions.sql.ts'
import { type ListingQuery, priceStepsOf } from '../query/query.rules.ts'
import { countChoices, countConditions } from './counts.sql.ts'
import { columnCounts, columnFacetNames, columnFacets, type FacetCounts } from './facet-columns.rules.ts'

interface Row {
  listedIn: string | null
  subcategory: string
  permittedUse: string
  bhk: number
  possession: string
  priceStep: number
  n: number
  /** Only of the last row: a sum for each value of each column facet. */
  sums: number[] | null
}

/** Facets from the counts kept beforehand. `kinds` is what the tab stands for without its option. */
export async function findCountedFacets(db: Db, query: ListingQuery, kinds: ListingQuery): Promise<FacetCounts> {
  const { cityIds, localityIds } = query
  const place = { ...(cityIds && { cityIds }), ...(localityIds && { localityIds }) }
  const every = [...countConditions(query), ...Object.values(countChoices(query))]
  const sums = columnFacetNames.flatMap((facet) => columnFacets[facet].map(({ column }) => raw(`sum(c.${column})`)))
  const rows = await db.hot<Row>(sql`
    select c.listed_in::text, c.subcategory::text, c.permitted_use::text, c.bhk, c.possession::text, c.price_step,
      sum(c.n)::int as n, null::int[] as sums
    from listing_counts c where true ${and(countConditions({ ...kinds, ...place }))}
    group by c.listed_in, c.subcategory, c.permitted_use, c.bhk, c.possession, c.price_step having sum(c.n) > 0
    union all
    select null, null, null, null, null, null, null, array[${joinSql(sums, ', ')}]::int[]
    from listing_counts c where true ${and(every)}`)
  const cube = rows.filter((row) => row.listedIn !== null)
  const chosen = choicesOf(query)
  const count = <K>(own: keyof typeof chosen, key: (row: Row) => K): Map<K, number> => {
    const counts = new Map<K, number>()
    const others = Object.entries(chosen).filter(([name]) => name !== own)
    for (const row of cube) {
      if (others.every(([, test]) => test(row))) counts.set(key(row), (counts.get(key(row)) ?? 0) + row.n)
    }
    return counts
  }
  const total = cube.reduce((sum, row) => (Object.values(chosen).every((test) => test(row)) ? sum + row.n : sum), 0)
  return {
    total,
    isTotalExact: true,
    share: 1,
    kinds: cube.filter((row) => chosen.bhk(row) && chosen.possession(row) && chosen.budget(row)),
    bhk: count('bhk', (row) => row.bhk),
    possession: count('possession', (row) => row.possession),
    priceStep: count('budget', (row) => row.priceStep),
    columns: columnCounts((rows.at(-1)?.sums ?? []).map(Number)),
  }
}

function choicesOf({ listedIn, subcategories, permittedUse, bhk, possession, budget }: ListingQuery) {
  const steps = budget && priceStepsOf(budget)
  return {
    kind: (row: Row) =>
      (!listedIn || row.listedIn === listedIn) &&
      (!subcategories || subcategories.some((subcategory) => subcategory === row.subcategory)) &&
      (!permittedUse || row.permittedUse === permittedUse),
    bhk: (row: Row) => !bhk || bhk.includes(row.bhk),
    possession: (row: Row) => !possession || possession.some((wanted) => wanted === row.possession),
    budget: (row: Row) => !steps || steps.includes(row.priceStep),
  }
}
