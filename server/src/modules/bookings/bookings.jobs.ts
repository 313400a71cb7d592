import type { Context } from '../../context.ts'
import { handleJob, type JobHandler, jobKind } from '../../platform/jobs/jobs.ts'
import type { Purpose } from '../orders/index.ts'
import { expireBookings } from './expire-bookings.ts'
import { remindOfInstalments } from './remind.ts'
import { remindOfHeld } from './remind-held.ts'
import { endTerms } from './rental/end-terms.ts'
import { returnPenny, returnPennyJob } from './return-penny.ts'
import { forgetSharers } from './sharers/leave-sharers.ts'
import { tellSharer, tellSharerJob } from './sharers/tell-sharer.ts'
import { tellOthers, tellOthersJob } from './tell-others.ts'

export const expireBookingsJob = jobKind<Record<string, never>>('expire-bookings')
export const remindOfInstalmentsJob = jobKind<Record<string, never>>('remind-of-instalments')
export const remindOfHeldJob = jobKind<Record<string, never>>('remind-of-held')

export const forgetSharersJob = jobKind<Record<string, never>>('forget-sharers')
export const endTermsJob = jobKind<Record<string, never>>('end-rental-terms')

export function bookingsJobs({ purposes }: { purposes: readonly Purpose[] }): JobHandler<Context>[] {
  return [
    handleJob(tellOthersJob, tellOthers),
    handleJob(tellSharerJob, tellSharer),
    handleJob(forgetSharersJob, forgetSharers, { every: '10 22 * * *' }),
    handleJob(returnPennyJob, (ctx: Context, payload) => returnPenny(ctx, purposes, payload)),
    handleJob(expireBookingsJob, expireBookings, { every: '* * * * *' }),
    // Just after midnight in India, and again should that have failed.
    handleJob(endTermsJob, endTerms, { every: '35 * * * *' }),
    // At nine in the morning in India.
    handleJob(remindOfInstalmentsJob, remindOfInstalments, { every: '30 3 * * *' }),
    handleJob(remindOfHeldJob, remindOfHeld, { every: '40 3 * * *' }),
  ]
}
