import type { Context } from '../../context.ts'
import { handleJob, type JobHandler, jobKind } from '../../platform/jobs/jobs.ts'
import { tellSearchers as tellSearchersJob } from '../listings/index.ts'
import { beforeDigests } from '../notifications/index.ts'
import { mailSearch, mailSearchJob } from './mail-search.ts'
import { readAllAgain } from './read-again.ts'
import { sendDigests } from './send-digests.ts'
import { tellSearchers } from './tell-searchers.ts'

export const searchDigestsJob = jobKind<Record<string, never>>('saved-searches-digests')
export const readAgainJob = jobKind<Record<string, never>>('saved-searches-read-again')

export const savedSearchesJobs: JobHandler<Context>[] = [
  handleJob(tellSearchersJob, tellSearchers),
  handleJob(mailSearchJob, mailSearch),
  handleJob(searchDigestsJob, sendDigests, { every: beforeDigests, lateBy: '4h' }),
  handleJob(readAgainJob, readAllAgain, { every: '15 20 * * *' }),
]
