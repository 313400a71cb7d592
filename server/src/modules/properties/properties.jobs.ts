import type { Context } from '../../context.ts'
import { handleJob, type JobHandler, jobKind } from '../../platform/jobs/jobs.ts'
import { recordUsualPrices } from './properties.sql.ts'

const recordMonth = jobKind<Record<string, never>>('properties-record-usual-prices')

export const propertiesJobs: JobHandler<Context>[] = [
  // Each night over the month's own row: at its end it holds the last day's median.
  handleJob(recordMonth, (ctx: Context) => recordUsualPrices(ctx.db, ctx.now), { every: '0 20 * * *' }),
]
