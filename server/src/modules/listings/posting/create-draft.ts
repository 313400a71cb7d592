import type { OwnListing } from '@properysearch/contract/listings/calls'
import type { ListedIn, Subcategory } from '@properysearch/contract/listings/facts'
import { fitToKind } from '@properysearch/contract/listings/steps'
import { type CallContext, signedIn } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import { lockUser } from '../../accounts/index.ts'
import { deviceName } from '../../auth/index.ts'
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
  const id = await ctx.db.transaction(async (db) => {
    // Of several begun at once, each counts those before it.
    await lockUser(db, ownerId)
    if ((await countDrafts(db, ownerId)) >= maxDrafts) {
      throw fail('too-many-requests', `You have ${maxDrafts} drafts. Finish or discard one before you begin another.`)
    }
    return insertDraft(db, { ...kind, permittedUse, ownerId, now: ctx.now, device })
  })
  return { data: await showOwn(ctx.db, id, ownerId) }
}
