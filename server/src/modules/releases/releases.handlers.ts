import type { releases } from '@properysearch/contract/releases/calls'
import { type CallContext, signedInAs } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { approveRelease, refuseRelease, sendApprovalOtp, withdrawRelease } from './answer-release.ts'
import { askRelease } from './ask-release.ts'
import { listReleases } from './list-releases.ts'
import { releaseOnWire } from './releases.rules.ts'
import { findReleasesForBuyer } from './releases.sql.ts'

export const releasesHandlers: Handlers<CallContext, typeof releases> = {
  ask: async (ctx, input) => ({ data: await askRelease(ctx, input) }),
  list: async (ctx, { bookingId }) => ({ data: await listReleases(ctx, bookingId) }),
  listForBuyer: async (ctx, { propId, userId: asked }) => {
    const { id: userId } = signedInAs(ctx, asked)
    const rows = await findReleasesForBuyer(ctx.db, propId, userId)
    return { data: rows.map((row) => releaseOnWire(row, userId)) }
  },
  sendOtp: async (ctx, { id }) => ({ data: await sendApprovalOtp(ctx, id) }),
  approve: async (ctx, input) => ({ data: await approveRelease(ctx, input) }),
  refuse: async (ctx, input) => ({ data: await refuseRelease(ctx, input) }),
  withdraw: async (ctx, { id }) => ({ data: await withdrawRelease(ctx, id) }),
}
