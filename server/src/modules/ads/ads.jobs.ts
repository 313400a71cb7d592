import type { Context } from '../../context.ts'
import { handleJob, type JobHandler, jobKind } from '../../platform/jobs/jobs.ts'
import { addUpCounts, deleteEventsOfEnded } from './ads.sql.ts'

const thirtyDaysMs = 30 * 24 * 60 * 60 * 1000

const addUp = jobKind<Record<string, never>>('ads-add-up-counts')
const forgetVisitors = jobKind<Record<string, never>>('ads-forget-visitors')

/** Both may run twice: they bring things to a state, they do not add to one. */
export const adsJobs: JobHandler<Context>[] = [
  handleJob(addUp, ({ db }: Context) => addUpCounts(db), { every: '*/10 * * * *' }),
  handleJob(
    forgetVisitors,
    async (ctx: Context) => void (await deleteEventsOfEnded(ctx.db, new Date(ctx.now.getTime() - thirtyDaysMs))),
    { every: '40 21 * * *' },
  ),
]
