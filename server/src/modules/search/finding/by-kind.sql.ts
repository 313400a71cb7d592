import { type Sql, sql } from '../../../platform/db/sql.ts'
import { countedTotal, walkedTotal } from '../counting/counts.sql.ts'
import { and, filterConditions, placeConditions, priceLimits } from '../query/conditions.sql.ts'
import { possibleDeals, possibleKinds } from '../query/kinds.rules.ts'
import { isCountedBeforehand, type ListingQuery } from '../query/query.rules.ts'
import { allOf, stepsFor, walk } from '../query/walk.sql.ts'
import { beyond, keyColumns } from './order.sql.ts'
import type { PageRequest, Way } from './way.sql.ts'

/** A walk that has only a few steps left would stop before it has begun. */
const fewestSteps = 1_000

/**
 * Walks the index of each kind in each place and merges the walks: each stops after a page, or when it has looked
 * enough.
 */
export function byKind({ query, order, cursor, limit, offset, steps: most }: PageRequest): Way {
  const { branches, match, count } = branchesOf(query, order.splitsPromoted)
  const isBack = cursor?.isBack ?? false
  const after = cursor ? [beyond(order, cursor.keys, isBack)] : []
  const inAll = stepsFor(query, most)
  const steps = Math.max(Math.min(fewestSteps, inAll), Math.floor(inAll / count))
  const along = sql`${match} ${and([...after, ...(order.isByPrice ? priceLimits(query) : [])])}`
  const filters = filterConditions(query)
  return {
    first: [],
    hit: sql`select found.* from ${branches} cross join lateral (
      ${walk({ along, filters, keys: keyColumns(order), order, isBack, steps, limit: limit + offset })}) found`,
    total: totalByKind(query, most),
    isHot: true,
  }
}

export function totalByKind(query: ListingQuery, steps: number): Sql {
  if (isCountedBeforehand(query)) return countedTotal(query)
  const isMatch = sql`${allOf(filterConditions(query))} as is_match`
  return walkedTotal(query, listingsByKind(query, isMatch), stepsFor(query, steps))
}

/** The listings of the wanted kinds and places in no order: `columns` of each `p`, whatever else is wanted. */
export function listingsByKind(query: ListingQuery, columns: Sql, conditions: readonly Sql[] = []): Sql {
  const { branches, match } = branchesOf(query, false)
  return sql`${branches} cross join lateral (
    select ${columns} from properties p where p.state = 'verified' and ${match} ${and(conditions)} offset 0) found`
}

/** Every combination of place, kind and deal, as rows to join with. */
function branchesOf(query: ListingQuery, splitsPromoted: boolean): { branches: Sql; match: Sql; count: number } {
  const places = query.localityIds ?? query.cityIds ?? [null]
  const tops = splitsPromoted ? [true, false] : [null]
  const rows = places.flatMap((place) =>
    possibleKinds(query).flatMap((kind) =>
      possibleDeals(query).flatMap((deal) => tops.map((top) => ({ place, kind, deal, top }))),
    ),
  )
  const arrays = sql`${rows.map((row) => row.place)}::int[], ${rows.map((row) => row.kind)}::subcategory[],
    ${rows.map((row) => row.deal)}::listed_in[], ${rows.map((row) => row.top)}::boolean[]`
  const inCity = query.cityIds ? placeConditions({ cityIds: query.cityIds }) : []
  const place = query.localityIds
    ? sql`p.locality_id = b.place ${and(inCity)} and`
    : query.cityIds
      ? sql`p.city_id = b.place and`
      : sql``
  const top = splitsPromoted ? sql` and p.is_promoted = b.top` : sql``
  return {
    branches: sql`unnest(${arrays}) b (place, kind, deal, top)`,
    match: sql`${place} p.subcategory = b.kind and p.listed_in = b.deal${top}`,
    count: Math.max(1, rows.length),
  }
}
