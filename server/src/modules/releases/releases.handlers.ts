import type { Contract } from '@properysearch/contract'
import { type CallContext, signedInAs } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { approveRelease, refuseRelease, sendApprovalOtp, withdrawRelease } from './answer-release.ts'
import { approveByShare, listByShare, sendOtpByShare } from './approve-by-share.ts'
import { askRelease } from './ask-release.ts'
import { listReleases } from './list-releases.ts'
import { findReleasesForBuyer } from './releases.sql.ts'
import { showReleases } from './show-releases.ts'

export const releasesHandlers: Handlers<CallContext, Contract['releases']> = {
  ask: async (ctx, input) => ({ data: await askRelease(ctx, input) }),
  list: async (ctx, { bookingId }) => ({ data: await listReleases(ctx, bookingId) }),
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
