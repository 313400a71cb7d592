import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => (match[1] as string).replaceAll('&amp;', '&'))

async function read(request: APIRequestContext, address: string): Promise<string> {
  const reply = await request.get(address)
  expect(reply.status(), address).toBe(200)
  return reply.text()
}

test('a search engine goes from robots.txt through the sitemap to pages whose canonical address is the same', {
  tag: '@desk',
}, async ({ request }) => {
  const robots = await read(request, '/robots.txt')
  expect(robots).toContain('Disallow: /UserDashboard')
  const index = robots.match(/^Sitemap: (.+)$/m)?.[1] as string
  const maps = addressesIn(await read(request, index))
  expect(maps.map((map) => new URL(map).pathname)).toEqual([
    '/sitemap-pages.xml',
    '/sitemap-searches-1.xml',
    '/sitemap-prices.xml',
    '/sitemap-premium.xml',
    '/sitemap-listings-1.xml',
    '/sitemap-professionals-1.xml',
  ])
  for (const map of maps) {
    const addresses = addressesIn(await read(request, map))
    expect(addresses.length).toBeGreaterThan(map.includes('premium') ? 0 : 5)
    const address = (addresses[1] ?? addresses[0]) as string
    const html = await read(request, address)
    expect(html.match(/rel="canonical" href="([^"]+)"/)?.[1]?.replaceAll('&amp;', '&')).toBe(address)
    expect(html).not.toContain('noindex')
    expect(html).toMatch(/<h1[ >]/)
  }
})

test('what is added to an address is dropped, and a listing that is gone is a 404', { tag: '@desk' }, async ({
  request,
}) => {
  const [plain, tracked] = await Promise.all([read(request, '/privacy'), read(request, '/PRIVACY/?utm_source=mail')])
  expect(tracked).toBe(plain)
  expect((await request.get('/property/ViewPropertyDetails/99999999')).status()).toBe(404)
})
