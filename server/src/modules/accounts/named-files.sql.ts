import { sql } from '../../platform/db/sql.ts'
import type { NamedFolder } from '../files/index.ts'

export const accountFolders: NamedFolder[] = [
  {
    bucket: 'public',
    folder: 'photos',
    findNamed: async (db, keys) => {
      const rows = await db.many<{ key: string }>(
        sql`select photo_key as key from users where photo_key = any(${keys})`,
      )
      return rows.map((row) => row.key)
    },
  },
  {
    bucket: 'private',
    folder: 'exports',
    findNamed: async (db, keys) => {
      const rows = await db.many<{ key: string }>(
        sql`select file_key as key from data_exports where file_key = any(${keys})`,
      )
      return rows.map((row) => row.key)
    },
  },
]
