import type { CasePaper } from '@properysearch/contract/cases/case'
import { mostCasePapers } from '@properysearch/contract/cases/facts'
import { type CallContext, inTransaction, signedIn } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import type { FileAnswer, UploadedFile } from '../../../platform/http/handlers.ts'
import { dropFiles, randomKey, storeFiles } from '../../files/index.ts'
import type { HireRow } from '../../hires/index.ts'
import { openPaper, readPaper, shownFileName } from '../../listings/index.ts'
import { matterOf, showCase, tell } from '../cases.notices.ts'
import { caseMovedOn, isOpen, paperOnWire, sideOf } from '../cases.rules.ts'
import { lockOpenCase, mustFindCase } from '../lock-case.ts'
import { lockRequest, settle } from './ask-papers.ts'
import {
  deletePaper,
  findPaper,
  findPapers,
  findPaperUpload,
  findRequest,
  insertPaper,
  type RequestRow,
} from './work.sql.ts'

interface Upload {
  leadId: number
  /** 0: it was not asked for. */
  requestId: number
  uploadId: string
}

/** On the private bucket. The first file answers the request; more of them may follow. */
export async function givePaper(ctx: CallContext, upload: Upload, sent: UploadedFile): Promise<CasePaper> {
  const { leadId, requestId, uploadId } = upload
  const hire = await mustFindCase(ctx, leadId)
  if (sideOf(hire, signedIn(ctx).id) !== 'client') throw fail('not-found')
  if (requestId !== 0 && (await findRequest(ctx.db, requestId))?.hireId !== leadId) throw fail('not-found')
  const before = await findPaperUpload(ctx.db, leadId, uploadId)
  if (before) return paperOnWire(before)
  if (!isOpen(hire)) throw caseMovedOn()
  const { content, contentType, ending } = await readPaper(sent.bytes)
  const fileKey = `${randomKey('case-papers')}.${ending}`
  const paper = await storeFiles(ctx, [{ bucket: 'private', key: fileKey, content }], async (tx) => {
    const locked = await lockForPaper(tx, upload)
    if (await findPaperUpload(tx.db, leadId, uploadId)) throw fail('moved-on', 'This paper has already been uploaded.')
    if ((await findPapers(tx.db, leadId)).length >= mostCasePapers) {
      throw fail('limit-reached', `A case has at most ${mostCasePapers} papers. Remove one to add another.`)
    }
    const fileName = shownFileName(sent.name, ending)
    const added = await insertPaper(tx.db, {
      hireId: leadId,
      requestId: locked.request?.id ?? null,
      addedAt: tx.now,
      fileKey,
      fileName,
      contentType,
      sizeBytes: content.length,
      uploadId,
    })
    await answerRequest(tx, locked)
    return added
  })
  return paperOnWire(paper)
}

interface Locked {
  hire: HireRow
  request?: RequestRow
}

async function lockForPaper(tx: CallContext, { leadId, requestId }: Upload): Promise<Locked> {
  if (requestId === 0) return { hire: await lockOpenCase(tx, leadId, 'client') }
  const locked = await lockRequest(tx, requestId, 'client')
  const { settledAs } = locked.request
  if (settledAs === 'withdrawn') throw fail('moved-on', 'Your lawyer no longer needs this paper.')
  return locked
}

async function answerRequest(tx: CallContext, { hire, request }: Locked): Promise<void> {
  if (request && request.settledAs !== 'given') await settle(tx, hire, { id: request.id, as: 'given' })
  else showCase(tx, hire)
  await tell(tx, hire, [
    {
      userId: hire.professionalId,
      // Never the name of the file, which is the client's and would outlive their account here.
      title: request ? `Your client gave a paper: ${request.name}` : 'Your client gave a paper you did not ask for',
      body: `You can open it in the case of ${matterOf(hire)}.`,
    },
  ])
}

/** Also when the case is over: a paper is its owner's. */
export async function removePaper(ctx: CallContext, paperId: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const paper = await findPaper(tx.db, paperId)
    if (!paper) throw fail('not-found')
    const hire = await mustFindCase(tx, paper.hireId)
    if (sideOf(hire, signedIn(tx).id) !== 'client') throw fail('not-found')
    const key = await deletePaper(tx.db, paperId)
    if (!key) throw fail('not-found')
    await dropFiles(tx, [{ bucket: 'private', key }])
    showCase(tx, hire)
  })
}

export async function downloadPaper(ctx: CallContext, paperId: number): Promise<FileAnswer> {
  const paper = await findPaper(ctx.db, paperId)
  if (!paper) throw fail('not-found')
  await mustFindCase(ctx, paper.hireId)
  return openPaper(ctx, paper)
}
