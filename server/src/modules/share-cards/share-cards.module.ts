import type { Module } from '../../module.ts'
import { cardFolders } from './named-files.ts'
import { shareCardRoutes } from './share-cards.routes.ts'

export const shareCardsModule: Module = {
  name: 'share-cards',
  folders: cardFolders,
  routes: (http, { context }) => {
    const { db, adapters } = context()
    shareCardRoutes(http, { db, storage: adapters.storage })
  },
}
