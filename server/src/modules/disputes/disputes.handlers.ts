import type { Contract } from '@properysearch/contract'
import type { CallContext } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { Purpose } from '../orders/index.ts'
import { answerDispute, withdrawDispute } from './answer-dispute.ts'
import { decideDispute } from './decide-dispute.ts'
import { addFile, downloadFile, downloadFileForReview } from './dispute-files.ts'
import { getForReview, listDisputes, listForReview } from './list-disputes.ts'
import { raiseDispute } from './raise-dispute.ts'
import { raiseOverDeduction } from './raise-over-deduction.ts'

export function disputesHandlers({
  purposes,
}: {
  purposes: readonly Purpose[]
}): Handlers<CallContext, Contract['disputes']> {
  return {
    raise: async (ctx, input) => ({ data: await raiseDispute(ctx, input) }),
    raiseOverDeduction: async (ctx, input) => ({ data: await raiseOverDeduction(ctx, input) }),
    list: async (ctx, { bookingId }) => ({ data: await listDisputes(ctx, bookingId) }),
    answer: async (ctx, input) => ({ data: await answerDispute(ctx, input) }),
    withdraw: async (ctx, { id }) => ({ data: await withdrawDispute(ctx, id) }),
    addFile,
    downloadFile,
    listForReview,
    getForReview: async (ctx, { id }) => ({ data: await getForReview(ctx, id) }),
    downloadFileForReview,
    decide: async (ctx, input) => ({ data: await decideDispute(ctx, purposes, input) }),
  }
}
