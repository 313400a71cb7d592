import type { mandates } from '@properysearch/contract/mandates/calls'
import type { CallContext } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { acceptMandate, actOnMandate } from './act-on-mandate.ts'
import { askCommission } from './ask-commission.ts'
import { inviteAgent } from './invite-agent.ts'
import { getDealOfAgent, listByAgent, listMandates, listRequests } from './list-mandates.ts'
import { answerCommission, recordCommission, refuseCommission, withdrawCommission } from './settle-commission.ts'

export const mandatesHandlers: Handlers<CallContext, typeof mandates> = {
  invite: async (ctx, input) => ({ data: await inviteAgent(ctx, input) }),
  list: async (ctx, { bookingId }) => ({ data: await listMandates(ctx, bookingId) }),
  accept: async (ctx, input) => ({ data: await acceptMandate(ctx, input) }),
  act: async (ctx, input) => {
    await actOnMandate(ctx, input)
    return {}
  },
  listByAgent,
  getDeal: async (ctx, { id }) => ({ data: await getDealOfAgent(ctx, id) }),
  askCommission: async (ctx, input) => ({ data: await askCommission(ctx, input) }),
  withdrawCommission: async (ctx, { commissionId }) => {
    await withdrawCommission(ctx, commissionId)
    return {}
  },
  refuseCommission: async (ctx, input) => {
    await refuseCommission(ctx, input)
    return {}
  },
  recordCommission: async (ctx, input) => {
    await recordCommission(ctx, input)
    return {}
  },
  answerCommission: async (ctx, input) => {
    await answerCommission(ctx, input)
    return {}
  },
  listForBuyer: async (ctx, { userId }) => ({ data: await listRequests(ctx, { userId, side: 'buyer' }) }),
  listForSeller: async (ctx, { userId }) => ({ data: await listRequests(ctx, { userId, side: 'seller' }) }),
}
