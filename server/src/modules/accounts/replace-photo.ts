import { type Context, inTransaction } from '../../context.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { removePhotoFile } from './accounts.jobs.ts'
import { swapPhotoKey } from './users.sql.ts'

/** The old file goes by a job: if and only if the change is committed, and even if this process dies right after. */
export async function replacePhoto(ctx: Context, userId: number, key: string | null): Promise<void> {
  await inTransaction(ctx, async ({ db }) => {
    const oldKey = await swapPhotoKey(db, userId, key)
    if (oldKey) await enqueue(db, removePhotoFile, { key: oldKey })
  })
}
