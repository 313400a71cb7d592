import type { Context } from '../../context.ts'
import { sql } from '../../platform/db/sql.ts'
import { handleJob, type JobHandler, jobKind } from '../../platform/jobs/jobs.ts'
import { learnNewWords } from '../listings/index.ts'
import { learnWords } from './reading/lexicon.sql.ts'

const twoHoursMs = 2 * 60 * 60 * 1000

const addUpCounts = jobKind<Record<string, never>>('search-add-up-counts')
const countAnew = jobKind<Record<string, never>>('search-count-anew')

/** All of them may run twice: they bring things to a state, they do not add to one. */
export const searchJobs: JobHandler<Context>[] = [
  handleJob(addUpCounts, async (ctx: Context) => void (await ctx.db.run(sql`select add_up_counts()`)), {
    every: '*/10 * * * *',
  }),
  // The counts never drift; this is for whoever changed rows behind their back.
  handleJob(countAnew, async (ctx: Context) => void (await ctx.db.run(sql`select count_anew()`)), {
    every: '30 21 * * *',
  }),
  handleJob(
    learnNewWords,
    async (ctx: Context) => void (await learnWords(ctx.db, new Date(ctx.now.getTime() - twoHoursMs))),
    { every: '5 * * * *' },
  ),
]
