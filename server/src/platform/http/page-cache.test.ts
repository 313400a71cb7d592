import { randomBytes } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { beforeEach, expect, test, vi } from 'vitest'
import { bodyFor, isKept, type KeptPage, type Page, PageCache } from './page-cache.ts'

let now: number
let cache: PageCache
beforeEach(() => {
  now = 1_000_000
  cache = new PageCache({ now: () => now, maxBytes: 100_000 })
})

function page(text: string, cacheControl = 's-maxage=60', more: Partial<Page> = {}): Page {
  return {
    status: 200,
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      ['cache-control', cacheControl],
      ['content-security-policy', `script-src '${text.slice(0, 5)}'`],
    ],
    body: Buffer.from(text),
    ...more,
  }
}

const textOf = async (found: Promise<Page>) => String(await bodyFor(await found, undefined))

test('renders once for as long as the page is fresh, and tells its age', async () => {
  const render = vi.fn(async () => page('one'))
  await cache.find('/a', render)
  now += 59_000
  const found = (await cache.find('/a', render)) as KeptPage
  expect(render).toHaveBeenCalledOnce()
  expect(cache.ageSeconds(found)).toBe(59)
  expect(found.headers).toContainEqual(['content-security-policy', "script-src 'one'"])
  now += 1000
  await cache.find('/a', render)
  expect(render).toHaveBeenCalledTimes(2)
})

test('keeps different addresses apart', async () => {
  expect(await textOf(cache.find('/a?x=1', async () => page('one')))).toBe('one')
  expect(await textOf(cache.find('/a?x=2', async () => page('two')))).toBe('two')
  expect(await textOf(cache.find('/a?x=1', async () => page('three')))).toBe('one')
})

test('renders one at a time for the same address: the others wait for it', async () => {
  const { promise, resolve } = Promise.withResolvers<Page>()
  const render = vi.fn(() => promise)
  const all = Promise.all([1, 2, 3].map(() => textOf(cache.find('/a', render))))
  resolve(page('one'))
  expect(await all).toEqual(['one', 'one', 'one'])
  expect(render).toHaveBeenCalledOnce()
})

test.each([
  ['a page that says nothing', page('x', '')],
  ['a private page', page('x', 'private, s-maxage=60')],
  ['a page that must not be stored', page('x', 'no-store, s-maxage=60')],
  ['a page not found', page('x', 's-maxage=60', { status: 404 })],
  ['a failure', page('x', 's-maxage=60', { status: 500 })],
  [
    'a page that sets a cookie',
    page('x', '', {
      headers: [
        ['cache-control', 's-maxage=60'],
        ['set-cookie', 'a=b'],
      ],
    }),
  ],
  [
    'a page that varies',
    page('x', '', {
      headers: [
        ['cache-control', 's-maxage=60'],
        ['vary', 'accept-language'],
      ],
    }),
  ],
])('neither keeps nor shares %s', async (_, given) => {
  const render = vi.fn(async () => given)
  await Promise.all([cache.find('/a', render), cache.find('/a', render)])
  const found = await cache.find('/a', render)
  expect(render).toHaveBeenCalledTimes(3)
  expect(isKept(found)).toBe(false)
})

test('serves a stale page at once while it is rendered anew', async () => {
  await cache.find('/a', async () => page('one', 's-maxage=60, stale-while-revalidate=300'))
  now += 100_000
  const { promise, resolve } = Promise.withResolvers<Page>()
  const render = vi.fn(() => promise)
  expect(await textOf(cache.find('/a', render))).toBe('one')
  expect(await textOf(cache.find('/a', render))).toBe('one')
  expect(render).toHaveBeenCalledOnce()
  resolve(page('two', 's-maxage=60, stale-while-revalidate=300'))
  await vi.waitFor(async () => expect(await textOf(cache.find('/a', render))).toBe('two'), 30_000)
})

test('goes on with a stale page while rendering fails, but not longer than allowed', async () => {
  await cache.find('/a', async () => page('one', 's-maxage=60, stale-while-revalidate=300'))
  now += 100_000
  const failing = vi.fn(async (): Promise<Page> => {
    throw new Error('lost')
  })
  expect(await textOf(cache.find('/a', failing))).toBe('one')
  expect(await textOf(cache.find('/a', async () => page('sorry', '', { status: 500 })))).toBe('one')
  now += 300_000
  await expect(cache.find('/a', failing)).rejects.toThrow('lost')
})

test('whoever waits for a page whose data cannot come is told the same, and nobody later', async () => {
  const { promise, resolve } = Promise.withResolvers<Page>()
  const render = vi.fn(() => promise)
  const both = Promise.all([cache.find('/a', render), cache.find('/a', render)])
  resolve(page('soon', '', { status: 503 }))
  expect((await both).map(({ status }) => status)).toEqual([503, 503])
  expect(render).toHaveBeenCalledOnce()
  expect(await textOf(cache.find('/a', async () => page('here')))).toBe('here')
})

