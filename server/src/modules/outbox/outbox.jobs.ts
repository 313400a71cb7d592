import type { Context } from '../../context.ts'
import { handleJob, type JobHandler, jobKind } from '../../platform/jobs/jobs.ts'
import { deleteMessagesBefore } from './outbox.sql.ts'

const keptDays = 30

export const purgeOutbox = jobKind('purge-outbox')

export const outboxJobs: JobHandler<Context>[] = [
  handleJob(
    purgeOutbox,
    async (ctx: Context) => {
      await deleteMessagesBefore(ctx.db, new Date(ctx.now.getTime() - keptDays * 24 * 60 * 60 * 1000))
    },
    { every: '40 21 * * *' },
  ),
]
