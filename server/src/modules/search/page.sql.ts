import type { Db } from '../../platform/db/database.ts'
import { joinSql, type Sql, sql } from '../../platform/db/sql.ts'
import { type ItemRow, itemColumns, itemJoins } from '../properties/index.ts'
import { byArea, totalInArea } from './by-area.sql.ts'
import { byDistance } from './by-distance.sql.ts'
import { byKind, totalByKind } from './by-kind.sql.ts'
import { byWords, totalByWords } from './by-words.sql.ts'
import { orderByKeys } from './order.sql.ts'
import type { Wanted } from './wanted.rules.ts'
import type { PageRequest, Path, Way } from './way.sql.ts'

export type PageRow = ItemRow & { total: number; isTotalExact: boolean; k0: unknown; k1: unknown; k2?: unknown }

/** How many listings a ring is meant to hold; when it holds too few, the next one is wider. */
const rings = [80, 800, Number.POSITIVE_INFINITY]

/** A page of listings with the total. At least one row; without an id when the page is empty. */
export async function findPage(db: Db, request: PageRequest): Promise<PageRow[]> {
  if (request.path !== 'by-distance') return readPage(db, request, wayOf(request))
  let rows: PageRow[] = []
  for (const listings of rings) {
    rows = await readPage(db, request, byDistance(request, listings))
    if (rows.length >= request.limit) return rows
  }
  return rows
}

/** The total alone, as a statement: the same as the list of this path says. */
export function totalOf(wanted: Wanted, path: Path): Sql {
  if (path === 'by-area') return totalInArea(wanted)
  return path === 'by-words' ? totalByWords(wanted) : totalByKind(wanted)
}

function wayOf(request: PageRequest): Way {
  if (request.path === 'by-kind') return byKind(request)
  return request.path === 'by-area' ? byArea(request) : byWords(request)
}

/** The page and its total in one statement: both are of the same moment. */
function readPage(db: Db, { order, cursor, limit, offset }: PageRequest, way: Way): Promise<PageRow[]> {
  const isBack = cursor?.isBack ?? false
  const parts = [
    ...way.first,
    sql`hit as materialized (${way.hit} order by ${orderByKeys(order, isBack)} limit ${limit}::int offset ${offset}::int)`,
    sql`counted as (${way.total})`,
  ]
  const statement = sql`
    with ${joinSql(parts, ', ')}
    select counted.total, counted.is_total_exact, item.*
    from counted left join lateral (
      select ${itemColumns}, hit.* from hit join properties p on p.id = hit.property_id ${itemJoins}) item on true
    order by ${orderByKeys(order, isBack)}`
  return way.isHot ? db.hot(statement) : db.many(statement)
}
