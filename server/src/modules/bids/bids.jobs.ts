import type { Context } from '../../context.ts'
import { handleJob, type JobHandler, jobKind } from '../../platform/jobs/jobs.ts'
import { expireBids } from './expire-bids.ts'

export const expireBidsJob = jobKind<Record<string, never>>('expire-bids')

export const bidsJobs: JobHandler<Context>[] = [handleJob(expireBidsJob, expireBids, { every: '* * * * *' })]
