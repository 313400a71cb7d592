import type { valuations } from '@properysearch/contract/valuations/calls'
import type { CallContext } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { deliverReport, previewReport } from './deliver-report.ts'
import { findComparables } from './find-comparables.ts'
import { getLead, listLeads } from './list-leads.ts'
import { captionPhoto, downloadPhoto, removePhoto, uploadPhoto } from './report-photos.ts'
import { saveReport } from './save-report.ts'
import { agreeToShow, checkReport, downloadReport, findShownValuation, getOfHire } from './show-report.ts'

export const valuationsHandlers: Handlers<CallContext, typeof valuations> = {
  listLeads: (ctx, input) => listLeads(ctx, input),
  getLead: async (ctx, { id }) => ({ data: await getLead(ctx, id) }),
  save: async (ctx, input) => ({ data: await saveReport(ctx, input) }),
  findComparables: async (ctx, { hireId }) => ({ data: await findComparables(ctx, hireId) }),
  uploadPhoto: async (ctx, input, file) => ({ data: await uploadPhoto(ctx, input, file) }),
  captionPhoto: async (ctx, { photoId, caption }) => {
    await captionPhoto(ctx, photoId, caption)
    return {}
  },
  removePhoto: async (ctx, { photoId }) => {
    await removePhoto(ctx, photoId)
    return { message: 'The photo has been removed.' }
  },
  downloadPhoto: (ctx, { photoId }) => downloadPhoto(ctx, photoId),
  preview: (ctx, { hireId }) => previewReport(ctx, hireId),
  deliver: async (ctx, input) => ({ data: await deliverReport(ctx, input) }),
  getOfHire: async (ctx, { hireId }) => ({ data: await getOfHire(ctx, hireId) }),
  download: (ctx, { reportId }) => downloadReport(ctx, reportId),
  agree: async (ctx, input) => {
    await agreeToShow(ctx, input)
    return {}
  },
  check: async (ctx, { number }) => ({ data: await checkReport(ctx, number) }),
  findShown: async (ctx, { propertyId }) => ({ data: await findShownValuation(ctx, propertyId) }),
}
