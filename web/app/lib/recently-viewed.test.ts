import { beforeEach, expect, test, vi } from 'vitest'
import { forgetViewed, readViewed, rememberViewed, viewedLimit } from './recently-viewed.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  forgetViewed()
})

test('the newest comes first, each once, and no more than twelve', () => {
  for (let id = 1; id <= 15; id++) rememberViewed(id)
  rememberViewed(10)
  expect(readViewed()).toEqual([10, 15, 14, 13, 12, 11, 9, 8, 7, 6, 5, 4])
  expect(readViewed()).toHaveLength(viewedLimit)
})

test('what somebody else wrote there is not believed', () => {
  kept.set('recentlyViewed', '7,abc,-3,1e99,7,8.5,9')
  expect(readViewed()).toEqual([7, 9])
})

test('a browser that refuses to store does not break the page', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
  })
  rememberViewed(3)
  expect(readViewed()).toEqual([])
})
