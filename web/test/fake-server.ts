import { type Contract, contract } from '@properysearch/contract/index'
import { callFailure, isFailure } from '@properysearch/contract/kernel/client'
import type { AnswerOf, EndpointSpec, InputOf } from '@properysearch/contract/kernel/endpoint'
import { type ErrorCode, errors } from '@properysearch/contract/kernel/errors'
import { wayOf } from '@properysearch/contract/kernel/method-and-path'
import { expect, onTestFinished, vi } from 'vitest'
import { clearSession, storeSession } from '../app/lib/session.ts'

type Answer<E> = E extends EndpointSpec ? (input: InputOf<E>) => AnswerOf<E> | Promise<AnswerOf<E>> : never

/** `{ shortlists: { getMarks: () => ({ data }) } }`: what another server could not answer does not compile. */
export type Answers = { [D in keyof Contract]?: { [N in keyof Contract[D]]?: Answer<Contract[D][N]> } }

interface Called {
  call: string
  input: unknown
}

type AnyEndpoint = EndpointSpec & { methodAndPath: string }

/**
 * Stands behind `fetch` for one test, and answers the calls of the contract by their names. A call that has no answer
 * fails the test. Answers what was called, in order.
 */
export function fakeServer(answers: Answers): Called[] {
  const called: Called[] = []
  const unanswered: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const { domain, name, endpoint, sent } = findCall(method, url)
    const answer = (answers as Record<string, Record<string, (input: unknown) => unknown>>)[domain]?.[name]
    if (!answer) unanswered.push(`${domain}.${name}`)
    try {
      const input = endpoint.input.parse({ ...sent, ...(body ? JSON.parse(body) : {}) })
      called.push({ call: `${domain}.${name}`, input })
      return Response.json({ status: 1, ...endpoint.reply.parse(await answer?.(input)) })
    } catch (error) {
      if (!isFailure(error)) throw error
      return Response.json(error.body, { status: error.http })
    }
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    // What was about to be asked when the test ended is never answered: there is no server to ask.
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    expect(unanswered, 'calls without an answer').toEqual([])
  })
  return called
}

/** The server says no, by a reason of the contract; with what is wrong at which field. */
export function refuse(code: ErrorCode, fields?: Record<string, string>): never {
  const { http, message } = errors[code]
  throw callFailure(http, { status: 0, code, message, ...(fields ? { errors: fields } : {}) })
}

export function beSignedIn(userrole: 'user' | 'agent' | 'admin' = 'user'): void {
  storeSession(
    { id: 7, firstname: 'Asha', lastname: 'Kulkarni', userrole, city: 'Pune', email: 'asha@example.in' },
    'token',
  )
  onTestFinished(clearSession)
}

function findCall(method: string, url: string) {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const found = Object.entries(contract).flatMap(([domain, calls]) =>
    Object.entries(calls as Record<string, AnyEndpoint>).flatMap(([name, endpoint]) => {
      const { method: itsMethod, path } = wayOf(endpoint.methodAndPath)
      const pattern = new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
      const match = itsMethod === method ? pattern.exec(pathname) : null
      const inPath = Object.entries(match?.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)])
      const sent = { ...Object.fromEntries(searchParams), ...Object.fromEntries(inPath) }
      return match ? [{ domain, name, endpoint, sent, wildcards: inPath.length }] : []
    }),
  )
  // A path that is spelt out goes before one with a place to fill in.
  const [best] = found.sort((one, other) => one.wildcards - other.wildcards)
  if (!best) throw new Error(`The contract has no ${method} ${url}`)
  return best
}
