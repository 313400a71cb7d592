import { searchPageSize } from '@properysearch/contract/search/facts'
import type { CallContext } from '../../context.ts'
import { findUnlocked, findUnlockedListings } from '../contacts/index.ts'
import { findItems } from '../properties/index.ts'
import { findInterestedPage } from './interests.sql.ts'

/** A page of what somebody is interested in or has the contact of, each with since when and, if unlocked, the contact. */
export async function listInterested(ctx: CallContext, userId: number, page: number) {
  const unlocked = await findUnlockedListings(ctx, userId)
  const { rows, total } = await findInterestedPage(ctx.db, userId, unlocked, {
    limit: searchPageSize,
    offset: (page - 1) * searchPageSize,
  })
  const items = await findItems(
    ctx.db,
    rows.map((row) => row.propertyId),
  )
  const shown = new Map(rows.map((row) => [row.propertyId, row]))
  const contacts = await findUnlocked(
    ctx,
    unlocked.filter((row) => shown.has(row.propertyId)),
  )
  const data = items.map((item) => {
    const { id } = item.propertydata
    const row = shown.get(id)
    return {
      ...item,
      interestData: { since: row?.since.toISOString() ?? '', isInterested: row?.isInterested ?? false },
      contactData: contacts.get(id) ?? null,
    }
  })
  return { data, page, pageSize: searchPageSize, total, isTotalExact: true }
}
