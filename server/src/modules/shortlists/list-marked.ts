import { searchPageSize } from '@properysearch/contract/search/facts'
import type { Db } from '../../platform/db/database.ts'
import { findItems } from '../listings/index.ts'
import { findMarkedIds, type ListName } from './shortlists.sql.ts'

/** A page of what somebody keeps; a listing that is gone is still there and says so. */
export async function listMarked(db: Db, list: ListName, userId: number, page: number) {
  const { ids, total } = await findMarkedIds(db, list, userId, {
    limit: searchPageSize,
    offset: (page - 1) * searchPageSize,
  })
  return { data: await findItems(db, ids), page, pageSize: searchPageSize, total, isTotalExact: true }
}
