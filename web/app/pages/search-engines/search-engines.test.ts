import { expect, test } from 'vitest'
import type { ScreenWithPage } from '../../page-files.ts'
import { type Screen, screens } from '../../screens.ts'
import { robotsText } from './robots.ts'
import { sitemapOfPages } from './sitemap-of-pages.ts'

const table: Record<string, ScreenWithPage> = {
  home: { path: '/', file: '', access: 'public' },
  login: { path: '/Login', file: '', access: 'public', isUnlisted: true },
  one: { path: '/property/View/:id', file: '', access: 'public' },
  mine: { path: '/View/:id/:part', file: '', access: 'signed-in' },
  admin: { path: '/Admin', file: '', access: 'admin' },
}

test('robots are kept from private screens and from endless lists, and told where the sitemap is', () => {
  const text = robotsText('https://homes.example', table)
  expect(text.split('\n')).toEqual(
    expect.arrayContaining(['Disallow: /View/', 'Disallow: /Admin', 'Disallow: /*&after=']),
  )
  expect(text).toContain('\nSitemap: https://homes.example/sitemap.xml\n')
  expect(text).not.toContain('/Login')
})

test('no public screen is shut out by what is said of the private ones', () => {
  const shut = [...robotsText('').matchAll(/^Disallow: ([^*\n]+)$/gm)].map((match) => match[1] as string)
  const open = (Object.values(screens) as Screen[]).filter((screen) => screen.access === 'public')
  expect(shut.length).toBeGreaterThan(2)
  expect(open.filter((screen) => shut.some((path) => screen.path.startsWith(path)))).toEqual([])
})

test('the sitemap names pages that stand on their own', () => {
  const addresses = [...sitemapOfPages('https://homes.example', table).matchAll(/<loc>([^<]+)</g)].map(
    (match) => match[1],
  )
  expect(addresses).toEqual(['https://homes.example/'])
})
