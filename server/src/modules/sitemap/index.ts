// Owns what search engines are told about listings and professionals: the sitemaps. Pages and robots.txt are the web's own.
// Always true: they contain only what is live, under the address people use and no other.
// Calls analysis, listings, professionals, promotions and search.

export { sitemapModule } from './sitemap.module.ts'
export { sitemapRoutes } from './sitemap.routes.ts'
