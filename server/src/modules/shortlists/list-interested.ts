import { searchPageSize } from '@properysearch/contract/search-facts'
import type { Db } from '../../platform/db/database.ts'
import { findItems } from '../properties/index.ts'
import { findInterestedPage } from './interests.sql.ts'

/** A page of what somebody is interested in, each with since when. */
export async function listInterested(db: Db, userId: number, page: number) {
  const { rows, total } = await findInterestedPage(db, userId, {
    limit: searchPageSize,
    offset: (page - 1) * searchPageSize,
  })
  const items = await findItems(
    db,
    rows.map((row) => row.propertyId),
  )
  const since = new Map(rows.map((row) => [row.propertyId, row.since.toISOString()]))
  const data = items.map((item) => ({ ...item, interestData: { since: since.get(item.propertydata.id) ?? '' } }))
  return { data, page, pageSize: searchPageSize, total, isTotalExact: true }
}
