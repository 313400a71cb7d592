import type { dealPapers } from '@properysearch/contract/deal-papers/calls'
import type { CallContext } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { getHandover } from './handover/get-handover.ts'
import { agreeHandover, proposeHandover, tickItem } from './handover/plan-handover.ts'
import { markOnePaper, putOnList, takeOffList } from './papers/change-paper.ts'
import { downloadFile, removeOwnFile, shareOwnFile, uploadFile } from './papers/give-file.ts'
import { listPapers } from './papers/list-papers.ts'
import { downloadRecord, downloadStatement } from './record/download-record.ts'

export const dealPapersHandlers: Handlers<CallContext, typeof dealPapers> = {
  list: async (ctx, { bookingId }) => ({ data: await listPapers(ctx, bookingId) }),
  add: async (ctx, input) => ({ data: await putOnList(ctx, input) }),
  mark: async (ctx, input) => {
    await markOnePaper(ctx, input)
    return {}
  },
  remove: async (ctx, { paperId }) => {
    await takeOffList(ctx, paperId)
    return { message: 'The paper has been taken off the list.' }
  },
  upload: async (ctx, input, file) => ({ data: await uploadFile(ctx, input, file) }),
  share: async (ctx, { fileId }) => {
    await shareOwnFile(ctx, fileId)
    return {}
  },
  removeFile: async (ctx, { fileId }) => {
    await removeOwnFile(ctx, fileId)
    return { message: 'The file has been removed.' }
  },
  download: (ctx, { fileId }) => downloadFile(ctx, fileId),
  getHandover: async (ctx, { bookingId }) => ({ data: await getHandover(ctx, bookingId) }),
  proposeHandover: async (ctx, input) => {
    await proposeHandover(ctx, input)
    return {}
  },
  agreeHandover: async (ctx, input) => {
    await agreeHandover(ctx, input)
    return {}
  },
  tick: async (ctx, input) => {
    await tickItem(ctx, input)
    return {}
  },
  downloadRecord,
  downloadStatement: (ctx, { bookingId }) => downloadStatement(ctx, bookingId),
}
