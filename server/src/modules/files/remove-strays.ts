import { type Context, inTransaction } from '../../context.ts'
import { underWayMs } from './store-files.ts'
import { deleteStrays, type FilePlace, insertStrays, lockDueStrays } from './stray-files.sql.ts'

const atOnce = 100
const tryAgainMs = 60 * 60 * 1000

/**
 * The file goes before its entry does: broken off in between, it is removed again, which does no harm. The entries that
 * go are those whose files went, by name. Then what was never written to its end.
 */
export async function removeStrays(ctx: Context): Promise<void> {
  let isMore = true
  while (isMore) isMore = await removeSome(ctx)
  await ctx.adapters.storage.removeLeftovers(new Date(ctx.now.getTime() - underWayMs))
}

/** One that cannot be removed is tried again later, and holds up no other. */
async function removeSome(ctx: Context): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const due = await lockDueStrays(tx.db, tx.now, atOnce)
    const gone: FilePlace[] = []
    const left: FilePlace[] = []
    for (const place of due) {
      try {
        await tx.adapters.storage.remove(place.shelf, place.key)
        gone.push(place)
      } catch (error) {
        tx.log.error({ err: error }, 'a file could not be removed')
        left.push(place)
      }
    }
    await deleteStrays(tx.db, gone)
    await insertStrays(tx.db, left, new Date(tx.now.getTime() + tryAgainMs))
    return due.length > 0
  })
}
