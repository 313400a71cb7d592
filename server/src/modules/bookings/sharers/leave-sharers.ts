import type { Context } from '../../../context.ts'
import { findUser } from '../../accounts/index.ts'
import { hashesOf } from './sharers.rules.ts'
import { countConfirmedShares, eraseSharers, findSharersForCopy, forgetMobilesOfEnded } from './sharers.sql.ts'

const keptMs = 30 * 24 * 60 * 60 * 1000

async function hashesOfUser(ctx: Pick<Context, 'db' | 'config'>, userId: number): Promise<string[]> {
  const user = await findUser(ctx.db, userId)
  return user ? hashesOf(ctx.config, user.mobile) : []
}

export async function copySharers(ctx: Context, userId: number) {
  return findSharersForCopy(ctx.db, userId, await hashesOfUser(ctx, userId))
}

/** A deal relies on what they confirmed. */
export async function hasShareUnderWay(ctx: Context, userId: number): Promise<string | undefined> {
  if ((await countConfirmedShares(ctx.db, await hashesOfUser(ctx, userId))) === 0) return undefined
  return 'You have a share in a deal that is under way. It has to be completed or cancelled first.'
}

export async function leaveSharers(tx: Context, person: { userId: number; mobile: string }): Promise<void> {
  await eraseSharers(tx.db, person.userId, hashesOf(tx.config, person.mobile))
}

/** Once a day. */
export async function forgetSharers(ctx: Context): Promise<void> {
  await forgetMobilesOfEnded(ctx.db, new Date(ctx.now.getTime() - keptMs))
}
