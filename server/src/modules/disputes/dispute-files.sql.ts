import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { NamedFolder } from '../files/index.ts'

export interface FileRow {
  id: number
  disputeId: number
  fileKey: string
  fileName: string
  contentType: string
  sizeBytes: number
  addedBy: number
  addedAt: Date
}

const columns = sql`id, dispute_id, file_key, file_name, content_type, size_bytes, added_by, added_at`

/** Of several disputes at once. */
export function findFiles(db: Db, disputeIds: readonly number[]): Promise<FileRow[]> {
  return db.many(sql`select ${columns} from dispute_files where dispute_id = any(${disputeIds}::bigint[]) order by id`)
}

export function findFile(db: Db, disputeId: number, id: number): Promise<FileRow | undefined> {
  return db.maybe(sql`select ${columns} from dispute_files where dispute_id = ${disputeId} and id = ${id}`)
}

export function findUpload(db: Db, disputeId: number, uploadId: string): Promise<FileRow | undefined> {
  return db.maybe(sql`
    select ${columns} from dispute_files where dispute_id = ${disputeId} and upload_id = ${uploadId}`)
}

export async function countFiles(db: Db, disputeId: number, addedBy: number): Promise<number> {
  const { total } = await db.one<{ total: number }>(sql`
    select count(*)::int as total from dispute_files where dispute_id = ${disputeId} and added_by = ${addedBy}`)
  return total
}

export function insertFile(db: Db, row: Omit<FileRow, 'id'> & { uploadId: string }): Promise<FileRow> {
  return db.one(sql`
    insert into dispute_files (dispute_id, file_key, file_name, content_type, size_bytes, upload_id, added_by, added_at)
    values (${row.disputeId}, ${row.fileKey}, ${row.fileName}, ${row.contentType}, ${row.sizeBytes}, ${row.uploadId},
      ${row.addedBy}, ${row.addedAt})
    returning ${columns}`)
}

/** Of somebody who leaves; answers where they are stored. */
export async function deleteFilesOf(db: Db, userId: number): Promise<string[]> {
  const rows = await db.many<{ fileKey: string }>(
    sql`delete from dispute_files where added_by = ${userId} returning file_key`,
  )
  return rows.map((row) => row.fileKey)
}

export const disputeFolders: NamedFolder[] = [
  {
    bucket: 'private',
    folder: 'disputes',
    findNamed: async (db, keys) => {
      const rows = await db.many<{ fileKey: string }>(
        sql`select file_key from dispute_files where file_key = any(${keys})`,
      )
      return rows.map((row) => row.fileKey)
    },
  },
]
