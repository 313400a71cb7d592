import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { removePhotoFile } from './accounts.jobs.ts'
import { swapPhotoKey } from './users.sql.ts'

/** The old file goes by a job: if and only if the change is committed, and even if this process dies right after. */
export async function replacePhoto(
  ctx: Context,
  userId: number,
  key: string | null,
  within: Db = ctx.db,
): Promise<void> {
  await within.transaction(async (db) => {
    const oldKey = await swapPhotoKey(db, userId, key)
    if (oldKey) await enqueue(db, removePhotoFile, { key: oldKey })
  })
}
