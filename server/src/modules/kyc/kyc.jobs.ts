import type { Context } from '../../context.ts'
import { handleJob, type JobHandler, jobKind } from '../../platform/jobs/jobs.ts'
import { deleteFailedBefore } from './checks.sql.ts'

const keptDays = 30

/** Removes checks that led to nothing. */
export const purgeKyc = jobKind<Record<string, never>>('purge-kyc')

export const kycJobs: JobHandler<Context>[] = [
  handleJob(
    purgeKyc,
    (ctx: Context) => deleteFailedBefore(ctx.db, new Date(ctx.now.getTime() - keptDays * 24 * 60 * 60 * 1000)),
    { every: '52 21 * * *' },
  ),
]
