import type { Context } from '../../context.ts'
import { handleJob, type JobHandler, jobKind } from '../../platform/jobs/jobs.ts'
import { keptBySellerJob } from '../bookings/index.ts'
import { followReleases } from './follow-releases.ts'
import { releaseKept } from './release-by-rule.ts'
import { followRelease, sendReleaseJob } from './send-release.ts'

export const followReleasesJob = jobKind<Record<string, never>>('follow-releases')

export const releasesJobs: JobHandler<Context>[] = [
  handleJob(sendReleaseJob, followRelease),
  handleJob(keptBySellerJob, releaseKept),
  handleJob(followReleasesJob, followReleases, { every: '* * * * *' }),
]
