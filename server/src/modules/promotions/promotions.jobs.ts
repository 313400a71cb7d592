import { type Context, inTransaction } from '../../context.ts'
import { handleJob, type JobHandler, jobKind } from '../../platform/jobs/jobs.ts'
import { announceChange } from '../listings/index.ts'
import { endPromotions } from '../properties/index.ts'

export const endPromotionsJob = jobKind<Record<string, never>>('promotions-end')

export const promotionsJobs: JobHandler<Context>[] = [
  // Search is ordered by the flag, so it falls by the minute; kept pages follow.
  handleJob(
    endPromotionsJob,
    (ctx: Context) =>
      inTransaction(ctx, async (tx) => {
        for (const row of await endPromotions(tx.db, tx.now)) announceChange(tx, row)
      }),
    { every: '* * * * *' },
  ),
]
