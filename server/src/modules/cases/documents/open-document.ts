import type { ReadDraft } from '@properysearch/contract/cases/case'
import type { CallContext } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import type { FileAnswer } from '../../../platform/http/handlers.ts'
import { openPaper } from '../../listings/index.ts'
import { findTexts } from './documents.sql.ts'
import { mustFindReadable } from './find-readable.ts'

export async function downloadDocument(ctx: CallContext, documentId: number): Promise<FileAnswer> {
  const { document } = await mustFindReadable(ctx, documentId)
  return openPaper(ctx, document)
}

/** With the text before it, so that what changed can be shown; the other side compares what it was given. */
export async function readDraft(ctx: CallContext, documentId: number): Promise<ReadDraft> {
  const { document, as } = await mustFindReadable(ctx, documentId)
  if (!document.isText) throw fail('ruled-out', 'This was given as a file. Download it to read it.')
  const [own, before] = await findTexts(ctx.db, document, as === 'other')
  if (!own) throw fail('not-found')
  return {
    id: document.id,
    version: own.version,
    text: own.body,
    before: before ? { version: before.version, text: before.body } : null,
  }
}
