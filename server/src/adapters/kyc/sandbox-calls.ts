import { KycUnavailable } from './port.ts'

export interface SandboxSettings {
  apiKey: string
  apiSecret: string
  url: string
}

export interface SandboxAnswer {
  http: number
  transactionId: string | null
  data: Record<string, unknown>
  /** What the provider says, wherever it is in the answer. May quote anything: never to be logged. */
  message: string
}

type Body = Record<string, string | readonly string[]>
export type SandboxCall = (method: 'GET' | 'POST', path: string, body?: Body) => Promise<SandboxAnswer>

/** A token lives 24 hours; it is renewed a little before. */
const tokenLifeMs = 23.5 * 60 * 60 * 1000

/** Calls with a token that is kept. An account number may be in the path: only the provider sees it. */
export function sandboxCalls(settings: SandboxSettings, now: () => Date, timeoutMs: number): SandboxCall {
  let kept: { token: Promise<string>; until: number } | null = null

  const token = (): Promise<string> => {
    if (!kept || kept.until <= now().getTime()) {
      const asked = { token: authenticate(), until: now().getTime() + tokenLifeMs }
      kept = asked
      asked.token.catch(() => {
        if (kept === asked) kept = null
      })
    }
    return kept.token
  }

  const authenticate = async (): Promise<string> => {
    const answer = await ask('POST', '/authenticate', { 'x-api-secret': settings.apiSecret })
    const { data, top } = answer
    // Older answers have it at the top.
    const given = data.access_token ?? top.access_token
    if (answer.http !== 200 || typeof given !== 'string' || !given) {
      throw new KycUnavailable(`sandbox.co.in refused our sign-in (HTTP ${answer.http}). Check the key and the secret.`)
    }
    return given
  }

  const ask = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: Body,
  ): Promise<SandboxAnswer & { top: Record<string, unknown> }> => {
    try {
      const response = await fetch(settings.url + path, {
        method,
        headers: {
          accept: 'application/json',
          'x-api-key': settings.apiKey,
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      })
      return { http: response.status, ...read(await response.text()) }
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      // What the error itself says may hold the address, and that an account number.
      throw new KycUnavailable(`sandbox.co.in ${isLate ? 'gave no answer in time' : 'could not be reached'}.`)
    }
  }

  return async (method, path, body) => {
    // Without "Bearer": the provider takes the bare token.
    const first = await token()
    const answer = await ask(method, path, { authorization: first }, body)
    // A token that was revoked is answered by 403.
    if (answer.http !== 401 && answer.http !== 403) return answer
    // The token was ended early: once more with a new one. Another call may have fetched it already.
    if ((await kept?.token.catch(() => null)) === first) kept = null
    return ask(method, path, { authorization: await token() }, body)
  }
}

function read(text: string): Omit<SandboxAnswer, 'http'> & { top: Record<string, unknown> } {
  const top = objectOf(parse(text))
  const data = objectOf(top.data)
  const message = [data.message, top.message].find((value) => typeof value === 'string') as string | undefined
  const transactionId = typeof top.transaction_id === 'string' ? top.transaction_id : null
  return { top, data, transactionId, message: message ?? '' }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}
