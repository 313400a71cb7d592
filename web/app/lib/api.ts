import { callFailure, createClient, isFailure } from '@properysearch/contract/client'
import type { FailureBody } from '@properysearch/contract/errors'
import { clearSession, readSession } from './session.ts'

export { isFailure }

const leaveAfterMs = 1000

/** The only fetch of the web. Sends the stored token; when it is refused, forgets the session and leaves for /login. */
export const api = createClient(async ({ method, url, body, file }) => {
  const token = readSession()?.token
  const headers: Record<string, string> = {}
  if (token) headers.authorization = `Bearer ${token}`
  let payload: BodyInit | undefined
  if (file) {
    const form = new FormData()
    form.append('file', file)
    payload = form
  } else if (body) {
    headers['content-type'] = 'application/json'
    payload = JSON.stringify(body)
  }
  const response = await fetch(url, { method, headers, body: payload })
  if (response.ok) return response.headers.has('content-disposition') ? response.blob() : response.json()
  if (token && (response.status === 401 || response.status === 403)) leave()
  throw callFailure(response.status, await failureOf(response))
})

/** The sentence to show for whatever went wrong with a call. */
export function messageOf(error: unknown): string {
  return isFailure(error)
    ? error.body.message
    : 'We could not reach Properysearch. Check your connection and try again.'
}

function leave(): void {
  clearSession()
  setTimeout(() => window.location.assign('/login'), leaveAfterMs)
}

async function failureOf(response: Response): Promise<FailureBody> {
  const fallback: FailureBody = {
    status: 0,
    code: 'internal',
    message: 'Something went wrong on our side. Please try again.',
  }
  return response.json().catch(() => fallback)
}