test('a page that misses what its asker was refused is neither kept nor shared', async () => {
  const { promise, resolve } = Promise.withResolvers<Page>()
  const refused = cache.find('/a', () => promise)
  const other = textOf(cache.find('/a', async () => page('whole', 's-maxage=60')))
  resolve({ ...page('without', 's-maxage=60', { status: 503 }), isForOne: true })
  expect((await refused).status).toBe(503)
  expect(await other).toBe('whole')
  await cache.find('/b', async () => ({ ...page('without', 's-maxage=60'), isForOne: true }))
  expect(await textOf(cache.find('/b', async () => page('whole', 's-maxage=60')))).toBe('whole')
})

test('a request that waits for a failed render renders again', async () => {
  const { promise, reject } = Promise.withResolvers<Page>()
  const first = cache.find('/a', () => promise)
  const second = textOf(cache.find('/a', async () => page('two')))
  reject(new Error('lost'))
  await expect(first).rejects.toThrow('lost')
  expect(await second).toBe('two')
})

test('holds the body in br alone, and makes of it what else is accepted', async () => {
  const text = 'Baner, Aundh, Kothrud. '.repeat(200)
  const found = (await cache.find('/a', async () => page(text))) as KeptPage
  expect(found.encoding).toBe('br')
  expect(found.body.length).toBeLessThan(text.length / 5)
  expect(await bodyFor(found, 'br')).toBe(found.body)
  expect(gunzipSync(await bodyFor(found, 'gzip')).toString()).toBe(text)
  expect(String(await bodyFor(found, undefined))).toBe(text)
})

/** About 16,000 bytes each: six find room. */
const big = async () => page('', '', { headers: [['cache-control', 's-maxage=60']], body: randomBytes(15_000) })

test('lets go of what was unused for longest when it is full', async () => {
  for (const key of ['/1', '/2', '/3', '/4', '/5', '/6', '/7']) await cache.find(key, big)
  const again = vi.fn(big)
  for (const key of ['/2', '/3', '/4', '/5', '/6', '/7']) await cache.find(key, again)
  expect(again).not.toHaveBeenCalled()
  await cache.find('/1', again)
  expect(again).toHaveBeenCalledOnce()
})

test('who walks through all addresses pushes out nothing that was asked for twice', async () => {
  for (const key of ['/', '/', '/flats', '/flats']) await cache.find(key, big)
  for (let i = 0; i < 100; i++) await cache.find(`/property/${i}`, big)
  const again = vi.fn(big)
  for (const key of ['/', '/flats', '/property/99']) await cache.find(key, again)
  expect(again).not.toHaveBeenCalled()
})

test('what is read anew finds room, though all room was taken by what was read before', async () => {
  for (let i = 0; i < 20; i++) for (const _ of ['first', 'second']) await cache.find(`/old/${i}`, big)
  const again = vi.fn(big)
  for (const _ of ['first', 'second', 'third']) await cache.find('/new', again)
  expect(again).toHaveBeenCalledOnce()
  expect(cache.bytes).toBeLessThanOrEqual(100_000)
})

test('counts how often it had the page', async () => {
  const render = async () => page('one', 's-maxage=60, stale-while-revalidate=300')
  for (const at of [0, 10_000, 100_000]) {
    now = 1_000_000 + at
    await cache.find('/a', render)
  }
  expect(cache.asked).toEqual({ fresh: 1, stale: 1, missing: 1 })
})

test('does not keep a page larger than itself', async () => {
  const render = vi.fn(async () =>
    page('', '', { headers: [['cache-control', 's-maxage=60']], body: randomBytes(200_000) }),
  )
  await cache.find('/a', render)
  await cache.find('/a', render)
  expect(render).toHaveBeenCalledTimes(2)
})

test('what is to be forgotten is rendered anew, and only that', async () => {
  const cache = new PageCache()
  let renders = 0
  const render = async () => {
    renders += 1
    return { status: 200, headers: [['cache-control', 's-maxage=60']] as [string, string][], body: Buffer.from('x') }
  }
  await cache.find('/a', render)
  await cache.find('/b', render)
  cache.forget((key) => key === '/a')
  await cache.find('/a', render)
  await cache.find('/b', render)
  expect(renders).toBe(3)
})

test('a page being rendered when it was to be dropped is not kept, nor served to later requests', async () => {
  const cache = new PageCache()
  const answer = (text: string) => ({
    status: 200,
    headers: [['cache-control', 's-maxage=60']] as [string, string][],
    body: Buffer.from(text),
  })
  const slow = Promise.withResolvers<void>()
  const before = cache.find('/a', async () => {
    await slow.promise
    return answer('before')
  })
  cache.forget((key) => key === '/a')
  const after = cache.find('/a', async () => answer('after'))
  expect(String((await after).body)).toBe('after')
  slow.resolve()
  expect(String((await before).body)).toBe('before')
  const later = await cache.find('/a', async () => answer('made again'))
  expect(String(later.body)).toBe('after')
})
