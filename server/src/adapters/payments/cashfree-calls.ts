import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { GatewaySilent } from './port.ts'

export interface CashfreeSettings {
  clientId: string
  clientSecret: string
  url: string
  /** Orders may be split among payees. */
  isSplit?: boolean
}

export interface CashfreeAnswer {
  http: number
  /** An object, or a list for payments; anything else reads as an empty object. */
  body: Record<string, unknown> | Record<string, unknown>[]
  /** What kind of refusal it is, in Cashfree's words: `order_not_found`. Free of anything about people. */
  code: string
}

export type CashfreeCall = (
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: Record<string, unknown>,
  /** What is asked for, by a UUID: the same one again, even days later, does it once. */
  key?: string,
) => Promise<CashfreeAnswer>

const apiVersion = '2025-01-01'

/**
 * Asks Cashfree. Everything here may be asked twice without harm: readings, and writings that carry their own key. So what
 * got no answer is asked again, `tries` times in all.
 */
export function cashfreeCalls(settings: CashfreeSettings, timeoutMs: number, tries = 3, pauseMs = 200): CashfreeCall {
  const ask = async (
    method: string,
    path: string,
    body: Record<string, unknown> | undefined,
    key: string,
  ): Promise<CashfreeAnswer> => {
    try {
      const response = await fetch(settings.url + path, {
        method,
        headers: {
          accept: 'application/json',
          'x-client-id': settings.clientId,
          'x-client-secret': settings.clientSecret,
          'x-api-version': apiVersion,
          'x-request-id': randomUUID(),
          ...(body ? { 'content-type': 'application/json', 'x-idempotency-key': key } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      })
      return read(response.status, await response.text())
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      throw new GatewaySilent(`Cashfree ${isLate ? 'gave no answer in time' : 'could not be reached'}.`)
    }
  }

  return async (method, path, body, key = randomUUID()) => {
    for (let left = tries - 1; ; left--) {
      try {
        const answer = await ask(method, path, body, key)
        if (answer.http < 500 && answer.http !== 429) return answer
        if (left <= 0) throw new GatewaySilent(`Cashfree is not able to answer (HTTP ${answer.http}).`)
      } catch (error) {
        if (left <= 0) throw error
      }
      await pause(pauseMs * (tries - left))
    }
  }
}

function read(http: number, text: string): CashfreeAnswer {
  const parsed = parse(text)
  const body = typeof parsed === 'object' && parsed !== null ? (parsed as CashfreeAnswer['body']) : {}
  const code = Array.isArray(body) ? '' : body.code
  return { http, body, code: typeof code === 'string' && /^[\w.-]{1,60}$/.test(code) ? code : '' }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
