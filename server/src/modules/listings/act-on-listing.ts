import { type OwnerAct, ownerActsFor } from '@properysearch/contract/listing-acts'
import type { OwnListing } from '@properysearch/contract/listings'
import { type CallContext, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { holdOpen } from '../accounts/index.ts'
import { dropFiles } from '../files/index.ts'
import { lockOwn } from './listing.sql.ts'
import { moveListing } from './move-listing.ts'
import { findPapers } from './papers.sql.ts'
import { filesOf, findPictures } from './pictures.sql.ts'
import { showOwn } from './show-listing.ts'
import { deleteListing, setConfirmed } from './write-listing.sql.ts'

export async function actOnListing(
  ctx: CallContext,
  { id, act }: { id: number; act: OwnerAct },
): Promise<{ data: OwnListing }> {
  const { id: ownerId } = signedIn(ctx)
  await ctx.db.transaction(async (db) => {
    if (!(await holdOpen(db, ownerId))) throw fail('signed-out')
    const row = await lockOwn(db, id, ownerId)
    if (!row) throw fail('not-found')
    if (act.startsWith('mark-') && !ownerActsFor('verified', row.listedIn).includes(act)) {
      const is =
        row.listedIn === 'sell'
          ? 'for sale, so it can only be marked as sold'
          : 'for rent, so it can only be marked as rented'
      throw fail('ruled-out', `This property is ${is}.`)
    }
    await moveListing(ctx, db, row, { act, by: 'owner', byUser: ownerId })
  })
  return { data: await showOwn(ctx.db, id, ownerId) }
}

export async function confirmAvailable(ctx: CallContext, { id }: { id: number }) {
  const { confirmedAt } = await ctx.db.transaction(async (db) => {
    const row = await lockOwn(db, id, signedIn(ctx).id)
    if (!row) throw fail('not-found')
    if (row.state !== 'verified') throw fail('moved-on', 'Only a live listing can be confirmed.')
    return setConfirmed(db, id, ctx.now)
  })
  return { data: { confirmedAt: confirmedAt.toISOString() } }
}

/** Only what nobody has ever seen can be thrown away; anything else is archived. */
export async function discardDraft(ctx: CallContext, { id }: { id: number }): Promise<{ message: string }> {
  await ctx.db.transaction(async (db) => {
    const row = await lockOwn(db, id, signedIn(ctx).id)
    if (!row) throw fail('not-found')
    if (row.state !== 'draft' || row.submittedAt) {
      throw fail('moved-on', 'Only a draft that was never submitted can be discarded. Archive this listing instead.')
    }
    const papers = await findPapers(db, id)
    const files = [
      ...filesOf(await findPictures(db, id)),
      ...papers.map((it) => ({ shelf: 'private' as const, key: it.fileKey })),
      ...(row.videoKey ? [{ shelf: 'public' as const, key: row.videoKey }] : []),
    ]
    await deleteListing(db, id)
    await dropFiles(ctx, db, files)
  })
  return { message: 'The draft has been discarded.' }
}
