import type { Module } from '../../module.ts'
import { sitemapRoutes } from './sitemap.routes.ts'

export const sitemapModule: Module = {
  name: 'sitemap',
  routes: (http, { context, now }) => {
    const { db, config } = context()
    sitemapRoutes(http, { db, now, publicUrl: () => config.publicUrl })
  },
}
