import type { Context } from '../../../context.ts'
import { findUser } from '../../accounts/index.ts'
import { hashesOf } from './sharers.rules.ts'
import {
  countConfirmedShares,
  eraseSharers,
  findSharersForCopy,
  findSharesOf,
  forgetMobilesOfEnded,
} from './sharers.sql.ts'

const dayMs = 24 * 60 * 60 * 1000
/** What is still held of a completed deal is paid out with their word. */
const keptDays = { calledOff: 30, completed: 365 }

async function hashesOfUser(ctx: Pick<Context, 'db' | 'config'>, userId: number): Promise<string[]> {
  const user = await findUser(ctx.db, userId)
  return user ? hashesOf(ctx.config, user.mobile) : []
}

export async function copySharers(ctx: Context, userId: number) {
  return findSharersForCopy(ctx.db, userId, await hashesOfUser(ctx, userId))
}

/** The shares of somebody with an account. */
export async function findShareIdsOf(ctx: Context, userId: number): Promise<number[]> {
  return (await findSharesOf(ctx.db, await hashesOfUser(ctx, userId))).map(({ id }) => id)
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
  const ago = (days: number) => new Date(ctx.now.getTime() - days * dayMs)
  await forgetMobilesOfEnded(ctx.db, { calledOff: ago(keptDays.calledOff), completed: ago(keptDays.completed) })
}
