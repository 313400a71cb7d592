import type { kycDecisions } from '@properysearch/contract/kyc/deciding-calls'
import type { CallContext } from '../../../context.ts'
import type { Handlers } from '../../../platform/http/handlers.ts'
import { pageAt, pageSize } from '../../../platform/page-at.ts'
import { logged } from '../../audit/index.ts'
import { decideCheck, listChecksInReview } from './decide-check.ts'

export const decidingHandlers: Handlers<CallContext, typeof kycDecisions> = {
  listChecks: async (ctx, { page }) => {
    const { checks, total } = await listChecksInReview(ctx, pageAt(page))
    const data = checks.map(({ changedAt, ...check }) => ({ ...check, waitingSince: changedAt.toISOString() }))
    return { data, page, pageSize, total }
  },
  decideCheck: async (ctx, input) => {
    await logged(ctx, async (inside, adminId) => {
      const { userId } = await decideCheck(inside, { ...input, adminId })
      const act = input.decision === 'approve' ? 'kyc.approved' : 'kyc.rejected'
      return { act, userId, subjectId: input.checkId, reason: input.reason }
    })
    return {}
  },
}
