import { type Context, inTransaction } from '../../context.ts'
import { eachApart } from '../../platform/jobs/each-apart.ts'
import { announceRelease } from './releases.notices.ts'
import { findDue, findLapsed, lockRelease, moveRelease } from './releases.sql.ts'
import { followRelease } from './send-release.ts'

/** Every minute: sends what is approved, asks about what is on its way, and ends what nobody approved. */
export async function followReleases(ctx: Context): Promise<void> {
  await eachApart(ctx.log, await findDue(ctx.db, ctx.now), ({ id }) => followRelease(ctx, { releaseId: id }))
  await eachApart(ctx.log, await findLapsed(ctx.db, ctx.now), ({ id }) =>
    inTransaction(ctx, async (tx) => {
      const release = await lockRelease(tx.db, id)
      const step = { id, act: 'lapse', by: 'timer', byUser: null, set: { nextCheckAt: null } } as const
      if (release?.state === 'asked' && (await moveRelease(tx.db, step, tx.now))) {
        await announceRelease(tx, release, 'lapse')
      }
    }),
  )
}
