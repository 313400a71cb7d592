import type { Context } from '../../context.ts'
import { handleJob, type JobHandler, jobKind } from '../../platform/jobs/jobs.ts'
import { mailVisit, mailVisitJob } from './mail-visit.ts'
import { watchVisits } from './watch-visits.ts'

export const watchVisitsJob = jobKind<Record<string, never>>('watch-visits')

export const visitsJobs: JobHandler<Context>[] = [
  handleJob(watchVisitsJob, watchVisits, { every: '*/5 * * * *' }),
  handleJob(mailVisitJob, mailVisit),
]
