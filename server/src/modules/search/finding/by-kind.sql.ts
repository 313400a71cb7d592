import { raw, type Sql, sql } from '../../../platform/db/sql.ts'
import { countedTotal, countOfKinds } from '../counting/counts.sql.ts'
import { and, filterConditions, placeConditions, priceLimits } from '../query/conditions.sql.ts'
import { possibleDeals, possibleKinds } from '../query/kinds.rules.ts'
import { isCountedBeforehand, type ListingQuery } from '../query/query.rules.ts'
import { allOf, type Bounds, stepsFor, walk } from '../query/walk.sql.ts'
import { beyond, beyondKeys, keyColumns } from './order.sql.ts'
import type { PageRequest, Way } from './way.sql.ts'

/** A walk that has only a few steps left would stop before it has begun; but all together have no more than twice as many. */
const fewestSteps = 1_000

/**
 * Walks the index of each kind in each place and merges the walks: each stops after a page, or when it has looked
 * enough.
 */
export function byKind({ query, order, cursor, limit, offset, bounds }: PageRequest): Way {
  const { branches, match, count } = branchesOf(query, order.splitsPromoted)
  const isBack = cursor?.isBack ?? false
  const after = cursor ? [beyond(order, cursor.keys, isBack)] : []
  const inAll = stepsFor(query, bounds.steps)
  const steps = Math.max(Math.min(fewestSteps, Math.ceil((2 * inAll) / count)), Math.floor(inAll / count))
  const along = sql`${match} ${and([...after, ...(order.isByPrice ? priceLimits(query) : [])])}`
  const filters = filterConditions(query)
  const keys = keyColumns(order)
  const walked = sql`select found.* from ${branches} cross join lateral (
    ${walk({ along, filters, keys, order, isBack, steps, limit: limit + offset })}) found`
  const few = fewByPrice(query, sql`p.id as property_id, ${keys}, ${allOf(filters)} as is_match`, bounds)
  const total = totalByKind(query, bounds, few)
  if (!few) return { first: [], hit: walked, total, isHot: true }
  const beyondCursor = cursor ? [beyondKeys(order, cursor.keys, isBack)] : []
  return {
    first: [few.read],
    hit: sql`select few.*, false as is_stop from few where is_match and ${few.isAll} ${and(beyondCursor)}
      union all select * from (${walked}) walked where not ${few.isAll}`,
    total,
    isHot: true,
  }
}

/**
 * A narrow range of prices is read whole, by price, as the table expression `few`: undefined where prices do not
 * narrow the search. `isAll` says whether it holds all there is.
 */
export function fewByPrice(
  query: ListingQuery,
  columns: Sql,
  { sample, readsAtMost }: Bounds,
): { read: Sql; isAll: Sql } | undefined {
  const limits = priceLimits(query)
  if (limits.length === 0 || query.localityIds || query.words) return undefined
  const most = Math.min(readsAtMost, Math.ceil(sample / 3))
  const oneMore = raw(String(most + 1))
  const { branches, match } = branchesOf(query, false)
  const read = sql`few as materialized (
    select found.* from ${branches} cross join lateral (
      select ${columns} from properties p where p.state = 'verified' and ${match} ${and(limits)}
      order by p.price_paise, p.id limit ${oneMore}) found
    limit ${oneMore}),
    whole as materialized (select count(*) <= ${most}::int as is_all from few)`
  return { read, isAll: sql`(select is_all from whole)` }
}

/** Exact from the counts, from a few by price or where there are not many; else estimated from the sample. */
export function totalByKind(query: ListingQuery, bounds: Bounds, known?: ReturnType<typeof fewByPrice>): Sql {
  if (isCountedBeforehand(query)) return countedTotal(query)
  const isMatch = sql`${allOf(filterConditions(query))} as is_match`
  const estimated = sql`
    select round(met.n / part.share)::int as total, part.share = 1 as is_total_exact
    from (${shareOf(query, bounds.sample)}) part cross join lateral (
      select count(*) as n from ${sampledByKind(query, isMatch, sql`part.below`)} where found.is_match) met`
  const few = known ?? fewByPrice(query, isMatch, bounds)
  if (!few) return estimated
  return sql`
    ${known ? sql`` : sql`with ${few.read}`}
    select count(*)::int as total, true as is_total_exact from few where is_match and ${few.isAll} having ${few.isAll}
    union all select * from (${estimated}) estimated where not ${few.isAll}`
}

/** Which share of the listings the sample is to take in, and below which hash these lie. */
export function shareOf(query: ListingQuery, sample: number): Sql {
  // The words of a listing are in its row, which costs more to read.
  const most = query.words ? Math.ceil(sample / 4) : sample
  return sql`
    select share, -2147483648 + (4294967296 * share)::bigint as below
    from (select least(1, ${most}::float8 / greatest(1, ${countOfKinds(query)})) as share) counted`
}

/**
 * The listings of the wanted kinds and places whose hash is below a number, whatever else is wanted: a condition would
 * invite another index. In all of India city by city.
 */
export function sampledByKind(query: ListingQuery, columns: Sql, below: Sql): Sql {
  const { branches, match } = branchesOf(query, false)
  const isInIndia = !query.localityIds && !query.cityIds
  return sql`${isInIndia ? sql`cities city cross join ` : sql``}${branches} cross join lateral (
    select ${columns} from properties p
    where p.state = 'verified' and ${isInIndia ? sql`p.city_id = city.id and ` : sql``}${match} and hashint8(p.id) < ${below}
    offset 0) found`
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
  // As queries of their own: so the plan for all values costs no more than one for these, and PostgreSQL keeps it.
  const arrays = sql`(select ${rows.map((row) => row.place)}::int[]), (select ${rows.map((row) => row.kind)}::subcategory[]),
    (select ${rows.map((row) => row.deal)}::listed_in[]), (select ${rows.map((row) => row.top)}::boolean[])`
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
