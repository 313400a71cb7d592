import type { Context } from '../../context.ts'
import { handleJob, type JobHandler, jobKind } from '../../platform/jobs/jobs.ts'
import { expireBookings } from './expire-bookings.ts'
import { tellOthers, tellOthersJob } from './tell-others.ts'

export const expireBookingsJob = jobKind<Record<string, never>>('expire-bookings')

export const bookingsJobs: JobHandler<Context>[] = [
  handleJob(tellOthersJob, tellOthers),
  handleJob(expireBookingsJob, expireBookings, { every: '* * * * *' }),
]
