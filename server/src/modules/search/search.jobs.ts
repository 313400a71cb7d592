import type { Context } from '../../context.ts'
import { handleJob, type JobHandler, jobKind } from '../../platform/jobs/jobs.ts'
import { learnNewWords } from '../listings/index.ts'
import { addUpCounts, countAnew } from './counting/kept-counts.sql.ts'
import { learnWords } from './reading/lexicon.sql.ts'

const twoHoursMs = 2 * 60 * 60 * 1000

const addUpCountsJob = jobKind<Record<string, never>>('search-add-up-counts')
const countAnewJob = jobKind<Record<string, never>>('search-count-anew')

/** All of them may run twice: they bring things to a state, they do not add to one. */
export const searchJobs: JobHandler<Context>[] = [
  handleJob(addUpCountsJob, ({ db }: Context) => addUpCounts(db), { every: '*/10 * * * *' }),
  // The counts never drift; this is for whoever changed rows behind their back.
  handleJob(countAnewJob, ({ db }: Context) => countAnew(db), { every: '30 21 * * *' }),
  handleJob(
    learnNewWords,
    async (ctx: Context) => void (await learnWords(ctx.db, new Date(ctx.now.getTime() - twoHoursMs))),
    { every: '5 * * * *' },
  ),
]
