import type { CaseDocument } from '@properysearch/contract/cases/case'
import type { Context } from '../../../context.ts'
import type { HireRow } from '../../hires/index.ts'
import { type CommentRow, findComments } from './comments.sql.ts'
import { type DocumentRow, findDocuments } from './documents.sql.ts'

/** All of a case, for client and lawyer. */
export async function documentsOnWire(ctx: Context, hire: Pick<HireRow, 'id' | 'clientId'>): Promise<CaseDocument[]> {
  return withComments(ctx, hire.clientId, await findDocuments(ctx.db, [hire.id]), null)
}

/** What the other side sees of it: the shared drafts, and its own comments. */
export async function sharedOnWire(
  ctx: Context,
  cases: readonly Pick<HireRow, 'id'>[],
  userId: number,
): Promise<Map<number, CaseDocument[]>> {
  const ids = cases.map(({ id }) => id)
  const rows = await findDocuments(ctx.db, ids, true)
  const shown = await withComments(ctx, null, rows, userId)
  return new Map(ids.map((id) => [id, shown.filter((_, i) => rows[i]?.hireId === id)]))
}

async function withComments(
  ctx: Context,
  clientId: number | null,
  rows: readonly DocumentRow[],
  onlyBy: number | null,
): Promise<CaseDocument[]> {
  const comments = await findComments(
    ctx.db,
    rows.map(({ id }) => id),
    onlyBy,
  )
  return rows.map((row) =>
    documentOnWire(
      row,
      comments.filter(({ documentId }) => documentId === row.id),
      clientId,
    ),
  )
}

export function documentOnWire(
  row: DocumentRow,
  comments: readonly CommentRow[] = [],
  clientId: number | null = null,
): CaseDocument {
  return {
    id: row.id,
    kind: row.kind,
    version: row.version,
    madeAt: row.madeAt.toISOString(),
    fileName: row.fileName,
    sizeBytes: row.sizeBytes,
    hash: row.contentHash.toString('hex'),
    isText: row.isText,
    opinion: row.opinion,
    sharedAt: row.sharedAt?.toISOString() ?? null,
    approvedAt: row.approvedAt?.toISOString() ?? null,
    comments: comments.map(({ id, authorId, words, saidAt }) => ({
      id,
      by: authorId === clientId ? 'client' : 'other',
      words,
      at: saidAt.toISOString(),
    })),
  }
}
