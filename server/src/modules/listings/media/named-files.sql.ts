import type { Db } from '../../../platform/db/database.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { NamedFolder } from '../../files/index.ts'

const keysFrom = async (db: Db, query: Sql) => (await db.many<{ key: string }>(query)).map((row) => row.key)

export const listingFolders: NamedFolder[] = [
  {
    bucket: 'public',
    folder: 'listings',
    // Every rendering of a picture has the picture's key and its own ending: `-800.webp`.
    findNamed: async (db, keys) => {
      const keyOf = (key: string) => key.slice(0, key.lastIndexOf('-'))
      const pictures = [...new Set(keys.map(keyOf))]
      const named = new Set(
        await keysFrom(db, sql`select key from property_pictures where key is not null and key = any(${pictures})`),
      )
      return keys.filter((key) => named.has(keyOf(key)))
    },
  },
  {
    bucket: 'public',
    folder: 'videos',
    findNamed: (db, keys) =>
      keysFrom(
        db,
        sql`select video_key as key from properties where video_key is not null and video_key = any(${keys})`,
      ),
  },
  {
    bucket: 'private',
    folder: 'papers',
    findNamed: (db, keys) =>
      keysFrom(db, sql`select file_key as key from property_papers where file_key = any(${keys})`),
  },
]
