import type { Contract } from '@properysearch/contract'
import { type CallContext, signedIn, signedInAs } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { Purpose } from '../orders/index.ts'
import { actOnHire } from './act-on-hire.ts'
import { askForService, askHire, type FindService } from './ask-hire.ts'
import { decideHire, getForReview, listForReview } from './decide-hire.ts'
import { answerDispute, disputeHire } from './dispute-hire.ts'
import { addDisputeFile, downloadDisputeFile, downloadDisputeFileForReview } from './files-of-disputes.ts'
import type { HireRow } from './hires.sql.ts'
import { listOverHeldHires } from './list-over-held.ts'
import { quoteHire } from './quote-hire.ts'
import { answerRating, listRatings, rateHire } from './rate-hire.ts'
import { getHire, listOfKind, listOwn, showOne } from './show-hire.ts'
import { findTaxProfile, setTaxProfile } from './tax-profiles.sql.ts'

interface Parts {
  purposes: readonly Purpose[]
  findService: FindService
}

export function hiresHandlers({ purposes, findService }: Parts): Handlers<CallContext, Contract['hires']> {
  return {
    ask: async (ctx, input) => show(ctx, await askHire(ctx, input)),
    askForService: async (ctx, input) => show(ctx, await askForService(ctx, findService, input)),
    list: listOwn,
    get: async (ctx, { id }) => ({ data: await getHire(ctx, id) }),
    quote: async (ctx, input) => show(ctx, await quoteHire(ctx, input)),
    act: async (ctx, input) => show(ctx, await actOnHire(ctx, purposes, input)),
    listAgents: async (ctx, { id }) => ({ data: await listOfKind(ctx, id, 'agent') }),
    listLawyers: async (ctx, { id }) => ({ data: await listOfKind(ctx, id, 'lawyer') }),
    listEvaluators: async (ctx, { id }) => ({ data: await listOfKind(ctx, id, 'evaluator') }),
    dispute: async (ctx, input) => show(ctx, await disputeHire(ctx, input)),
    answerDispute: async (ctx, input) => show(ctx, await answerDispute(ctx, input)),
    addDisputeFile,
    downloadDisputeFile,
    rate: async (ctx, input) => show(ctx, await rateHire(ctx, input)),
    answerRating: async (ctx, input) => show(ctx, await answerRating(ctx, input)),
    listRatings: (ctx, { id, page }) => listRatings(ctx, signedInAs(ctx, id).id, page),
    listForReview,
    getForReview: async (ctx, { id }) => ({ data: await getForReview(ctx, id) }),
    downloadDisputeFileForReview,
    decide: async (ctx, input) => ({ data: await decideHire(ctx, purposes, input) }),
    listOverHeld: listOverHeldHires,
    getTaxProfile: async (ctx) => ({ data: (await findTaxProfile(ctx.db, signedIn(ctx).id)) ?? null }),
    setTaxProfile: async (ctx, { gstin, isIndividual }) => {
      const tax = { gstin: gstin ?? null, isIndividual }
      await setTaxProfile(ctx.db, signedIn(ctx).id, tax, ctx.now)
      return { data: tax }
    },
  }
}

async function show(ctx: CallContext, hire: HireRow) {
  return { data: await showOne(ctx, hire, signedIn(ctx).id) }
}
