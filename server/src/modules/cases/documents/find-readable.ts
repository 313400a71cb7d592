import { type CallContext, signedIn } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import { findHire, type HireRow } from '../../hires/index.ts'
import { mayRead, sideOf } from '../cases.rules.ts'
import { type DocumentRow, findDocument } from './documents.sql.ts'
import { findOthersCase, type OthersCaseRow } from './other-side.sql.ts'

export type Readable = { document: DocumentRow } & (
  | { as: 'client' | 'lawyer'; hire: HireRow }
  | { as: 'other'; hire: OthersCaseRow }
)

/** A report or a draft that this person may open: of their own case, or a draft that was shared with them. */
export async function mustFindReadable(ctx: CallContext, documentId: number): Promise<Readable> {
  const { id: userId } = signedIn(ctx)
  const document = await findDocument(ctx.db, documentId)
  if (!document) throw fail('not-found')
  const own = await findHire(ctx.db, document.hireId, userId)
  if (own && mayRead(own, userId, ctx.now)) return { document, as: sideOf(own, userId), hire: own }
  const other = document.sharedAt ? await findOthersCase(ctx.db, document.hireId, userId) : undefined
  if (!other) throw fail('not-found')
  return { document, as: 'other', hire: other }
}
