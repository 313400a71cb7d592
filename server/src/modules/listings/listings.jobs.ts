import type { Context } from '../../context.ts'
import { handleJob, type JobHandler, jobKind } from '../../platform/jobs/jobs.ts'
import { recordUsualPrices } from './showing/standing.sql.ts'
import { forgetVisits } from './views/views.sql.ts'

const dayMs = 24 * 60 * 60 * 1000

/** A listing went live: its words are known within the moment. The search handles it. */
export const learnNewWords = jobKind<Record<string, never>>('search-learn-words')

/** A listing comes before people, or was edited: whoever looks for such a one is told. Saved searches handle it. */
export const tellSearchers = jobKind<{ propertyId: number }>('saved-searches-tell')

export const forgetOldVisits = jobKind<Record<string, never>>('listings-forget-visits')

const recordMonth = jobKind<Record<string, never>>('properties-record-usual-prices')

export const listingsJobs: JobHandler<Context>[] = [
  handleJob(forgetOldVisits, (ctx: Context) => forgetVisits(ctx.db, new Date(ctx.now.getTime() - dayMs)), {
    every: '10 19 * * *',
  }),
  // Each night over the month's own row: at its end it holds the last day's median.
  handleJob(recordMonth, (ctx: Context) => recordUsualPrices(ctx.db, ctx.now), { every: '0 20 * * *' }),
]
