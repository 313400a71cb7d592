import { type CallContext, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { findUser } from '../accounts/index.ts'
import { findItems, findLiveOf } from '../listings/index.ts'
import { toContact } from './contact-state.ts'
import { findUnlockedRows } from './contacts.sql.ts'

/** A person is visible only to people who have unlocked one of their listings. */
export async function getSeller(ctx: CallContext, { sellerId }: { sellerId: number }) {
  const rows = await findUnlockedRows(ctx.db, signedIn(ctx).id, sellerId)
  const [latest] = rows
  const owner = latest && (await findUser(ctx.db, sellerId))
  if (!latest || !owner) throw fail('not-found')
  const properties = await findItems(ctx.db, await findLiveOf(ctx.db, sellerId))
  const unlockedBy = rows.map(({ propertyId, title, unlockedAt }) => ({
    id: propertyId,
    title,
    unlockedAt: unlockedAt.toISOString(),
  }))
  return { data: { userData: toContact(ctx, owner, latest.unlockedAt), unlockedBy, properties } }
}
