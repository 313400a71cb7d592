import type { Contract } from '../index.ts'
import type { Paths } from '../paths.ts'
import { publicPaths } from '../public-paths.ts'
import type { EndpointSpec, Method, ReplyOf, SentInputOf } from './endpoint.ts'
import type { ErrorCode, FailureBody } from './errors.ts'
import { wayOf } from './method-and-path.ts'

/** How one call travels: a fetch in the browser, an injection in tests, a plain function call in the server. */
export type Send = (call: {
  domain: string
  name: string
  method: Method
  /** With path parameters and query filled in. */
  url: string
  body?: Record<string, unknown>
  file?: Blob
}) => Promise<unknown>

type Call<E extends EndpointSpec> = E extends { download: true }
  ? (input: SentInputOf<E>) => Promise<Blob>
  : E extends { upload: object }
    ? (input: SentInputOf<E>, file: Blob) => Promise<ReplyOf<E>>
    : Record<string, never> extends SentInputOf<E>
      ? (input?: SentInputOf<E>) => Promise<ReplyOf<E>>
      : (input: SentInputOf<E>) => Promise<ReplyOf<E>>

export type Client = {
  [D in keyof Contract]: {
    [N in keyof Contract[D]]: Contract[D][N] extends EndpointSpec ? Call<Contract[D][N]> : never
  }
}

/** The typed client over any way of sending. */
export function createClient(send: Send, paths: Paths): Client {
  const domains = Object.entries(paths).map(([domain, calls]) => [domain, callsOf(domain, calls, send)])
  return Object.fromEntries(domains) as Client
}

/**
 * The same for browsers: it knows the paths of public pages at once, and fetches all others when one of them is first
 * called.
 */
export function createLazyClient(send: Send, loadPaths: () => Promise<Paths>): Client {
  const known = Object.fromEntries(
    Object.entries(publicPaths).map(([domain, calls]) => [domain, callsOf(domain, calls, send)]),
  )
  return new Proxy(known, {
    get: (domains, domain: string) => domains[domain] ?? laterCallsOf(domain, send, loadPaths),
  }) as unknown as Client
}

type AnyCall = (input?: Record<string, unknown>, file?: Blob) => Promise<unknown>

function laterCallsOf(domain: string, send: Send, loadPaths: () => Promise<Paths>): Record<string, AnyCall> {
  return new Proxy({} as Record<string, AnyCall>, {
    get:
      (_, name: string): AnyCall =>
      async (input, file) => {
        const calls: Record<string, string> = (await loadPaths())[domain as keyof Paths]
        return callOf({ domain, name }, calls[name] ?? '', send)(input, file)
      },
  })
}

function callsOf(domain: string, calls: Record<string, string>, send: Send): Record<string, AnyCall> {
  return Object.fromEntries(Object.entries(calls).map(([name, way]) => [name, callOf({ domain, name }, way, send)]))
}

function callOf(called: { domain: string; name: string }, methodAndPath: string, send: Send): AnyCall {
  const { method, path } = wayOf(methodAndPath)
  return (input = {}, file) => {
    const rest = { ...input }
    const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = rest[key]
      delete rest[key]
      return encodeURIComponent(String(value))
    })
    if (method === 'GET' || method === 'DELETE') return send({ ...called, method, url: filled + queryOf(rest) })
    return send({ ...called, method, url: filled, body: rest, ...(file ? { file } : {}) })
  }
}

function queryOf(values: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) query.append(key, String(value))
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}

/** A call that the server answered with a failure. Recognise it with `isFailure`, never with instanceof. */
export interface CallFailure extends Error {
  isCallFailure: true
  http: number
  body: FailureBody
}

/** An answer without a sentence fails with the specification's own. */
export function callFailure(http: number, body: FailureBody): CallFailure {
  return Object.assign(new Error(body.message || `HTTP error! status: ${http}`), {
    isCallFailure: true as const,
    http,
    body,
  })
}

/** isFailure(error, 'moved-on'): also for this reason. */
export function isFailure(error: unknown, code?: ErrorCode): error is CallFailure {
  if (!(error instanceof Error && 'isCallFailure' in error)) return false
  return code === undefined || (error as CallFailure).body.code === code
}
