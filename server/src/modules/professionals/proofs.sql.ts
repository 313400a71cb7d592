import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { NamedFolder } from '../files/index.ts'

export interface ProofRow {
  userId: number
  fileKey: string
  fileName: string
  contentType: string
  sizeBytes: number
  uploadId: string
  uploadedAt: Date
}

const columns = sql`user_id, file_key, file_name, content_type, size_bytes, upload_id, uploaded_at`

export function findProof(db: Db, userId: number): Promise<ProofRow | undefined> {
  return db.maybe(sql`select ${columns} from professional_proofs where user_id = ${userId}`)
}

/** For the copy of a person's data: not where it is stored. */
export async function findProofForCopy(db: Db, userId: number): Promise<unknown> {
  const row = await db.maybe(sql`
    select file_name, content_type, size_bytes, uploaded_at from professional_proofs where user_id = ${userId}`)
  return row ?? null
}

export function insertProof(db: Db, row: ProofRow): Promise<ProofRow> {
  return db.one(sql`
    insert into professional_proofs (user_id, file_key, file_name, content_type, size_bytes, upload_id, uploaded_at)
    values (${row.userId}, ${row.fileKey}, ${row.fileName}, ${row.contentType}, ${row.sizeBytes}, ${row.uploadId},
      ${row.uploadedAt})
    returning ${columns}`)
}

/** Answers where it is stored; undefined when there was none. */
export async function deleteProof(db: Db, userId: number): Promise<string | undefined> {
  const row = await db.maybe<{ fileKey: string }>(
    sql`delete from professional_proofs where user_id = ${userId} returning file_key`,
  )
  return row?.fileKey
}

/** Of numbers that were decided about before then. */
export async function deleteDecidedProofs(db: Db, before: Date): Promise<string[]> {
  const rows = await db.many<{ fileKey: string }>(sql`
    delete from professional_proofs p using professional_details d
    where d.user_id = p.user_id and d.decided_at < ${before} and p.uploaded_at < ${before}
    returning p.file_key`)
  return rows.map((row) => row.fileKey)
}

export const proofFolders: NamedFolder[] = [
  {
    bucket: 'private',
    folder: 'professional-proofs',
    findNamed: async (db, keys) => {
      const rows = await db.many<{ fileKey: string }>(
        sql`select file_key from professional_proofs where file_key = any(${keys})`,
      )
      return rows.map((row) => row.fileKey)
    },
  },
]
