import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { NamedFolder } from './sweep-files.ts'

/** A private file that a side of a dispute handed in. */
export interface HandedInFile {
  id: number
  /** The row that it belongs to. */
  ofId: number
  fileKey: string
  fileName: string
  contentType: string
  sizeBytes: number
  addedBy: number
  addedAt: Date
}

/** One press of the button. */
interface Upload {
  ofId: number
  addedBy: number
  uploadId: string
}

/** The statements of a table of files, each of them of a row of another table; it stays its own module's table. */
export function handedInFiles({ table, of, folder }: { table: Sql; of: Sql; folder: string }) {
  const columns = sql`id, ${of} as of_id, file_key, file_name, content_type, size_bytes, added_by, added_at`
  const folders: NamedFolder[] = [
    {
      bucket: 'private',
      folder,
      findNamed: async (db, keys) => {
        const rows = await db.many<{ fileKey: string }>(
          sql`select file_key from ${table} where file_key = any(${keys})`,
        )
        return rows.map((row) => row.fileKey)
      },
    },
  ]
  return {
    folder,
    folders,
    findAll: (db: Db, ofIds: readonly number[]): Promise<HandedInFile[]> =>
      db.many(sql`select ${columns} from ${table} where ${of} = any(${ofIds}::bigint[]) order by id`),
    find: (db: Db, ofId: number, id: number): Promise<HandedInFile | undefined> =>
      db.maybe(sql`select ${columns} from ${table} where ${of} = ${ofId} and id = ${id}`),
    findUpload: (db: Db, { ofId, addedBy, uploadId }: Upload): Promise<HandedInFile | undefined> =>
      db.maybe(sql`
        select ${columns} from ${table}
        where ${of} = ${ofId} and added_by = ${addedBy} and upload_id = ${uploadId}`),
    count: async (db: Db, ofId: number, addedBy: number): Promise<number> => {
      const { total } = await db.one<{ total: number }>(
        sql`select count(*)::int as total from ${table} where ${of} = ${ofId} and added_by = ${addedBy}`,
      )
      return total
    },
    /** Undefined when this press has brought its file already. */
    insert: (db: Db, row: Omit<HandedInFile, 'id'> & Upload): Promise<HandedInFile | undefined> =>
      db.maybe(sql`
        insert into ${table} (${of}, file_key, file_name, content_type, size_bytes, upload_id, added_by, added_at)
        values (${row.ofId}, ${row.fileKey}, ${row.fileName}, ${row.contentType}, ${row.sizeBytes}, ${row.uploadId},
          ${row.addedBy}, ${row.addedAt})
        on conflict do nothing returning ${columns}`),
    /** Of somebody who leaves; answers where they are stored. */
    deleteOf: async (db: Db, userId: number): Promise<string[]> => {
      const rows = await db.many<{ fileKey: string }>(
        sql`delete from ${table} where added_by = ${userId} returning file_key`,
      )
      return rows.map((row) => row.fileKey)
    },
  }
}
