import { type Screen, screens } from '../../screens.ts'

/** What search engines may read: everything that is public, and no endless variations of the same list. */
export function loader({ request }: { request: Request }): Response {
  return new Response(robotsText(new URL(request.url).origin), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600, s-maxage=3600' },
  })
}

/** Of a search: a view of the map, a drawn area, a place in the list. There is no end to them. */
const endless = ['box', 'polygon', 'near', 'after']

export function robotsText(site: string, table: Record<string, Screen> = screens): string {
  const isPrivate = (screen: Screen) => screen.access !== 'public'
  return [
    'User-agent: *',
    'Allow: /',
    ...Object.values(table)
      .filter(isPrivate)
      .map((screen) => `Disallow: ${screen.path.replace(/:.*/, '')}`),
    'Disallow: /dev/',
    ...endless.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]),
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n')
}
