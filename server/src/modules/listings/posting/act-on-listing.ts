import { type OwnerAct, ownerActsFor } from '@properysearch/contract/listings/acts'
import type { OwnListing } from '@properysearch/contract/listings/calls'
import { type CallContext, inTransaction, signedIn } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import { holdOpen } from '../../accounts/index.ts'
import { dropFiles } from '../../files/index.ts'
import { lockOwn } from '../listing.sql.ts'
import { findPapers } from '../media/papers.sql.ts'
import { filesOf, findPictures } from '../media/pictures.sql.ts'
import { moveListing } from '../states/move-listing.ts'
import { showOwn } from './show-listing.ts'
import { deleteListing, setConfirmed } from './write-listing.sql.ts'

export async function actOnListing(
  ctx: CallContext,
  { id, act }: { id: number; act: OwnerAct },
): Promise<{ data: OwnListing }> {
  const { id: ownerId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    if (!(await holdOpen(tx.db, ownerId))) throw fail('signed-out')
    const row = await lockOwn(tx.db, id, ownerId)
    if (!row) throw fail('not-found')
    if (act.startsWith('mark-') && !ownerActsFor('verified', row.listedIn).includes(act)) {
      const is =
        row.listedIn === 'sell'
          ? 'for sale, so it can only be marked as sold'
          : 'for rent, so it can only be marked as rented'
      throw fail('ruled-out', `This property is ${is}.`)
    }
    await moveListing(tx, row, { act, by: 'owner', byUser: ownerId })
  })
  return { data: await showOwn(ctx.db, id, ownerId) }
}

export async function confirmAvailable(ctx: CallContext, { id }: { id: number }) {
  const { confirmedAt } = await inTransaction(ctx, async (tx) => {
    const row = await lockOwn(tx.db, id, signedIn(tx).id)
    if (!row) throw fail('not-found')
    if (row.state !== 'verified') throw fail('moved-on', 'Only a live listing can be confirmed.')
    return setConfirmed(tx.db, id, tx.now)
  })
  return { data: { confirmedAt: confirmedAt.toISOString() } }
}

/** Only what nobody has ever seen can be thrown away; anything else is archived. */
export async function discardDraft(ctx: CallContext, { id }: { id: number }): Promise<{ message: string }> {
  await inTransaction(ctx, async (tx) => {
    const row = await lockOwn(tx.db, id, signedIn(tx).id)
    if (!row) throw fail('not-found')
    if (row.state !== 'draft' || row.submittedAt) {
      throw fail('moved-on', 'Only a draft that was never submitted can be discarded. Archive this listing instead.')
    }
    const papers = await findPapers(tx.db, id)
    const files = [
      ...filesOf(await findPictures(tx.db, id)),
      ...papers.map((paper) => ({ bucket: 'private' as const, key: paper.fileKey })),
      ...(row.videoKey ? [{ bucket: 'public' as const, key: row.videoKey }] : []),
    ]
    await deleteListing(tx.db, id)
    await dropFiles(tx, files)
  })
  return { message: 'The draft has been discarded.' }
}
