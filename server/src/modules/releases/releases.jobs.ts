import { payoutNewsJob } from '../../adapters/payouts/port.ts'
import type { Context } from '../../context.ts'
import { handleJob, type JobHandler, jobKind } from '../../platform/jobs/jobs.ts'
import { keptBySellerJob } from '../bookings/index.ts'
import { followReleases } from './follow-releases.ts'
import { askAgain, onboardPayees } from './onboard-payees.ts'
import { releaseKept } from './release-by-rule.ts'
import { askAboutSent } from './releases.sql.ts'
import { followRelease, sendReleaseJob } from './send-release.ts'

export const followReleasesJob = jobKind<Record<string, never>>('follow-releases')

export const onboardPayeesJob = jobKind<Record<string, never>>('onboard-payees')

export const releasesJobs: JobHandler<Context>[] = [
  handleJob(sendReleaseJob, followRelease),
  handleJob(keptBySellerJob, releaseKept),
  handleJob(onboardPayeesJob, onboardPayees, { every: '*/10 * * * *' }),
  handleJob(payoutNewsJob, async (ctx: Context) => {
    await askAgain(ctx)
    await askAboutSent(ctx.db, ctx.now)
    await followReleases(ctx)
  }),
  handleJob(followReleasesJob, followReleases, { every: '* * * * *' }),
]
