import { type Sql, sql } from '../../platform/db/sql.ts'
import { and, filterConditions, placeConditions } from './conditions.sql.ts'
import { cappedTotal, countedTotal } from './counts.sql.ts'
import { possibleDeals, possibleKinds } from './kinds.rules.ts'
import { beyond, keyColumns, orderBy } from './order.sql.ts'
import { isCountedBeforehand, type Wanted } from './wanted.rules.ts'
import type { PageRequest, Way } from './way.sql.ts'

/** Walks the index of each kind in each place and merges the walks: each stops after a page. */
export function byKind({ wanted, order, cursor, limit, offset }: PageRequest): Way {
  const { branches, match } = branchesOf(wanted, order.splitsPromoted)
  const after = cursor ? [beyond(order, cursor.keys, cursor.isBack)] : []
  return {
    first: [],
    hit: sql`select found.* from ${branches} cross join lateral (
      select p.id as property_id, ${keyColumns(order)} from properties p
      where p.state = 'verified' and ${match} ${and([...filterConditions(wanted), ...after])}
      order by ${orderBy(order, cursor?.isBack ?? false)} limit ${limit + offset}::int) found`,
    total: totalByKind(wanted),
    isHot: true,
  }
}

export function totalByKind(wanted: Wanted): Sql {
  if (isCountedBeforehand(wanted)) return countedTotal(wanted)
  return cappedTotal(sql`from ${listingsByKind(wanted, sql`1`)}`)
}

/** The wanted listings in no order, kind by kind: `columns` of each `p`. */
export function listingsByKind(wanted: Wanted, columns: Sql): Sql {
  const { branches, match } = branchesOf(wanted, false)
  return sql`${branches} cross join lateral (
    select ${columns} from properties p where p.state = 'verified' and ${match} ${and(filterConditions(wanted))} offset 0) found`
}

/** Every combination of place, kind and deal, as rows to join with. */
function branchesOf(wanted: Wanted, splitsPromoted: boolean): { branches: Sql; match: Sql } {
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
  }
}
