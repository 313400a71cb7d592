import type { Context } from '../../context.ts'
import { handleJob, type JobHandler, jobKind } from '../../platform/jobs/jobs.ts'
import { deleteAllowancesBefore } from './visitors.sql.ts'

const dayMs = 24 * 60 * 60 * 1000

export const forgetNetworks = jobKind<Record<string, never>>('visitors-forget-networks')

export const visitorsJobs: JobHandler<Context>[] = [
  handleJob(forgetNetworks, (ctx: Context) => deleteAllowancesBefore(ctx.db, new Date(ctx.now.getTime() - dayMs)), {
    every: '20 19 * * *',
  }),
]
