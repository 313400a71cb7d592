import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { type Context, inTransaction } from '../../context.ts'
import { deleteOrphanedFiles, type FilePlace, insertOrphanedFiles } from './orphaned-files.sql.ts'

export interface NewFile extends FilePlace {
  content: Uint8Array | Readable
}

/** Longer than any upload takes. */
export const underWayMs = 60 * 60 * 1000

/** A name nobody can guess: `listings/6f1c…`. */
export function randomKey(folder: string): string {
  return `${folder}/${randomBytes(16).toString('hex')}`
}

/**
 * Writes files together with the row that names them. They are listed as orphaned first and taken off that list in the
 * row's own transaction: wherever the process dies, the clean-up finds what no row names.
 */
export async function storeFiles<Ctx extends Context, T>(
  ctx: Ctx,
  files: readonly NewFile[],
  nameThem: (tx: Ctx) => Promise<T>,
): Promise<T> {
  const { storage } = ctx.adapters
  const places = files.map(({ bucket, key }) => ({ bucket, key }))
  await insertOrphanedFiles(ctx.db, places, new Date(ctx.now.getTime() + underWayMs))
  try {
    for (const { bucket, key, content } of files) {
      if (content instanceof Uint8Array) await storage.put(bucket, key, content)
      else await storage.putStream(bucket, key, content)
    }
    return await inTransaction(ctx, async (tx) => {
      if ((await deleteOrphanedFiles(tx.db, places)) !== places.length)
        throw new Error('These files have been cleaned up in the meantime.')
      return nameThem(tx)
    })
  } catch (error) {
    // If this fails too, the clean-up does it in an hour.
    await removeNow(ctx, places).catch((lost) =>
      ctx.log.warn({ err: lost }, 'files of a failed upload could not be removed'),
    )
    throw error
  }
}

/** Only what is still listed: when just the answer to a commit was lost, a row names them. */
async function removeNow(ctx: Context, places: readonly FilePlace[]): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if ((await deleteOrphanedFiles(tx.db, places)) !== places.length) return
    for (const { bucket, key } of places) await tx.adapters.storage.remove(bucket, key)
  })
}
