import type { OwnerContact } from '@properysearch/contract/contacts/calls'
import type { Context } from '../../context.ts'
import { findUser } from '../accounts/index.ts'
import { toContact } from './contact-state.ts'
import { findUnlockedRows, type UnlockedRow } from './contacts.sql.ts'

/** The listings whose contact somebody may see, newest first, without the contacts. */
export function findUnlockedListings(ctx: Context, userId: number): Promise<UnlockedRow[]> {
  return findUnlockedRows(ctx.db, userId)
}

/** The contacts themselves, by listing. */
export async function findUnlocked(ctx: Context, rows: readonly UnlockedRow[]): Promise<Map<number, OwnerContact>> {
  const contacts = await Promise.all(
    rows.map(async (row) => {
      const owner = await findUser(ctx.db, row.ownerId)
      return owner ? [[row.propertyId, toContact(ctx, owner, row.unlockedAt)] as const] : []
    }),
  )
  return new Map(contacts.flat())
}
