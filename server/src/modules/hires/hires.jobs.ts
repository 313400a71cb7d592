import type { Context } from '../../context.ts'
import { handleJob, type JobHandler, jobKind } from '../../platform/jobs/jobs.ts'
import type { Purpose } from '../orders/index.ts'
import { hireReleaseJob } from '../releases/index.ts'
import { followPayout } from './pay-out-hire.ts'
import { watchHires } from './watch-hires.ts'

export const watchHiresJob = jobKind<Record<string, never>>('watch-hires')

export const hiresJobs = ({ purposes }: { purposes: readonly Purpose[] }): JobHandler<Context>[] => [
  handleJob(hireReleaseJob, followPayout),
  handleJob(watchHiresJob, (ctx: Context) => watchHires(ctx, purposes), { every: '*/5 * * * *' }),
]
