import type { Context } from '../../context.ts'
import { handleJob, type JobHandler } from '../../platform/jobs/jobs.ts'
import { tellUnlock, tellUnlockJob } from './tell-contacts.ts'

export const contactsJobs: JobHandler<Context>[] = [handleJob(tellUnlockJob, tellUnlock)]
