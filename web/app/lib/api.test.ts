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
