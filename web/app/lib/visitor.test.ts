import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const given = 'a'.repeat(64)
const answer = vi.fn<(url: string) => unknown>()

/** As on a page that has just been opened. */
const openPage = async () => {
  vi.resetModules()
  return import('./visitor.ts')
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  answer.mockReset().mockReturnValue(given)
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json({ status: 1, message: 'OK', data: { visitorId: answer(url) } }),
  )
})
afterEach(() => vi.unstubAllGlobals())

test('a browser asks for its number once and keeps it; a spoilt or an old one is replaced', async () => {
  const { visitorId } = await openPage()
  expect(await Promise.all([visitorId(), visitorId()])).toEqual([given, given])
  expect(await (await openPage()).visitorId()).toBe(given)
  expect(answer.mock.calls).toEqual([['/api/visitors']])
  localStorage.setItem('adVisitor', 'b'.repeat(32))
  expect(await (await openPage()).visitorId()).toBe(given)
  expect(answer).toHaveBeenCalledTimes(2)
})

test('another host gives another number', async () => {
  const { visitorId } = await openPage()
  answer.mockImplementation((url) => (url.startsWith('https://ads.example.in') ? 'b' : 'a').repeat(64))
  expect([await visitorId(), await visitorId('https://ads.example.in')]).toEqual([given, 'b'.repeat(64)])
})

test('when none is given, this page asks no more, and the next one does', async () => {
  answer.mockReturnValue(null)
  const { visitorId } = await openPage()
  expect([await visitorId(), await visitorId()]).toEqual([undefined, undefined])
  expect(answer).toHaveBeenCalledTimes(1)
  answer.mockReturnValue(given)
  expect(await (await openPage()).visitorId()).toBe(given)
})

test('where nothing can be kept, or nobody answers, there is none', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline')
  })
  expect(await (await openPage()).visitorId()).toBeUndefined()
  const forbidden = () => {
    throw new Error('forbidden')
  }
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: forbidden })
  expect(await (await openPage()).visitorId()).toBeUndefined()
  expect(fetch).not.toHaveBeenCalled()
})

test('a number that the server refuses is forgotten; after any other failure it stays', async () => {
  const { visitorId, forgetRefusedVisitor } = await openPage()
  const { callFailure } = await import('@properysearch/contract/kernel/client')
  const failure = (errors: Record<string, string>) =>
    callFailure(400, { status: 0, code: 'invalid-input', message: 'No.', errors })
  await visitorId()
  forgetRefusedVisitor('', failure({ adId: 'no' }))
  forgetRefusedVisitor('', new TypeError('offline'))
  expect(localStorage.getItem('adVisitor')).toBe(given)
  forgetRefusedVisitor('', failure({ visitorId: 'no' }))
  expect(localStorage.getItem('adVisitor')).toBeNull()
})
