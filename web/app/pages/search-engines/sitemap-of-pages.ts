import { type ScreenWithPage, screensWithPages } from '../../page-files.ts'

/** The pages that stand on their own; listings and searches are the server's part of the sitemap. */
export function loader({ request }: { request: Request }): Response {
  return new Response(sitemapOfPages(new URL(request.url).origin), {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600, s-maxage=3600',
    },
  })
}

export function sitemapOfPages(site: string, table: Record<string, ScreenWithPage> = screensWithPages): string {
  const pages = Object.values(table).filter(
    (screen) => screen.access === 'public' && !screen.isUnlisted && !screen.path.includes(':'),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((screen) => `<url><loc>${site}${screen.path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
}
