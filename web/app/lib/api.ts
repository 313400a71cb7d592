import { type Client, callFailure, createLazyClient, isFailure } from '@properysearch/contract/kernel/client'
import type { FailureBody } from '@properysearch/contract/kernel/errors'
import { toast } from '../ui/toast.tsx'
import { leaveForLogin } from './leave.ts'
import { readSession } from './session.ts'
import { upload } from './upload.ts'

export { isFailure }

/** The only way to the server. Sends the stored token; when it is refused, forgets the session and leaves for /login. */
export const api = createLazyClient(async ({ method, url, body, file }) => {
  const token = readSession()?.token
  const headers: Record<string, string> = {}
  if (token) headers.authorization = `Bearer ${token}`
  const response = file ? await upload(method, url, headers, file) : await send(method, url, headers, body)
  if (response.ok) return response.headers.has('content-disposition') ? response.blob() : response.json()
  const failure = await failureOf(response)
  const isRefused = response.status === 401 || response.status === 403
  // A token that has been replaced or forgotten meanwhile says nothing about the one now stored.
  if (isRefused && token && token === readSession()?.token) leaveForLogin(failure.message)
  throw callFailure(response.status, failure)
}, loadPaths)

const adsHosts = new Map<string, Client>()

/** The calls of the ads host. */
export const adsApi = (host: string): Client['ads'] => clientOf(host).ads
export const visitorsApi = (host: string): Client['visitors'] => clientOf(host).visitors

/** At another address calls go without the token, which is nobody else's business. */
function clientOf(host: string): Client {
  if (host === '') return api
  const known = adsHosts.get(host)
  if (known) return known
  const client = createLazyClient(async ({ method, url, body }) => {
    const response = await send(method, host + url, {}, body)
    if (response.ok) return response.json()
    throw callFailure(response.status, await failureOf(response))
  }, loadPaths)
  adsHosts.set(host, client)
  return client
}

async function loadPaths() {
  return (await import('@properysearch/contract/paths')).paths
}

/** The sentence to show for whatever went wrong with a call. */
export function messageOf(error: unknown): string {
  if (!isFailure(error)) return 'We could not reach Properysearch. Check your connection and try again.'
  return error.body.message || 'Something went wrong on our side. Please try again.'
}

async function send(method: string, url: string, headers: Record<string, string>, body?: Record<string, unknown>) {
  if (!body) return method === 'GET' ? read(url, headers) : fetch(url, { method, headers })
  return fetch(withCountQuery(url, body), {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    // Small things that count are sent even when the page is left meanwhile.
    keepalive: isCount(url),
  })
}

/** The server says when to come back: what only reads is asked again by itself, twice. */
async function read(url: string, headers: Record<string, string>): Promise<Response> {
  for (let triesLeft = 2; ; triesLeft--) {
    const response = await fetch(url, { headers })
    const seconds = Number(response.headers.get('retry-after'))
    if (response.status !== 503 || triesLeft === 0 || !(seconds > 0 && seconds <= 10)) return response
    sayBusy()
    // Not all at the same moment.
    await new Promise((resolve) => setTimeout(resolve, (seconds + Math.random()) * 1000))
  }
}

let busySaidAt = 0

/** Once for all that a page asks for: a page that only waits says nothing. */
function sayBusy(): void {
  if (Date.now() - busySaidAt < 15_000) return
  busySaidAt = Date.now()
  toast.info('We are busy right now. What is still missing here is asked for again in a few seconds.')
}

const isCount = (url: string) => /\/api\/(stat|form)\//.test(url)

/** The specification hands over whose view of which ad in the address. */
function withCountQuery(url: string, { userId = '', adId }: Record<string, unknown>): string {
  return url.endsWith('/api/stat/add')
    ? `${url}?${new URLSearchParams({ userId: String(userId), adId: String(adId) })}`
    : url
}

async function failureOf(response: Response): Promise<FailureBody> {
  // A proxy's own page, say: it has nothing to tell people, and each screen has its own words for that.
  const fallback: FailureBody = { status: 0, code: 'internal', message: '' }
  return response.json().catch(() => fallback)
}
