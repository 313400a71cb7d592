import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { NamedFolder } from '../files/index.ts'

export interface HireFileRow {
  id: number
  hireId: number
  fileKey: string
  fileName: string
  contentType: string
  sizeBytes: number
  addedBy: number
  addedAt: Date
}

const columns = sql`id, hire_id, file_key, file_name, content_type, size_bytes, added_by, added_at`

export function findHireFiles(db: Db, hireIds: readonly number[]): Promise<HireFileRow[]> {
  return db.many(sql`select ${columns} from hire_dispute_files where hire_id = any(${hireIds}::bigint[]) order by id`)
}

export function findHireFile(db: Db, hireId: number, id: number): Promise<HireFileRow | undefined> {
  return db.maybe(sql`select ${columns} from hire_dispute_files where hire_id = ${hireId} and id = ${id}`)
}

/** Of one press of the button. */
export function findHireUpload(
  db: Db,
  of: { hireId: number; addedBy: number; uploadId: string },
): Promise<HireFileRow | undefined> {
  return db.maybe(sql`
    select ${columns} from hire_dispute_files
    where hire_id = ${of.hireId} and added_by = ${of.addedBy} and upload_id = ${of.uploadId}`)
}

export async function countHireFiles(db: Db, hireId: number, addedBy: number): Promise<number> {
  const { total } = await db.one<{ total: number }>(sql`
    select count(*)::int as total from hire_dispute_files where hire_id = ${hireId} and added_by = ${addedBy}`)
  return total
}

export function insertHireFile(db: Db, row: Omit<HireFileRow, 'id'> & { uploadId: string }): Promise<HireFileRow> {
  return db.one(sql`
    insert into hire_dispute_files (hire_id, file_key, file_name, content_type, size_bytes, upload_id, added_by, added_at)
    values (${row.hireId}, ${row.fileKey}, ${row.fileName}, ${row.contentType}, ${row.sizeBytes}, ${row.uploadId},
      ${row.addedBy}, ${row.addedAt})
    returning ${columns}`)
}

/** Of somebody who leaves; answers where they are stored. */
export async function deleteHireFilesOf(db: Db, userId: number): Promise<string[]> {
  const rows = await db.many<{ fileKey: string }>(
    sql`delete from hire_dispute_files where added_by = ${userId} returning file_key`,
  )
  return rows.map((row) => row.fileKey)
}

export const hireFileFolder = 'hire-disputes'

export const hireFolders: NamedFolder[] = [
  {
    bucket: 'private',
    folder: hireFileFolder,
    findNamed: async (db, keys) => {
      const rows = await db.many<{ fileKey: string }>(
        sql`select file_key from hire_dispute_files where file_key = any(${keys})`,
      )
      return rows.map((row) => row.fileKey)
    },
  },
]
