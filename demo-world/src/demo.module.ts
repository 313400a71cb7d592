import type { Module } from '@properysearch/server/src/module.ts'
import { drawingRoutes } from './drawings/drawings.routes.ts'
import { drawnPictures } from './pictures/named-files.ts'
import { pictureRoutes } from './pictures/pictures.routes.ts'

export const demoModule: Module = {
  name: 'demo',
  folders: [drawnPictures],
  routes: (http, { context }) => {
    const { db, adapters } = context()
    pictureRoutes(http, { db, storage: adapters.storage })
    drawingRoutes(http, { storage: adapters.storage })
  },
}
