import type { Context } from '../../context.ts'
import { handleJob, type JobHandler, jobKind } from '../../platform/jobs/jobs.ts'
import { announceChange, endPromotions } from '../listings/index.ts'

export const endPromotionsJob = jobKind<Record<string, never>>('promotions-end')

export const promotionsJobs: JobHandler<Context>[] = [
  // Search is ordered by the flag, so it falls by the minute; kept pages follow.
  handleJob(
    endPromotionsJob,
    (ctx: Context) =>
      ctx.db.transaction(async (db) => {
        for (const row of await endPromotions(db, ctx.now)) announceChange(ctx, db, row)
      }),
    { every: '* * * * *' },
  ),
]
