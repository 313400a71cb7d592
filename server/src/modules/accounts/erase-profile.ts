import type { Context } from '../../context.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { expireDataExports, removePhotoFile } from './accounts.jobs.ts'
import { expireAllOf } from './data-exports.sql.ts'
import { deleteProfessionalDetails } from './professional-details.sql.ts'
import { anonymiseUser, swapPhotoKey } from './users.sql.ts'

/** Copies that lie ready are ended; their files go by the job that clears away old ones. */
export async function eraseExports(ctx: Context, userId: number): Promise<void> {
  await expireAllOf(ctx.db, userId, ctx.now)
  await enqueue(ctx.db, expireDataExports, {})
}

/** The person themselves, last of all. `passwordHash` fits no password anybody knows. */
export async function eraseProfile(ctx: Context, userId: number, passwordHash: string): Promise<void> {
  await deleteProfessionalDetails(ctx.db, userId)
  const photoKey = await swapPhotoKey(ctx.db, userId, null)
  if (photoKey) await enqueue(ctx.db, removePhotoFile, { key: photoKey })
  await anonymiseUser(ctx.db, userId, { passwordHash, now: ctx.now })
}
