import { beforeEach, expect, test, vi } from 'vitest'
import { isKeptView, keepView } from './viewed-ads.ts'

function storage(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage
}

beforeEach(() => vi.stubGlobal('localStorage', storage()))

test('a view is kept under the number it was counted for', () => {
  keepView(7, 'mine')
  keepView(8, 'mine')
  expect([7, 8, 9].map((adId) => isKeptView(adId, 'mine'))).toEqual([true, true, false])
  expect(isKeptView(7, 'a new one')).toBe(false)
})

test('what was counted without a number is not counted again with one', () => {
  keepView(7, undefined)
  expect([isKeptView(7, undefined), isKeptView(7, 'given later')]).toEqual([true, true])
})

test('where nothing can be kept, or what is kept is spoilt, ads still work', () => {
  for (const spoilt of ['{"no": "list"', '[7]', 'null', '{"visitor":"","ads":7}']) {
    localStorage.setItem('adsViewed', spoilt)
    expect(isKeptView(7, undefined)).toBe(false)
  }
  const forbidden = () => {
    throw new Error('forbidden')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden })
  expect(isKeptView(9, undefined)).toBe(false)
  expect(() => keepView(9, undefined)).not.toThrow()
})
