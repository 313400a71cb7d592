import type { professionals } from '@properysearch/contract/professionals/calls'
import type { CallContext } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { findProfessionals } from './find-professionals.ts'
import { getAgent } from './get-agent.ts'

export const professionalsHandlers: Handlers<CallContext, typeof professionals> = {
  findProfessionals: (ctx, input) => findProfessionals(ctx, input),
  getAgent: async (ctx, input) => ({ data: await getAgent(ctx, input.id) }),
}
