import type { NamedFolder } from '@properysearch/server/src/modules/files/index.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'
import { drawnFolder } from './draw-picture.ts'

const idIn = (key: string) => Number(key.split('/')[1])

/** What is drawn can be drawn again: kept is what could be asked for today. */
export const drawnPictures: NamedFolder = {
  bucket: 'public',
  folder: drawnFolder,
  findNamed: async (db, keys) => {
    const ids = [...new Set(keys.map(idIn).filter(Number.isSafeInteger))]
    const rows = await db.many<{ at: string }>(sql`
      select property_id || '/' || drawn as at from property_pictures
      where property_id = any(${ids}) and drawn is not null`)
    const drawn = new Set(rows.map(({ at }) => `${drawnFolder}/${at}`))
    return keys.filter((key) => drawn.has(key.slice(0, key.lastIndexOf('-'))))
  },
}
