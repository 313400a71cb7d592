import type { CaseDocumentKind, TitleOpinion } from '@properysearch/contract/cases/facts'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export interface DocumentRow {
  id: number
  hireId: number
  kind: CaseDocumentKind
  version: number
  madeAt: Date
  opinion: TitleOpinion | null
  isText: boolean
  fileKey: string
  fileName: string
  contentType: string
  sizeBytes: number
  contentHash: Buffer
  sharedAt: Date | null
  approvedAt: Date | null
}

const columns = sql`id, hire_id, kind, version, made_at, opinion, body is not null as is_text, file_key, file_name,
  content_type, size_bytes, content_hash, shared_at, approved_at`

/** The newest first; of the other side's, those that were shared. */
export function findDocuments(db: Db, hireIds: readonly number[], isSharedOnly = false): Promise<DocumentRow[]> {
  return db.many(sql`
    select ${columns} from case_documents where hire_id = any(${hireIds}::bigint[])
      and (not ${isSharedOnly}::boolean or shared_at is not null) order by hire_id, kind, version desc`)
}

/** Who may open it is the caller's question. */
export function findDocument(db: Db, id: number): Promise<DocumentRow | undefined> {
  return db.maybe(sql`select ${columns} from case_documents where id = ${id}`)
}

export function findDocumentUpload(db: Db, hireId: number, uploadId: string): Promise<DocumentRow | undefined> {
  return db.maybe(sql`select ${columns} from case_documents where hire_id = ${hireId} and upload_id = ${uploadId}`)
}

/** The caller has locked the hire, so that no number is given twice. */
export function insertDocument(
  db: Db,
  row: Omit<DocumentRow, 'id' | 'version' | 'isText' | 'sharedAt' | 'approvedAt'> & {
    body: string | null
    uploadId: string
  },
): Promise<DocumentRow> {
  return db.one(sql`
    insert into case_documents (hire_id, kind, version, made_at, opinion, body, file_key, file_name, content_type,
      size_bytes, content_hash, upload_id)
    values (${row.hireId}, ${row.kind}, (select coalesce(max(version), 0) + 1 from case_documents
        where hire_id = ${row.hireId} and kind = ${row.kind}), ${row.madeAt}, ${row.opinion}, ${row.body},
      ${row.fileKey}, ${row.fileName}, ${row.contentType}, ${row.sizeBytes}, ${row.contentHash}, ${row.uploadId})
    returning ${columns}`)
}

export async function countDocuments(db: Db, hireId: number): Promise<number> {
  const { n } = await db.one<{ n: number }>(sql`
    select count(*)::int as n from case_documents where hire_id = ${hireId}`)
  return n
}

/** There is no newer draft of the case. */
export async function isNewestDraft(db: Db, { hireId, version }: DocumentRow): Promise<boolean> {
  const { n } = await db.one<{ n: number }>(sql`
    select count(*)::int as n from case_documents
    where hire_id = ${hireId} and kind = 'draft' and version > ${version}`)
  return n === 0
}

export async function shareDocument(db: Db, id: number, now: Date): Promise<void> {
  await db.run(sql`update case_documents set shared_at = ${now} where id = ${id} and shared_at is null`)
}

/** False when it was approved before. */
export async function approveDocument(db: Db, id: number, now: Date): Promise<boolean> {
  const count = await db.run(sql`
    update case_documents set approved_at = ${now} where id = ${id} and kind = 'draft' and approved_at is null`)
  return count === 1
}

/** A title report, or a draft that the client approved. */
export async function hasWorkToDeliver(db: Db, hireId: number): Promise<boolean> {
  const { isThere } = await db.one<{ isThere: boolean }>(sql`
    select exists (select from case_documents where hire_id = ${hireId} and (kind = 'report' or approved_at is not null))
      as is_there`)
  return isThere
}

export interface TextRow {
  version: number
  body: string
}

/** Of this version, and of the newest one before it that was given as text and that this reader may open. */
export function findTexts(db: Db, { hireId, version }: DocumentRow, isSharedOnly: boolean): Promise<TextRow[]> {
  return db.many(sql`
    select version, body from case_documents
    where hire_id = ${hireId} and kind = 'draft' and version <= ${version} and body is not null
      and (not ${isSharedOnly}::boolean or shared_at is not null)
    order by version desc limit 2`)
}
