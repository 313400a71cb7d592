import type { Context } from '../../context.ts'
import { findBlocked, findPayments, findRequests } from './contacts.sql.ts'

const all = { limit: 10_000, offset: 0 }

/** For the copy of a person's data. What belongs to others, their numbers and names, is not in it. */
export async function copyContacts(ctx: Context, userId: number): Promise<Record<string, unknown>> {
  const { rows: unlocked } = await findPayments(ctx.db, userId, all)
  const { rows: given } = await findRequests(ctx.db, { ownerId: userId, propertyId: null, ...all })
  const blocked = await findBlocked(ctx.db, userId)
  return {
    unlocked,
    given: given.map(({ propertyId, title, unlockedAt, revokedAt }) => ({ propertyId, title, unlockedAt, revokedAt })),
    blocked: blocked.map((row) => ({ userId: row.userId, blockedAt: row.blockedAt })),
  }
}
