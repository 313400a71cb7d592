import { adVisitorPattern } from '@properysearch/contract/ad-facts'
import { beforeEach, expect, test, vi } from 'vitest'

function storage(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage
}

/** As on a page that has just been opened. */
const openPage = async () => {
  vi.resetModules()
  return import('./visitor.ts')
}

beforeEach(() => vi.stubGlobal('localStorage', storage()))

test('a browser makes its number once and keeps it; a spoilt one is made anew', async () => {
  const { visitorId } = await openPage()
  const first = visitorId() as string
  expect(first).toMatch(adVisitorPattern)
  expect((await openPage()).visitorId()).toBe(first)
  localStorage.setItem('adVisitor', 'spoilt')
  expect(visitorId()).toMatch(adVisitorPattern)
})

test('a view is the first once per ad, on this page and on later ones', async () => {
  const { isFirstView, keepView } = await openPage()
  expect([isFirstView(7), isFirstView(7), isFirstView(8)]).toEqual([true, false, true])
  keepView(7)
  const later = await openPage()
  expect([later.isFirstView(7), later.isFirstView(8)]).toEqual([false, true])
})

test('where nothing can be kept, or what is kept is spoilt, ads still work', async () => {
  localStorage.setItem('adsViewed', '{"no": "list"')
  expect((await openPage()).isFirstView(7)).toBe(true)
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden')
    },
  })
  const { visitorId, isFirstView, keepView } = await openPage()
  expect(visitorId()).toBeUndefined()
  expect([isFirstView(9), isFirstView(9)]).toEqual([true, false])
  expect(() => keepView(9)).not.toThrow()
})
