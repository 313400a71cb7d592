import type { PropertyItem } from '@properysearch/contract/listings/property'
import type { Db } from '../../platform/db/database.ts'
import { findItems } from './item.sql.ts'
import { existingIds } from './properties.sql.ts'

/** What somebody looked at, in the order they gave; what nobody may open any more is left out. */
export async function listByIds(db: Db, ids: readonly number[]): Promise<PropertyItem[]> {
  const open = new Set(await existingIds(db, ids))
  return findItems(
    db,
    [...new Set(ids)].filter((id) => open.has(id)),
  )
}
