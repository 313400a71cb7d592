import { shareCardVersion } from '@properysearch/contract/share-cards/card'
import type { NamedFolder } from '../files/index.ts'
import { existingIds, findItems } from '../listings/index.ts'
import { cardKey } from './draw-card.ts'

const idIn = (key: string) => Number(key.split('/')[1])

/** A card can be drawn again: kept is what could be asked for today. */
export const cardFolders: NamedFolder[] = [
  {
    bucket: 'private',
    folder: 'cards',
    findNamed: async (db, keys) => {
      const ids = [...new Set(keys.map(idIn).filter(Number.isSafeInteger))]
      const items = await findItems(db, await existingIds(db, ids))
      return items.map((item) => cardKey(item.propertydata.id, shareCardVersion(item)))
    },
  },
  // Where cards were kept once.
  { bucket: 'public', folder: 'cards', findNamed: async () => [] },
]
