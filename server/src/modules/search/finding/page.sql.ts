import type { Db } from '../../../platform/db/database.ts'
import { joinSql, raw, type Sql, sql } from '../../../platform/db/sql.ts'
import { type ItemRow, itemColumns, itemJoins } from '../../listings/index.ts'
import { findCellCounts } from '../counting/cell-counts.sql.ts'
import type { Circle, ListingQuery } from '../query/query.rules.ts'
import type { Bounds } from '../query/walk.sql.ts'
import { byArea, totalInArea } from './by-area.sql.ts'
import { byDistance, byRing } from './by-distance.sql.ts'
import { byKind, totalByKind } from './by-kind.sql.ts'
import { byWords, totalByWords } from './by-words.sql.ts'
import { orderByKeys } from './order.sql.ts'
import { ringFrom } from './ring.rules.ts'
import type { PageRequest, Path, Way } from './way.sql.ts'

export type PageRow = ItemRow & {
  total: number
  isTotalExact: boolean
  k0: unknown
  k1: unknown
  k2?: unknown
  /** Where the search stopped before the page was full, by the order's columns; null when it did not. */
  s0: unknown
  s1: unknown
  s2?: unknown
}

/** On so many pages the way outwards from a place is still short. */
const shortWalkPages = 10
/** Which share of the steps a ring may hold at first, and when the page is not full yet. */
const ringShares = [0.04, 0.8]

/** A page of listings with the total. At least one row; without an id when the page is empty. */
export async function findPage(db: Db, request: PageRequest): Promise<PageRow[]> {
  const { path, query } = request
  if (path === 'by-distance' && query.circle) return findNearest(db, request, query.circle)
  return readPage(db, request, wayOf(request))
}

async function findNearest(db: Db, request: PageRequest, circle: Circle): Promise<PageRow[]> {
  const { cursor, limit } = request
  const isDone = (rows: readonly PageRow[]) => rows.length >= limit || rows[0]?.s0 === null
  let rows: PageRow[] = []
  if (!cursor || (cursor.page <= shortWalkPages && !cursor.isBack)) {
    rows = await readPage(db, request, byDistance(request, circle))
    if (isDone(rows)) return rows
  }
  const counts = await findCellCounts(db, request.query)
  const from = { distance: Number(cursor?.keys[0] ?? 0), isBack: cursor?.isBack ?? false }
  for (const share of ringShares) {
    const way = byRing(request, ringFrom(circle, counts, from, share * request.bounds.steps))
    const [known] = rows
    // The total is what it was.
    const total = known && sql`select ${known.total}::int as total, ${known.isTotalExact}::boolean as is_total_exact`
    rows = await readPage(db, request, { ...way, ...(total && { total }) })
    if (isDone(rows)) return rows
  }
  return rows
}

/** The total alone, as a statement: the same as the list of this path says. */
export function totalOf(query: ListingQuery, path: Path, bounds: Bounds): Sql {
  if (path === 'by-area') return totalInArea(query)
  return path === 'by-words' ? totalByWords(query) : totalByKind(query, bounds)
}

function wayOf(request: PageRequest): Way {
  if (request.path === 'by-kind') return byKind(request)
  return request.path === 'by-area' ? byArea(request) : byWords(request)
}

/**
 * The page and its total in one statement: both are of the same moment. Where a walk stopped at a listing that is
 * wanted, the listing comes first and the stop after it.
 */
function readPage(db: Db, { order, cursor, limit, offset }: PageRequest, way: Way): Promise<PageRow[]> {
  const isBack = cursor?.isBack ?? false
  const sorted = orderByKeys(order, isBack)
  const isFirst = !cursor && offset === 0
  const stops = raw(order.columns.map((_, i) => `k${i} as s${i}`).join(', '))
  const parts = [
    ...way.first,
    sql`met as materialized (
      select *, row_number() over (order by ${sorted}, is_stop) as place
      from (select * from (${way.hit}) hits order by ${sorted}, is_stop limit ${limit + offset}::int) nearest)`,
    sql`stop as (select place, ${stops} from met where is_stop order by place limit 1)`,
    sql`hit as materialized (
      select * from met where is_match and place <= coalesce((select place from stop), place)
      order by place limit ${limit}::int offset ${offset}::int)`,
    sql`counted as (${isFirst ? totalUnlessWhole(way.total, limit) : way.total})`,
  ]
  const statement = sql`
    with ${joinSql(parts, ', ')}
    select counted.total, counted.is_total_exact, ${raw(order.columns.map((_, i) => `stop.s${i}`).join(', '))}, item.*
    from counted left join stop on true left join lateral (
      select ${itemColumns}, hit.* from hit join properties p on p.id = hit.property_id ${itemJoins}) item on true
    order by ${sorted}`
  return way.isHot ? db.hot(statement) : db.many(statement)
}

/** A first page that is not full, and did not stop, is all there is: nothing is counted once more. */
function totalUnlessWhole(total: Sql, limit: number): Sql {
  const whole = sql`(select count(*) < ${limit}::int and not coalesce(bool_or(is_stop), false) from met)`
  return sql`
    select apart.total, apart.is_total_exact from (${total}) apart where not ${whole}
    union all select count(*)::int, true from hit where ${whole} having ${whole}`
}
