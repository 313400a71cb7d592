import type { Context } from '../../context.ts'
import { handleJob, type JobHandler, jobKind } from '../../platform/jobs/jobs.ts'
import { dealBegunJob } from '../bookings/index.ts'
import { agentHireAcceptedJob, agentHireGivenUpJob } from '../hires/index.ts'
import { beginByHire } from './begin-by-hire.ts'
import { beginMandate } from './begin-mandate.ts'
import { endByHire } from './end-by-hire.ts'
import { watchRepresentations } from './watch-representations.ts'

export const watchRepresentationsJob = jobKind<Record<string, never>>('watch-representations')

export const representationsJobs: JobHandler<Context>[] = [
  handleJob(agentHireAcceptedJob, beginByHire),
  handleJob(agentHireGivenUpJob, endByHire),
  handleJob(dealBegunJob, beginMandate),
  handleJob(watchRepresentationsJob, watchRepresentations, { every: '17 * * * *' }),
]
