import type { Paper } from '@properysearch/contract/listings/calls'
import type { PaperKind } from '@properysearch/contract/listings/papers'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export interface PaperRow {
  id: number
  propertyId: number
  kind: PaperKind
  fileKey: string
  fileName: string
  contentType: string
  sizeBytes: number
  createdAt: Date
}

const columns = sql`id, property_id, kind, file_key, file_name, content_type, size_bytes, created_at`

export function findPapers(db: Db, propertyId: number): Promise<PaperRow[]> {
  return db.many(sql`select ${columns} from property_papers where property_id = ${propertyId} order by id`)
}

export function findPaper(db: Db, propertyId: number, id: number): Promise<PaperRow | undefined> {
  return db.maybe(sql`select ${columns} from property_papers where property_id = ${propertyId} and id = ${id}`)
}

export function findPaperUpload(db: Db, propertyId: number, uploadId: string): Promise<PaperRow | undefined> {
  return db.maybe(sql`
    select ${columns} from property_papers where property_id = ${propertyId} and upload_id = ${uploadId}`)
}

export function insertPaper(db: Db, paper: Omit<PaperRow, 'id'> & { uploadId: string }): Promise<PaperRow> {
  return db.one(sql`
    insert into property_papers (property_id, kind, file_key, file_name, content_type, size_bytes, upload_id, created_at)
    values (${paper.propertyId}, ${paper.kind}, ${paper.fileKey}, ${paper.fileName}, ${paper.contentType},
      ${paper.sizeBytes}, ${paper.uploadId}, ${paper.createdAt})
    returning ${columns}`)
}

export async function deletePaper(db: Db, id: number): Promise<void> {
  await db.run(sql`delete from property_papers where id = ${id}`)
}

export function toPaper(row: PaperRow): Paper {
  const { id, kind, fileName, contentType, sizeBytes, createdAt } = row
  return { id, kind, fileName, contentType, sizeBytes, addedAt: createdAt.toISOString() }
}

/** What a person has handed in, for the copy of their data. */
export function findOwnPapers(db: Db, userId: number): Promise<Record<string, unknown>[]> {
  return db.many(sql`
    select paper.property_id, paper.kind, paper.file_name, paper.size_bytes, paper.created_at
    from property_papers paper join properties p on p.id = paper.property_id
    where p.owner_id = ${userId} order by paper.id`)
}

/** What was done with a person's listings and why, for the copy of their data. */
export function findOwnActs(db: Db, userId: number): Promise<Record<string, unknown>[]> {
  return db.many(sql`
    select m.subject_id as property_id, m.act, m.from_state, m.to_state, m.reasons, m.at
    from state_moves m join properties p on p.id = m.subject_id
    where m.graph = 'listing' and p.owner_id = ${userId} order by m.id`)
}
