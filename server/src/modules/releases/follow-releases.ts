import { type Context, inTransaction } from '../../context.ts'
import { eachApart } from '../../platform/jobs/each-apart.ts'
import { announceRelease } from './releases.notices.ts'
import { askIdOf, sumOf } from './releases.rules.ts'
import { findDue, findLapsed, keepWaiting, lockParts, lockRelease, moveRelease } from './releases.sql.ts'
import { followRelease } from './send-release.ts'

/** Every minute: sends what is approved, asks about what is on its way, and ends what nobody approved. */
export async function followReleases(ctx: Context): Promise<void> {
  await eachApart(ctx.log, await findDue(ctx.db, ctx.now), ({ id }) => followRelease(ctx, { releaseId: id }))
  await eachApart(ctx.log, await findLapsed(ctx.db, ctx.now), ({ id }) => inTransaction(ctx, (tx) => lapse(tx, id)))
}

/** With all parts of the same press; once one of them is on its way, the others' stay theirs and wait. */
async function lapse(tx: Context, id: number): Promise<void> {
  const seen = await lockRelease(tx.db, id)
  if (seen?.state !== 'asked' || seen.hireId !== null) return
  const parts = await lockParts(tx.db, askIdOf(seen))
  if (parts.some(({ state }) => state !== 'asked')) return keepWaiting(tx.db, id)
  for (const part of parts) {
    const step = { id: part.id, act: 'lapse', by: 'timer', byUser: null, set: { nextCheckAt: null } } as const
    await moveRelease(tx.db, step, tx.now)
  }
  await announceRelease(tx, { ...seen, amountPaise: sumOf(parts) }, 'lapse')
}
