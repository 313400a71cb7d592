import type { Context } from '../../context.ts'
import { handleJob, type JobHandler } from '../../platform/jobs/jobs.ts'
import { tellDecision, tellDecisionJob } from './tell-decision.ts'

export const backofficeJobs: JobHandler<Context>[] = [handleJob(tellDecisionJob, tellDecision)]
