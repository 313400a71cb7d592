import type { Context } from '../../context.ts'
import { findUser } from './users.sql.ts'

/** The profile in a copy of a person's data. */
export async function copyProfile(ctx: Context, userId: number): Promise<unknown> {
  const user = await findUser(ctx.db, userId)
  if (!user) return null
  const { photoKey, ...rest } = user
  return { ...rest, photo: photoKey && ctx.config.publicUrl + ctx.adapters.storage.publicUrl(photoKey) }
}
