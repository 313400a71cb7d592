import type { OwnListing } from '@properysearch/contract/listings/calls'
import type { ListedIn, Subcategory } from '@properysearch/contract/listings/facts'
import { fitToKind } from '@properysearch/contract/listings/steps'
import { type CallContext, inTransaction, signedIn } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import { lockUser } from '../../accounts/index.ts'
import { deviceName } from '../../auth/index.ts'
import { emptyFields } from './listings.rules.ts'
import { showOwn } from './show-listing.ts'
import { countDrafts, findBegun, insertDraft } from './write-listing.sql.ts'

const maxDrafts = 30

export async function createDraft(
  ctx: CallContext,
  { key, ...kind }: { listedIn: ListedIn; subcategory: Subcategory; key?: string | undefined },
): Promise<{ data: OwnListing }> {
  const { id: ownerId } = signedIn(ctx)
  const { permittedUse } = fitToKind(emptyFields(kind))
  const device = deviceName(ctx.userAgent)
  const id = await inTransaction(ctx, async (tx) => {
    // Of several begun at once, each counts those before it.
    await lockUser(tx.db, ownerId)
    const before = key === undefined ? undefined : await findBegun(tx.db, ownerId, key)
    if (before) {
      if (before.asked === textOf(kind)) return before.id
      throw fail('changed-meanwhile', 'This key belongs to another listing. Please reload and try again.')
    }
    if ((await countDrafts(tx.db, ownerId)) >= maxDrafts) {
      throw fail('too-many-requests', `You have ${maxDrafts} drafts. Finish or discard one before you begin another.`)
    }
    const begun = key === undefined ? null : { key, asked: textOf(kind) }
    return insertDraft(tx.db, { ...kind, permittedUse, ownerId, begun, now: tx.now, device })
  })
  return { data: await showOwn(ctx.db, id, ownerId) }
}

const textOf = ({ listedIn, subcategory }: { listedIn: ListedIn; subcategory: Subcategory }) =>
  `${listedIn} ${subcategory}`
