import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const whose = { firstName: 'Asha', userId: '7', userRole: 'user', token: 'first' }
const assign = vi.fn()

/** A storage as browsers have it. */
function storage(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    get length() {
      return kept.size
    },
  } as Storage
}

/** The server answers every call like this. */
async function answering(status: number, body: string) {
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
  vi.resetModules()
  return (await import('./api.ts')).api
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('window', { location: { assign }, addEventListener: () => undefined })
  for (const [key, value] of Object.entries(whose)) localStorage.setItem(key, value)
  sessionStorage.setItem('userLocation', '{}')
  assign.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const refusal = JSON.stringify({ status: 0, code: 'forbidden', message: 'This is not for you.' })

test.each([403, 401])('HTTP %i clears the session at once and leaves for /login after 1 second', async (status) => {
  const api = await answering(status, refusal)
  await expect(api.auth.logout()).rejects.toMatchObject({ http: status, message: 'This is not for you.' })
  expect([localStorage.length, sessionStorage.getItem('userLocation')]).toEqual([0, null])
  vi.advanceTimersByTime(999)
  expect(assign).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(assign.mock.calls).toEqual([['/login']])
})

test.each([404, 500, 503])(
  'HTTP %i keeps the session; without words of its own it is an HTTP error',
  async (status) => {
    const api = await answering(status, '<h1>Bad gateway</h1>')
    await expect(api.auth.logout()).rejects.toMatchObject({ message: `HTTP error! status: ${status}` })
    vi.advanceTimersByTime(5000)
    expect(assign).not.toHaveBeenCalled()
    expect(localStorage.getItem('token')).toBe(whose.token)
  },
)

/** The server answers 503 so many times, then well. */
async function unavailable(times: number, headers: Record<string, string> = { 'retry-after': '5' }) {
  const asked = vi.fn(async () => {
    if (asked.mock.calls.length > times) return new Response('{"status":1,"message":"OK","data":[]}')
    return new Response('{"status":0,"code":"unavailable","message":"Please try again shortly."}', {
      status: 503,
      headers,
    })
  })
  vi.stubGlobal('fetch', asked)
  vi.resetModules()
  return { asked, api: (await import('./api.ts')).api }
}

test('what only reads is asked again when the server says when to come back', async () => {
  const { asked, api } = await unavailable(2)
  const sessions = api.auth.listSessions()
  await vi.advanceTimersByTimeAsync(4_900)
  expect(asked).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await sessions).toMatchObject({ data: [] })
  expect(asked).toHaveBeenCalledTimes(3)
})

test('whoever waits for it is told so, once', async () => {
  const { api } = await unavailable(2)
  const told: string[] = []
  const { deliverToastsWith } = await import('../ui/toast.tsx')
  deliverToastsWith(({ text }) => told.push(text))
  const answers = Promise.all([api.auth.listSessions(), api.auth.listSessions()])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(told).toEqual(['We are busy right now. What is still missing here is asked for again in a few seconds.'])
  await vi.advanceTimersByTimeAsync(20_000)
  await answers
  expect(told).toHaveLength(1)
})

test('not forever, not without being told when, and never a write', async () => {
  const { asked, api } = await unavailable(9)
  const failed = expect(api.auth.listSessions()).rejects.toMatchObject({ message: 'Please try again shortly.' })
  await vi.advanceTimersByTimeAsync(60_000)
  await failed
  expect(asked).toHaveBeenCalledTimes(3)
  await expect(api.auth.logout()).rejects.toMatchObject({ http: 503 })
  expect(asked).toHaveBeenCalledTimes(4)
  const untold = await unavailable(9, {})
  await expect(untold.api.auth.listSessions()).rejects.toMatchObject({ http: 503 })
  expect(untold.asked).toHaveBeenCalledTimes(1)
})
