import type { Context } from '../../../context.ts'
import { findUser } from '../../accounts/index.ts'
import { sumHeld } from '../../ledger/index.ts'
import { heldAccounts } from '../held-accounts.ts'
import { hashesOf } from './sharers.rules.ts'
import {
  eraseSharers,
  findConfirmedDeals,
  findReachableOfEnded,
  findSharersForCopy,
  findSharesOf,
  forgetMobiles,
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

/** A deal relies on what they confirmed, and what is held of it is paid out with their word. */
export async function hasShareUnderWay(ctx: Context, userId: number): Promise<string | undefined> {
  const deals = await findConfirmedDeals(ctx.db, await hashesOfUser(ctx, userId))
  if (deals.some(({ isUnderWay }) => isUnderWay)) {
    return 'You have a share in a deal that is under way, or act for somebody who has. It has to be completed or cancelled first.'
  }
  const paise = await sumHeld(
    ctx.db,
    deals.flatMap(({ bookingId }) => heldAccounts(bookingId)),
  )
  if (paise === 0) return undefined
  return 'Money is still held in a deal in which you have a share, or act for somebody who has. It has to be paid out first.'
}

export async function leaveSharers(tx: Context, person: { userId: number; mobile: string }): Promise<void> {
  await eraseSharers(tx.db, person.userId, hashesOf(tx.config, person.mobile))
}

/** Once a day; never while money is held, which may need their word or be theirs. */
export async function forgetSharers(ctx: Context): Promise<void> {
  const ago = (days: number) => new Date(ctx.now.getTime() - days * dayMs)
  const before = { calledOff: ago(keptDays.calledOff), completed: ago(keptDays.completed) }
  const over: number[] = []
  for (const { id, bookingId } of await findReachableOfEnded(ctx.db, before)) {
    if ((await sumHeld(ctx.db, heldAccounts(bookingId))) === 0) over.push(id)
  }
  await forgetMobiles(ctx.db, over)
}
