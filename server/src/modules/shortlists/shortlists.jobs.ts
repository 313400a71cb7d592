import type { Context } from '../../context.ts'
import { handleJob, type JobHandler } from '../../platform/jobs/jobs.ts'
import { tellInterest, tellInterestJob } from './tell-interest.ts'

export const shortlistsJobs: JobHandler<Context>[] = [handleJob(tellInterestJob, tellInterest)]
