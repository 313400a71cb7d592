import type { Contract } from '@properysearch/contract'
import type { CallContext } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { approveDraft, sendApprovalOtp } from './documents/approve-draft.ts'
import { comment, shareDraft } from './documents/comment.ts'
import { deliverCase } from './documents/deliver-case.ts'
import { giveDraft, giveReport } from './documents/give-document.ts'
import { getAgreement, getBySeller, listBySeller, listOfDeal } from './documents/list-shared.ts'
import { downloadDocument, readDraft } from './documents/open-document.ts'
import { acceptLead } from './leads/accept-lead.ts'
import { getLead } from './leads/get-lead.ts'
import { listLeads, listOpen } from './leads/list-leads.ts'
import { askPaper, cannotGive, withdrawRequest } from './work/ask-papers.ts'
import { setItem } from './work/check-items.ts'
import { downloadPaper, givePaper, removePaper } from './work/give-papers.ts'

export const casesHandlers: Handlers<CallContext, Contract['cases']> = {
  listLeads,
  acceptLead: async (ctx, input) => {
    await acceptLead(ctx, input)
    return { message: 'Lead accepted successfully' }
  },
  getLead: async (ctx, { id }) => ({ data: await getLead(ctx, id) }),
  listOpen: async (ctx) => ({ data: await listOpen(ctx) }),
  listBySeller: async (ctx, input) => ({ data: await listBySeller(ctx, input) }),
  getBySeller: async (ctx, { id }) => ({ data: await getBySeller(ctx, id) }),
  listOfDeal: async (ctx, { bookingId }) => ({ data: await listOfDeal(ctx, bookingId) }),
  getBuyerAgreement: async (ctx, input) => ({ data: await getAgreement(ctx, input, 'buyer') }),
  getSellerAgreement: async (ctx, input) => ({ data: await getAgreement(ctx, input, 'seller') }),
  setItem: async (ctx, input) => {
    await setItem(ctx, input)
    return {}
  },
  askPaper: async (ctx, input) => {
    await askPaper(ctx, input)
    return { message: 'Your client has been asked. The deadline moves by the time they take.' }
  },
  withdrawRequest: async (ctx, { requestId }) => {
    await withdrawRequest(ctx, requestId)
    return {}
  },
  givePaper: async (ctx, input, file) => ({ data: await givePaper(ctx, input, file) }),
  cannotGive: async (ctx, input) => {
    await cannotGive(ctx, input)
    return {}
  },
  removePaper: async (ctx, { paperId }) => {
    await removePaper(ctx, paperId)
    return { message: 'The paper has been removed.' }
  },
  downloadPaper: (ctx, { paperId }) => downloadPaper(ctx, paperId),
  giveReport: async (ctx, input, file) => ({ data: await giveReport(ctx, input, file) }),
  giveDraft: async (ctx, input, file) => ({ data: await giveDraft(ctx, input, file) }),
  downloadDocument: (ctx, { documentId }) => downloadDocument(ctx, documentId),
  readDraft: async (ctx, { documentId }) => ({ data: await readDraft(ctx, documentId) }),
  shareDraft: async (ctx, { documentId }) => {
    await shareDraft(ctx, documentId)
    return {}
  },
  comment: async (ctx, input) => {
    await comment(ctx, input)
    return {}
  },
  sendOtp: async (ctx, { documentId }) => ({ data: await sendApprovalOtp(ctx, documentId) }),
  approve: async (ctx, input) => {
    await approveDraft(ctx, input)
    return { message: 'Draft approved. It binds nobody until the agreement is signed and registered.' }
  },
  deliver: async (ctx, { leadId }) => {
    await deliverCase(ctx, leadId)
    return {}
  },
}
