import type { visitors } from '@properysearch/contract/visitors/calls'
import type { CallContext } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { issueVisitorId } from './issue-visitor-id.ts'

export const visitorsHandlers: Handlers<CallContext, typeof visitors> = {
  issue: async (ctx) => ({ data: await issueVisitorId(ctx) }),
}
