import type { Context } from '../../../context.ts'
import { dropFiles } from '../../files/index.ts'
import { findPapers } from '../media/papers.sql.ts'
import { filesOf, findPictures } from '../media/pictures.sql.ts'
import { announceChange } from '../states/announce-change.ts'
import { moveRow } from '../states/move-listing.sql.ts'
import { eraseListings, forgetPapersAndVideo, lockListingsOf } from './erase-listings.sql.ts'

/** For somebody who leaves: their photos, videos and papers go with what the listings say; the numbers stay. */
export async function eraseOwnListings(tx: Context, ownerId: number): Promise<void> {
  const { db } = tx
  for (const { id, videoKey } of await lockListingsOf(db, ownerId)) {
    const papers = await findPapers(db, id)
    await dropFiles(tx, [
      ...filesOf(await findPictures(db, id)),
      ...papers.map((paper) => ({ bucket: 'private' as const, key: paper.fileKey })),
      ...(videoKey ? [{ bucket: 'public' as const, key: videoKey }] : []),
    ])
    await forgetPapersAndVideo(db, id)
    // Drafts, which are deleted, and archived ones stay where they are.
    await moveRow(db, id, { act: 'remove-with-owner', by: 'system', byUser: null }, tx.now)
    announceChange(tx, { id, ownerId })
  }
  await eraseListings(db, ownerId, tx.now)
}
