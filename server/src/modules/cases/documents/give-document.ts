import { hash } from 'node:crypto'
import type { CaseDocument } from '@properysearch/contract/cases/case'
import { type CaseDocumentKind, mostCaseDocuments, type TitleOpinion } from '@properysearch/contract/cases/facts'
import { type CallContext, signedIn } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import type { UploadedFile } from '../../../platform/http/handlers.ts'
import { randomKey, storeFiles } from '../../files/index.ts'
import { shownFileName } from '../../listings/index.ts'
import { matterOf, showCase, tell } from '../cases.notices.ts'
import { caseMovedOn, isOpen, sideOf } from '../cases.rules.ts'
import { lockOpenCase, mustFindCase } from '../lock-case.ts'
import { countDocuments, findDocumentUpload, insertDocument } from './documents.sql.ts'
import { readDraftFile, readPdf } from './read-document.ts'
import { documentOnWire } from './show-documents.ts'

interface Given {
  leadId: number
  uploadId: string
  kind: CaseDocumentKind
  opinion: TitleOpinion | null
}

export function giveReport(
  ctx: CallContext,
  given: { leadId: number; uploadId: string; opinion: TitleOpinion },
  sent: UploadedFile,
) {
  return giveDocument(ctx, { ...given, kind: 'report' }, sent)
}

export function giveDraft(ctx: CallContext, given: { leadId: number; uploadId: string }, sent: UploadedFile) {
  return giveDocument(ctx, { ...given, kind: 'draft', opinion: null }, sent)
}

/** On the private bucket, as a version of its own. Sent again after a lost answer, it is the same version. */
async function giveDocument(ctx: CallContext, given: Given, sent: UploadedFile): Promise<CaseDocument> {
  const { leadId, uploadId, kind, opinion } = given
  const hire = await mustFindCase(ctx, leadId)
  if (sideOf(hire, signedIn(ctx).id) !== 'lawyer') throw fail('not-found')
  const before = await findDocumentUpload(ctx.db, leadId, uploadId)
  if (before) return documentOnWire(before)
  if (!isOpen(hire)) throw caseMovedOn()
  const { content, contentType, ending, body } = await (kind === 'draft' ? readDraftFile : readPdf)(sent.bytes)
  const fileKey = `${randomKey('case-documents')}.${ending}`
  const added = await storeFiles(ctx, [{ bucket: 'private', key: fileKey, content }], async (tx) => {
    const locked = await lockOpenCase(tx, leadId, 'lawyer')
    if (await findDocumentUpload(tx.db, leadId, uploadId)) throw fail('moved-on', 'This has already been uploaded.')
    if ((await countDocuments(tx.db, leadId)) >= mostCaseDocuments) {
      throw fail('limit-reached', `A case has at most ${mostCaseDocuments} reports and drafts.`)
    }
    const row = await insertDocument(tx.db, {
      hireId: leadId,
      kind,
      madeAt: tx.now,
      opinion,
      body,
      fileKey,
      fileName: shownFileName(sent.name, ending),
      contentType,
      sizeBytes: content.length,
      contentHash: hash('sha256', content, 'buffer'),
      uploadId,
    })
    showCase(tx, locked)
    const what = kind === 'report' ? 'the title report' : `version ${row.version} of the draft`
    await tell(tx, locked, [
      {
        userId: locked.clientId,
        title: `Your lawyer gave you ${what}`,
        body:
          kind === 'report'
            ? `Read what was found about ${matterOf(locked)}.`
            : `Read it, comment on it, and approve it with a code when it is as you want it: ${matterOf(locked)}.`,
      },
    ])
    return row
  })
  return documentOnWire(added)
}
