import type { Context } from '../../../context.ts'
import { sql } from '../../../platform/db/sql.ts'
import { dropFiles } from '../../files/index.ts'
import { findPapers } from '../media/papers.sql.ts'
import { filesOf, findPictures } from '../media/pictures.sql.ts'
import { announceChange } from '../states/announce-change.ts'
import { eraseListings } from './erase-listings.sql.ts'

/** For somebody who leaves: their photos, videos and papers go with what the listings say; the numbers stay. */
export async function eraseOwnListings(tx: Context, ownerId: number): Promise<void> {
  const { db } = tx
  const listings = await db.many<{ id: number; videoKey: string | null }>(
    sql`select id, video_key from properties where owner_id = ${ownerId} order by id for update`,
  )
  for (const { id, videoKey } of listings) {
    const papers = await findPapers(db, id)
    await dropFiles(tx, [
      ...filesOf(await findPictures(db, id)),
      ...papers.map((paper) => ({ bucket: 'private' as const, key: paper.fileKey })),
      ...(videoKey ? [{ bucket: 'public' as const, key: videoKey }] : []),
    ])
    await db.run(sql`delete from property_papers where property_id = ${id}`)
    // What somebody wrote about a listing may name its owner.
    await db.run(sql`update state_moves set reasons = null where graph = 'listing' and subject_id = ${id}`)
    await db.run(sql`update properties set video_key = null where id = ${id}`)
    announceChange(tx, { id, ownerId })
  }
  await eraseListings(db, ownerId, tx.now)
}
