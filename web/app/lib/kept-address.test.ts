import { expect, test } from 'vitest'
import { type ScreenWithPage, screensWithPages } from '../page-files.ts'
import { keptAddress } from './kept-address.ts'

const table: Record<string, ScreenWithPage> = {
  ...screensWithPages,
  list: { path: '/List', file: '', access: 'public', query: ['type', 'page'] },
  one: { path: '/Property/:id', file: '', access: 'public', query: [] },
  open: { path: '/Open', file: '', access: 'public' },
  mine: { path: '/Mine', file: '', access: 'signed-in' },
}

test.each([
  ['/', '/'],
  ['/?utm_source=x&gclid=1&anything=2', '/'],
  ['/privacy', '/privacy'],
  ['/PRIVACY/', '/privacy'],
  ['//privacy', '/privacy'],
  ['/Registration?x=1&role=agent', '/Registration?role=agent'],
  ['/list?page=2&type=buy&utm_medium=mail', '/List?type=buy&page=2'],
  ['/list?type=a%26b&type=c', '/List?type=a%26b&type=c'],
  ['/property/12?x', '/Property/12'],
  ['/property/AbC%2Fd', '/Property/AbC%2Fd'],
  ['/open?b=2&utm_id=1&fbclid=z&a=1', '/Open?a=1&b=2'],
  ['/mine?tab=2', '/Mine'],
  ['/nowhere?a=1', '/nowhere?a=1'],
  ['/robots.txt?x=1', '/robots.txt'],
  ['/_.data?x=1', '/_.data'],
  ['/list.data?_routes=list&page=2&utm_id=3', '/List.data?page=2&_routes=list'],
])('%s is kept as %s', (given, kept) => {
  const url = new URL('https://example.in')
  const [path = '', search = ''] = given.split('?')
  url.pathname = path
  url.search = search
  expect(keptAddress(url, table)).toBe(kept)
})

test('every public screen says what it reads after the question mark', () => {
  const silent = Object.entries(screensWithPages as Record<string, ScreenWithPage>).filter(
    ([, screen]) => screen.access === 'public' && screen.query === undefined,
  )
  expect(silent.map(([name]) => name)).toEqual([])
})
