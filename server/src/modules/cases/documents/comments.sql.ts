import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export interface CommentRow {
  id: number
  documentId: number
  authorId: number
  words: string
  saidAt: Date
}

/** Of these documents; `onlyBy`: those of the other side alone, who does not see what the client writes. */
export function findComments(db: Db, documentIds: readonly number[], onlyBy: number | null): Promise<CommentRow[]> {
  return db.many(sql`
    select id, document_id, author_id, words, said_at from case_comments
    where document_id = any(${documentIds}::bigint[]) and (${onlyBy}::bigint is null or author_id = ${onlyBy})
    order by id`)
}

export async function countComments(db: Db, documentId: number, authorId: number): Promise<number> {
  const { n } = await db.one<{ n: number }>(sql`
    select count(*)::int as n from case_comments where document_id = ${documentId} and author_id = ${authorId}`)
  return n
}

/** False when this press has been heard before. */
export async function insertComment(db: Db, row: Omit<CommentRow, 'id'> & { key: string }): Promise<boolean> {
  const count = await db.run(sql`
    insert into case_comments (document_id, author_id, words, said_at, key)
    values (${row.documentId}, ${row.authorId}, ${row.words}, ${row.saidAt}, ${row.key})
    on conflict (document_id, author_id, key) do nothing`)
  return count === 1
}
