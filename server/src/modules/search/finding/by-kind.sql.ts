import { type Sql, sql } from '../../../platform/db/sql.ts'
import { countedTotal, walkedTotal } from '../counting/counts.sql.ts'
import { and, filterConditions, placeConditions, priceLimits } from '../wanted/conditions.sql.ts'
import { possibleDeals, possibleKinds } from '../wanted/kinds.rules.ts'
import { allOf, stepsFor, walk } from '../wanted/walk.sql.ts'
import { isCountedBeforehand, type Wanted } from '../wanted/wanted.rules.ts'
import { beyond, keyColumns } from './order.sql.ts'
import type { PageRequest, Way } from './way.sql.ts'

/** A walk that has only a few steps left would stop before it has begun. */
const fewestSteps = 1_000

/** Walks the index of each kind in each place and merges the walks: each stops after a page, or when it has looked enough. */
export function byKind({ wanted, order, cursor, limit, offset, steps: most }: PageRequest): Way {
  const { branches, match, count } = branchesOf(wanted, order.splitsPromoted)
  const isBack = cursor?.isBack ?? false
  const after = cursor ? [beyond(order, cursor.keys, isBack)] : []
  const inAll = stepsFor(wanted, most)
  const steps = Math.max(Math.min(fewestSteps, inAll), Math.floor(inAll / count))
  const along = sql`${match} ${and([...after, ...(order.isByPrice ? priceLimits(wanted) : [])])}`
  const filters = filterConditions(wanted)
  return {
    first: [],
    hit: sql`select found.* from ${branches} cross join lateral (
      ${walk({ along, filters, keys: keyColumns(order), order, isBack, steps, limit: limit + offset })}) found`,
    total: totalByKind(wanted, most),
    isHot: true,
  }
}

export function totalByKind(wanted: Wanted, steps: number): Sql {
  if (isCountedBeforehand(wanted)) return countedTotal(wanted)
  const isWanted = sql`${allOf(filterConditions(wanted))} as is_wanted`
  return walkedTotal(wanted, listingsByKind(wanted, isWanted), stepsFor(wanted, steps))
}

/** The listings of the wanted kinds and places in no order: `columns` of each `p`, whatever else is wanted. */
export function listingsByKind(wanted: Wanted, columns: Sql, conditions: readonly Sql[] = []): Sql {
  const { branches, match } = branchesOf(wanted, false)
  return sql`${branches} cross join lateral (
    select ${columns} from properties p where p.state = 'verified' and ${match} ${and(conditions)} offset 0) found`
}

/** Every combination of place, kind and deal, as rows to join with. */
function branchesOf(wanted: Wanted, splitsPromoted: boolean): { branches: Sql; match: Sql; count: number } {
  const places = wanted.localityIds ?? wanted.cityIds ?? [null]
  const tops = splitsPromoted ? [true, false] : [null]
  const rows = places.flatMap((place) =>
    possibleKinds(wanted).flatMap((kind) =>
      possibleDeals(wanted).flatMap((deal) => tops.map((top) => ({ place, kind, deal, top }))),
    ),
  )
  const arrays = sql`${rows.map((row) => row.place)}::int[], ${rows.map((row) => row.kind)}::subcategory[],
    ${rows.map((row) => row.deal)}::listed_in[], ${rows.map((row) => row.top)}::boolean[]`
  const inCity = wanted.cityIds ? placeConditions({ cityIds: wanted.cityIds }) : []
  const place = wanted.localityIds
    ? sql`p.locality_id = b.place ${and(inCity)} and`
    : wanted.cityIds
      ? sql`p.city_id = b.place and`
      : sql``
  const top = splitsPromoted ? sql` and p.is_promoted = b.top` : sql``
  return {
    branches: sql`unnest(${arrays}) b (place, kind, deal, top)`,
    match: sql`${place} p.subcategory = b.kind and p.listed_in = b.deal${top}`,
    count: Math.max(1, rows.length),
  }
}
