import type { PropertyItem } from '@properysearch/contract/listings/property'
import type { SearchQuery, Understood } from '@properysearch/contract/search/calls'
import { searchPageSize } from '@properysearch/contract/search/facts'
import type { Box } from '@properysearch/contract/values/geometry'
import type { Db } from '../../../platform/db/database.ts'
import { toItem } from '../../listings/index.ts'
import { aboutAsMany } from '../grouping/sample.rules.ts'
import type { SearchedCity } from '../query/cities.sql.ts'
import { boxOf } from '../query/grid.rules.ts'
import { pathOf, readQuery } from '../query/read-query.ts'
import { usualBounds } from '../query/walk.sql.ts'
import { type Cursor, decodeCursor, encodeCursor, fingerprintOf } from './cursor.rules.ts'
import { distanceKm } from './distance.rules.ts'
import { type Order, orderOf } from './order.sql.ts'
import { findPage, type PageRow } from './page.sql.ts'

export interface FoundPage {
  data: PropertyItem[]
  page: number
  pageSize: number
  total: number
  isTotalExact: boolean
  nextAfter: string | null
  previousAfter: string | null
  understood: Understood
  city: SearchedCity | null
  area: Box | null
}

/** A page of the live listings that a request asks for. */
export async function findProperties(db: Db, request: SearchQuery, bounds = usualBounds): Promise<FoundPage> {
  const { query, understood, city } = await readQuery(db, request)
  const order = orderOf(request.sort ?? 'relevance', query.circle)
  const fingerprint = fingerprintOf(request)
  const cursor = request.after === undefined ? undefined : decodeCursor(request.after, fingerprint, order)
  const page = cursor?.page ?? request.page ?? 1
  const rows = await findPage(db, {
    query,
    order,
    path: await pathOf(db, query, request.sort, bounds.readsAtMost),
    cursor,
    // One more than a page tells whether there is a next one.
    limit: searchPageSize + 1,
    offset: cursor ? 0 : (page - 1) * searchPageSize,
    bounds,
  })
  const { total = 0, isTotalExact = true } = rows[0] ?? {}
  const found = rows.filter((row) => row.id !== null)
  const shown = found.slice(0, searchPageSize)
  if (cursor?.isBack) shown.reverse()
  const hasMore = found.length > searchPageSize
  // It looked at as many as it may: the next page continues from where it stopped.
  const stop = !hasMore && rows[0]?.s0 !== null ? rows[0] : undefined
  const hasNext = cursor?.isBack ? true : hasMore || stop !== undefined
  const hasPrevious = cursor?.isBack ? hasMore || stop !== undefined : page > 1
  const placeAt = (row: PageRow | undefined, to: Pick<Cursor, 'isBack' | 'page'>, keys: 'k' | 's' = 'k') =>
    row ? encodeCursor({ ...to, keys: keysOf(row, order, keys) }, fingerprint) : null
  const onward = (isBack: boolean) => {
    const to = { isBack, page: isBack ? Math.max(1, page - 1) : page + 1 }
    const isStopped = stop !== undefined && isBack === (cursor?.isBack ?? false)
    if (isStopped) return placeAt(stop, to, 's')
    // A page without a listing has only the place it began at.
    if (shown.length === 0 && cursor) return encodeCursor({ ...to, keys: cursor.keys }, fingerprint)
    return placeAt(isBack ? shown[0] : shown.at(-1), to)
  }
  return {
    data: shown.map((row) => toItem(row, request.near ? distanceKm(request.near, row) : null)),
    page,
    pageSize: searchPageSize,
    // What is shown is there, whatever an estimate says.
    total: isTotalExact ? total : Math.max(aboutAsMany(total), shown.length),
    isTotalExact,
    nextAfter: hasNext ? onward(false) : null,
    previousAfter: hasPrevious ? onward(true) : null,
    understood,
    city,
    area: query.grid ? boxOf(query.grid) : null,
  }
}

function keysOf(row: PageRow, order: Order, named: 'k' | 's'): unknown[] {
  return order.columns.map((_, i) => {
    const key = row[`${named}${i}` as 'k0']
    return key instanceof Date ? key.toISOString() : key
  })
}
