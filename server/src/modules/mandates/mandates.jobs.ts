import type { Context } from '../../context.ts'
import { handleJob, type JobHandler, jobKind } from '../../platform/jobs/jobs.ts'
import { commissionReleaseJob } from '../releases/index.ts'
import { followCommission } from './follow-commission.ts'
import { watchMandates } from './watch-mandates.ts'

export const watchMandatesJob = jobKind<Record<string, never>>('watch-mandates')

export const mandatesJobs: JobHandler<Context>[] = [
  handleJob(commissionReleaseJob, followCommission),
  handleJob(watchMandatesJob, watchMandates, { every: '*/5 * * * *' }),
]
