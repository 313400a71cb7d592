import type { Module } from '../../module.ts'
import { drawnFolders } from './named-files.ts'
import { pictureRoutes } from './pictures.routes.ts'

export const picturesModule: Module = {
  name: 'pictures',
  folders: drawnFolders,
  routes: (http, { context }) => {
    const { db, adapters } = context()
    pictureRoutes(http, { db, storage: adapters.storage })
  },
}
