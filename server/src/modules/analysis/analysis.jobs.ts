import type { Context } from '../../context.ts'
import { handleJob, type JobHandler, jobKind } from '../../platform/jobs/jobs.ts'
import { packAnew, refreshBlocks } from './keeping/refresh-blocks.ts'

export const refreshAnalysis = jobKind<Record<string, never>>('analysis-refresh')
const packAnewJob = jobKind<Record<string, never>>('analysis-pack-anew')

export const analysisJobs: JobHandler<Context>[] = [
  // What was noted stale by a change; nothing on most minutes.
  handleJob(refreshAnalysis, (ctx: Context) => refreshBlocks(ctx), { every: '* * * * *' }),
  // The blocks never drift; this is for whoever changed rows behind their back.
  handleJob(packAnewJob, (ctx: Context) => packAnew(ctx), { every: '50 21 * * *' }),
]
