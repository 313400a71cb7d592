import type { OwnListing } from '@properysearch/contract/listings/calls'
import type { ListedIn, Subcategory } from '@properysearch/contract/listings/facts'
import { fitToKind } from '@properysearch/contract/listings/steps'
import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { lockUser } from '../accounts/index.ts'
import { deviceName } from '../auth/index.ts'
import { emptyFields } from './listings.rules.ts'
import { showOwn } from './show-listing.ts'
import { countDrafts, insertDraft } from './write-listing.sql.ts'

const maxDrafts = 30

export async function createDraft(
  ctx: CallContext,
  kind: { listedIn: ListedIn; subcategory: Subcategory },
): Promise<{ data: OwnListing }> {
  const { id: ownerId } = signedIn(ctx)
  const { permittedUse } = fitToKind(emptyFields(kind))
  const device = deviceName(ctx.userAgent)
  const id = await inTransaction(ctx, async (tx) => {
    // Of several begun at once, each counts those before it.
    await lockUser(tx.db, ownerId)
    if ((await countDrafts(tx.db, ownerId)) >= maxDrafts) {
      throw fail('too-many-requests', `You have ${maxDrafts} drafts. Finish or discard one before you begin another.`)
    }
    return insertDraft(tx.db, { ...kind, permittedUse, ownerId, now: tx.now, device })
  })
  return { data: await showOwn(ctx.db, id, ownerId) }
}
