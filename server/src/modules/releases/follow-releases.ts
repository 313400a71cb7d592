import { type Context, inTransaction } from '../../context.ts'
import { announceRelease } from './releases.notices.ts'
import { findDue, findLapsed, lockRelease, moveRelease } from './releases.sql.ts'
import { followRelease } from './send-release.ts'

/** Every minute: sends what is approved, asks about what is on its way, and ends what nobody approved. */
export async function followReleases(ctx: Context): Promise<void> {
  for (const { id } of await findDue(ctx.db, ctx.now)) await followRelease(ctx, { releaseId: id })
  for (const { id } of await findLapsed(ctx.db, ctx.now)) {
    await inTransaction(ctx, async (tx) => {
      const release = await lockRelease(tx.db, id)
      const step = { id, act: 'lapse', by: 'timer', byUser: null, set: { nextCheckAt: null } } as const
      if (release?.state === 'asked' && (await moveRelease(tx.db, step, tx.now))) {
        await announceRelease(tx, release, 'lapse')
      }
    })
  }
}
