import type { professionals } from '@properysearch/contract/professionals/calls'
import type { professionalProofs } from '@properysearch/contract/professionals/proof-calls'
import { type CallContext, signedInAs } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { findProfessionals } from './find-professionals.ts'
import { getProfile } from './get-profile.ts'
import { listInOrder, listNearbyAgents } from './list-in-order.ts'
import { findCitiesServed } from './professionals.sql.ts'
import { downloadProof, downloadProofForReview, getProof, removeProof, uploadProof } from './proofs.ts'
import { getMine, saveMine } from './save-profile.ts'

export const professionalsHandlers: Handlers<CallContext, typeof professionals & typeof professionalProofs> = {
  findProfessionals: (ctx, input) => findProfessionals(ctx, input),
  listCities: async (ctx, { role }) => ({ data: await findCitiesServed(ctx.db, role) }),
  getAgent: async (ctx, { id }) => ({ data: await getProfile(ctx, 'agent', id) }),
  getEvaluator: async (ctx, { id }) => ({ data: await getProfile(ctx, 'evaluator', id) }),
  getLawyer: async (ctx, { id }) => ({ data: await getProfile(ctx, 'lawyer', id) }),
  listNearbyAgents: (ctx, input) => listNearbyAgents(ctx, input),
  listLawyers: async (ctx, { id, ...asked }) => {
    signedInAs(ctx, id)
    return listInOrder(ctx, 'lawyer', asked)
  },
  listEvaluators: (ctx, input) => listInOrder(ctx, 'evaluator', input),
  getMine: async (ctx) => ({ data: await getMine(ctx) }),
  saveMine: async (ctx, input) => ({ data: await saveMine(ctx, input) }),
  getProof: async (ctx) => ({ data: await getProof(ctx) }),
  uploadProof: async (ctx, { uploadId }, file) => ({ data: await uploadProof(ctx, uploadId, file) }),
  removeProof: async (ctx) => {
    await removeProof(ctx)
    return {}
  },
  downloadProof: (ctx) => downloadProof(ctx),
  downloadProofForReview: (ctx, { userId }) => downloadProofForReview(ctx, userId),
}
