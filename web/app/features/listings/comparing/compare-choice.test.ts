import { beforeEach, expect, test, vi } from 'vitest'

const openPage = async () => {
  vi.resetModules()
  return import('./compare-choice.ts')
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

test('what was chosen is there on the next page', async () => {
  const { setCompared } = await openPage()
  setCompared(7, true)
  setCompared(8, true)
  setCompared(7, false)
  expect((await openPage()).readCompareChoice()).toEqual([8])
})

test('a browser that stores nothing chooses nothing, and says no error', async () => {
  const forbid = () => {
    throw new Error('forbidden')
  }
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid })
  const { readCompareChoice, setCompared } = await openPage()
  expect(() => setCompared(7, true)).not.toThrow()
  expect(readCompareChoice()).toEqual([])
})
