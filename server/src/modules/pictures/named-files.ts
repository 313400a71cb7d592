import { shareCardVersion } from '@properysearch/contract/share-card'
import { sql } from '../../platform/db/sql.ts'
import type { NamedFolder } from '../files/index.ts'
import { existingIds, findItems } from '../properties/index.ts'
import { cardKey } from './draw-card.ts'
import { drawnFolder } from './draw-picture.ts'

const idIn = (key: string) => Number(key.split('/')[1])
const idsIn = (keys: readonly string[]) => [...new Set(keys.map(idIn).filter(Number.isSafeInteger))]

/** What is drawn can be drawn again: kept is what could be asked for today. */
export const drawnFolders: NamedFolder[] = [
  {
    shelf: 'private',
    folder: 'cards',
    findNamed: async (db, keys) => {
      const items = await findItems(db, await existingIds(db, idsIn(keys)))
      return items.map((item) => cardKey(item.propertydata.id, shareCardVersion(item)))
    },
  },
  // Where cards were kept once.
  { shelf: 'public', folder: 'cards', findNamed: async () => [] },
  {
    shelf: 'public',
    folder: drawnFolder,
    findNamed: async (db, keys) => {
      const rows = await db.many<{ at: string }>(sql`
        select property_id || '/' || drawn as at from property_pictures
        where property_id = any(${idsIn(keys)}) and drawn is not null`)
      const drawn = new Set(rows.map(({ at }) => `${drawnFolder}/${at}`))
      return keys.filter((key) => drawn.has(key.slice(0, key.lastIndexOf('-'))))
    },
  },
]
