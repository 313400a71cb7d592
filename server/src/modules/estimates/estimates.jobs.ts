import type { Context } from '../../context.ts'
import { handleJob, type JobHandler, jobKind } from '../../platform/jobs/jobs.ts'
import { trainModels } from './train-models.ts'

const learnAnew = jobKind<Record<string, never>>('estimates-train')

export const estimatesJobs: JobHandler<Context>[] = [
  // Each night in India, after what is usual has been recorded.
  handleJob(learnAnew, (ctx: Context) => trainModels(ctx), { every: '30 20 * * *' }),
]
