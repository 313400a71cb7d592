import { type Context, inTransaction } from '../../context.ts'
import { deleteOrphanedFiles, type FilePlace, insertOrphanedFiles, lockDueOrphanedFiles } from './orphaned-files.sql.ts'
import { underWayMs } from './store-files.ts'

const atOnce = 100
const tryAgainMs = 60 * 60 * 1000

/**
 * The file goes before its entry does: broken off in between, it is removed again, which does no harm. The entries that
 * go are those whose files went, by name. Then what was never written to its end.
 */
export async function removeOrphanedFiles(ctx: Context): Promise<void> {
  let isMore = true
  while (isMore) isMore = await removeSome(ctx)
  await ctx.adapters.storage.removeLeftovers(new Date(ctx.now.getTime() - underWayMs))
}

/** One that cannot be removed is tried again later, and holds up no other. */
async function removeSome(ctx: Context): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const due = await lockDueOrphanedFiles(tx.db, tx.now, atOnce)
    const gone: FilePlace[] = []
    const left: FilePlace[] = []
    for (const place of due) {
      try {
        await tx.adapters.storage.remove(place.bucket, place.key)
        gone.push(place)
      } catch (error) {
        tx.log.error({ err: error }, 'a file could not be removed')
        left.push(place)
      }
    }
    await deleteOrphanedFiles(tx.db, gone)
    await insertOrphanedFiles(tx.db, left, new Date(tx.now.getTime() + tryAgainMs))
    return due.length > 0
  })
}
