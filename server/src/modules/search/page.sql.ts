import { subcategories } from '@properysearch/contract/property-facts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { type ItemRow, itemColumns, itemJoins } from '../properties/index.ts'
import { allConditions, and, areaGrid, filterConditions, outlineCondition, placeConditions } from './conditions.sql.ts'
import { countedTotal } from './counts.sql.ts'
import type { Cursor } from './cursor.rules.ts'
import { beyond, keyColumns, type Order, orderBy, orderByKeys } from './order.sql.ts'
import { isCountedBeforehand, type Wanted } from './wanted.rules.ts'

/** A total is counted one by one up to here; beyond, it is known from the counts or said as "1000+". */
export const exactUpTo = 1000

/** How the listings are found: kind by kind in the order of an index, or first those in an area or with a word. */
export type Path = 'by-kind' | 'by-area' | 'by-words'

export interface PageRequest {
  wanted: Wanted
  order: Order
  path: Path
  cursor: Cursor | undefined
  limit: number
  offset: number
}

export type PageRow = ItemRow & { total: number; isTotalExact: boolean; k0: unknown; k1: unknown; k2?: unknown }

/** A page and its total in one statement: both are of the same moment. At least one row; without an id if it is empty. */
export function findPage(db: Db, request: PageRequest): Promise<PageRow[]> {
  const { wanted, order, cursor, limit, offset } = request
  const isBack = cursor?.isBack ?? false
  const [from, conditions] = request.path === 'by-kind' ? kindByKind(request) : atOnce(request)
  const statement = sql`
    with hit as materialized (
      select found.* from ${from} ${conditions} order by ${orderByKeys(order, isBack)} limit ${limit} offset ${offset}),
    counted as (${totalOf(wanted, request.path)})
    select counted.total, counted.is_total_exact, item.*
    from counted left join lateral (
      select ${itemColumns}, hit.* from hit join properties p on p.id = hit.property_id ${itemJoins}) item on true
    order by ${orderByKeys(order, isBack)}`
  // A word or an area may be common or rare: such a statement is planned anew for what it asks.
  return request.path === 'by-kind' ? db.hot(statement) : db.many(statement)
}

/** Walks the index of each kind in each place and merges the walks: each stops after a page. */
function kindByKind({ wanted, order, cursor, limit, offset }: PageRequest): [Sql, Sql] {
  const { branches, match } = branchesOf(wanted, order.splitsPromoted)
  const after = cursor ? [beyond(order, cursor.keys, cursor.isBack)] : []
  return [
    sql`${branches} cross join lateral (
      select p.id as property_id, ${keyColumns(order)} from properties p
      where p.state = 'verified' and ${match} ${and([...filterConditions(wanted), ...after])}
      order by ${orderBy(order, cursor?.isBack ?? false)} limit ${limit + offset}) found`,
    sql``,
  ]
}

function atOnce({ wanted, order, cursor, limit, offset, path }: PageRequest): [Sql, Sql] {
  const grid = path === 'by-area' ? areaGrid(wanted) : undefined
  const outline = grid ? [outlineCondition(grid)] : []
  const after = cursor ? [beyond(order, cursor.keys, cursor.isBack)] : []
  return [
    sql`(select p.id as property_id, ${keyColumns(order)} from properties p
      where p.state = 'verified' ${and([...allConditions(wanted), ...outline, ...after])}
      order by ${orderBy(order, cursor?.isBack ?? false)} limit ${limit + offset}) found`,
    sql``,
  ]
}

/** A statement that answers one row of total and is_total_exact. */
export function totalOf(wanted: Wanted, path: Path): Sql {
  if (isCountedBeforehand(wanted)) {
    return sql`select total.n as total, true as is_total_exact from (${countedTotal(wanted)}) total`
  }
  return sql`select least(total.n, ${exactUpTo}::int) as total, total.n <= ${exactUpTo}::int as is_total_exact
    from (select count(*)::int as n from (select 1 ${totalFrom(wanted, path)} limit ${exactUpTo + 1}::int) one) total`
}

function totalFrom(wanted: Wanted, path: Path): Sql {
  if (path !== 'by-kind') {
    const grid = path === 'by-area' ? areaGrid(wanted) : undefined
    const outline = grid ? [outlineCondition(grid)] : []
    return sql`from properties p where p.state = 'verified' ${and([...allConditions(wanted), ...outline])}`
  }
  const { branches, match } = branchesOf(wanted, false)
  return sql`from ${branches} cross join lateral (
    select 1 from properties p where p.state = 'verified' and ${match} ${and(filterConditions(wanted))}
    limit ${exactUpTo + 1}) found`
}

/** Every combination of place, kind and deal, as rows to join with. */
function branchesOf(wanted: Wanted, splitsPromoted: boolean): { branches: Sql; match: Sql } {
  const places = wanted.localityIds ?? wanted.cityIds ?? [null]
  const kinds = wanted.subcategories ?? subcategories
  const deals = wanted.listedIn ? [wanted.listedIn] : ['sell', 'rent']
  const combinations = places.flatMap((place) => kinds.flatMap((kind) => deals.map((deal) => ({ place, kind, deal }))))
  const rows = splitsPromoted
    ? combinations.flatMap((it) => [true, false].map((top) => ({ ...it, top })))
    : combinations
  const column = (name: 'place' | 'kind' | 'deal' | 'top') => rows.map((row) => (row as Record<string, unknown>)[name])
  const place = wanted.localityIds
    ? sql`p.locality_id = b.place ${and(placeConditions({ ...(wanted.cityIds && { cityIds: wanted.cityIds }) }))} and`
    : wanted.cityIds
      ? sql`p.city_id = b.place and`
      : sql``
  const kindAndDeal = sql`p.subcategory = b.kind and p.listed_in = b.deal`
  return splitsPromoted
    ? {
        branches: sql`unnest(${column('place')}::int[], ${column('kind')}::subcategory[], ${column('deal')}::listed_in[], ${column('top')}::boolean[]) b (place, kind, deal, top)`,
        match: sql`${place} ${kindAndDeal} and p.is_promoted = b.top`,
      }
    : {
        branches: sql`unnest(${column('place')}::int[], ${column('kind')}::subcategory[], ${column('deal')}::listed_in[]) b (place, kind, deal)`,
        match: sql`${place} ${kindAndDeal}`,
      }
}
