import type { Contract } from '@properysearch/contract'
import { type CallContext, signedIn, signedInAs } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { isParty } from '../bookings/index.ts'
import { approveRelease, refuseRelease, sendApprovalOtp, withdrawRelease } from './answer-release.ts'
import { approveByShare, listByShare, sendOtpByShare } from './approve-by-share.ts'
import { askRelease, availableOf } from './ask-release.ts'
import { whyNotPayable } from './onboard-payees.ts'
import { findReleasesForBuyer, findReleasesOf, sumPaidToAgents } from './releases.sql.ts'
import { showReleases } from './show-releases.ts'

export const releasesHandlers: Handlers<CallContext, Contract['releases']> = {
  ask: async (ctx, input) => ({ data: await askRelease(ctx, input) }),
  list: async (ctx, { bookingId }) => {
    const { id: userId } = signedIn(ctx)
    if (!(await isParty(ctx.db, bookingId, userId))) throw fail('not-found')
    const { held, available } = await availableOf(ctx, bookingId)
    const rows = await findReleasesOf(ctx.db, bookingId, userId)
    const toAgents = await sumPaidToAgents(ctx.db, bookingId, userId)
    const sums = { paidToOwnAgent: toAgents.own / 100, paidForOther: toAgents.other / 100 }
    const shown = await showReleases(ctx, rows, userId)
    const notPayable = await whyNotPayable(ctx, userId)
    const mine = notPayable === null ? {} : { notPayable }
    return { data: { held: held / 100, available: available / 100, ...sums, releases: shown, ...mine } }
  },
  listForBuyer: async (ctx, { propId, userId: asked }) => {
    const { id: userId } = signedInAs(ctx, asked)
    const rows = await findReleasesForBuyer(ctx.db, propId, userId)
    return { data: await showReleases(ctx, rows, userId) }
  },
  sendOtp: async (ctx, { id }) => ({ data: await sendApprovalOtp(ctx, id) }),
  approve: async (ctx, input) => ({ data: await approveRelease(ctx, input) }),
  refuse: async (ctx, input) => ({ data: await refuseRelease(ctx, input) }),
  listByShare: async (ctx, input) => ({ data: await listByShare(ctx, input) }),
  sendOtpByShare: async (ctx, input) => ({ data: await sendOtpByShare(ctx, input) }),
  approveByShare: async (ctx, input) => {
    await approveByShare(ctx, input)
    return {}
  },
  withdraw: async (ctx, { id }) => ({ data: await withdrawRelease(ctx, id) }),
}
