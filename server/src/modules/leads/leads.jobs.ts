import type { Context } from '../../context.ts'
import { handleJob, type JobHandler } from '../../platform/jobs/jobs.ts'
import { tellUnlocked, tellUnlockedJob } from './tell-leads.ts'

export const leadsJobs: JobHandler<Context>[] = [handleJob(tellUnlockedJob, tellUnlocked)]
