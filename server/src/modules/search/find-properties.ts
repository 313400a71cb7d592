import type { Box } from '@properysearch/contract/geometry'
import type { PropertyItem } from '@properysearch/contract/property'
import type { SearchQuery, Understood } from '@properysearch/contract/search'
import { searchPageSize } from '@properysearch/contract/search-facts'
import type { Db } from '../../platform/db/database.ts'
import { toItem } from '../properties/index.ts'
import { type Cursor, decodeCursor, encodeCursor, fingerprintOf } from './cursor.rules.ts'
import { distanceKm } from './distance.rules.ts'
import { boxOf } from './grid.rules.ts'
import { type Order, orderOf } from './order.sql.ts'
import { findPage, type PageRow } from './page.sql.ts'
import { pathOf, readQuery } from './read-query.ts'

export interface FoundPage {
  data: PropertyItem[]
  page: number
  pageSize: number
  total: number
  isTotalExact: boolean
  nextAfter: string | null
  previousAfter: string | null
  understood: Understood
  area: Box | null
}

/** A page of the live listings that a query asks for. `readsAtMost` only decides on which way they are found. */
export async function findProperties(db: Db, query: SearchQuery, readsAtMost?: number): Promise<FoundPage> {
  const { wanted, understood } = await readQuery(db, query)
  const order = orderOf(query.sort ?? 'relevance', wanted.circle)
  const fingerprint = fingerprintOf(query)
  const cursor = query.after === undefined ? undefined : decodeCursor(query.after, fingerprint, order)
  const page = cursor?.page ?? query.page ?? 1
  const rows = await findPage(db, {
    wanted,
    order,
    path: await pathOf(db, wanted, query.sort, readsAtMost),
    cursor,
    // One more than a page tells whether there is a next one.
    limit: searchPageSize + 1,
    offset: cursor ? 0 : (page - 1) * searchPageSize,
  })
  const { total = 0, isTotalExact = true } = rows[0] ?? {}
  const found = rows.filter((row) => row.id !== null)
  const shown = found.slice(0, searchPageSize)
  if (cursor?.isBack) shown.reverse()
  const hasMore = found.length > searchPageSize
  const hasNext = cursor?.isBack ? true : hasMore
  const hasPrevious = cursor?.isBack ? hasMore : page > 1
  const placeAt = (row: PageRow | undefined, to: Pick<Cursor, 'isBack' | 'page'>) =>
    row ? encodeCursor({ ...to, keys: keysOf(row, order) }, fingerprint) : null
  return {
    data: shown.map((row) => toItem(row, query.near ? distanceKm(query.near, row) : null)),
    page,
    pageSize: searchPageSize,
    total,
    isTotalExact,
    nextAfter: hasNext ? placeAt(shown.at(-1), { isBack: false, page: page + 1 }) : null,
    previousAfter: hasPrevious ? placeAt(shown[0], { isBack: true, page: Math.max(1, page - 1) }) : null,
    understood,
    area: wanted.grid ? boxOf(wanted.grid) : null,
  }
}

function keysOf(row: PageRow, order: Order): unknown[] {
  return order.columns.map((_, i) => {
    const key = row[`k${i}` as 'k0']
    return key instanceof Date ? key.toISOString() : key
  })
}
