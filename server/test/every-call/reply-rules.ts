import { type ErrorCode, errors } from '@properysearch/contract/kernel/errors'
import type { Call } from './calls.ts'

export interface WireReply {
  status: number
  headers: Record<string, unknown>
  body: string
}

/** What any call may answer beside the failures it declares. */
function undeclared({ endpoint }: Call, isNoAddress: boolean): ErrorCode[] {
  return [
    'invalid-input',
    ...(isNoAddress ? (['not-found'] as const) : []),
    'wrong-content-type',
    // A body beyond what is read at all.
    'file-too-large',
    ...(endpoint.limit ? (['too-many-requests'] as const) : []),
  ]
}

/**
 * What is wrong with a reply to somebody who may call, whatever was asked; nothing when all is well. `isNoAddress` says
 * that the path is too long to be an address of this call.
 */
export function problemOf(
  call: Call,
  { status, headers, body }: WireReply,
  { isNoAddress = false } = {},
): string | undefined {
  if (!headers['x-request-id']) return 'has no request id'
  if (status < 300 && call.endpoint.download) return undefined
  const read = readJson(body)
  if (read === undefined) return `is ${status} and no JSON: ${body.slice(0, 200)}`
  if (status < 300) return read.status === 1 && typeof read.message === 'string' ? undefined : 'has another shape'
  const { code, message } = read as { code: ErrorCode; message: unknown }
  const said = `${status} ${code}: ${String(message).slice(0, 200)}`
  if (read.status !== 0 || !(code in errors) || errors[code].http !== status) return `has another shape: ${said}`
  if (![...undeclared(call, isNoAddress), ...(call.endpoint.errors ?? [])].includes(code))
    return `is not declared: ${said}`
  if (![message, ...Object.values((read.errors ?? {}) as object)].every(isSentence)) return `says no sentence: ${said}`
  return undefined
}

/** At least two words, that show nothing of what is inside. */
function isSentence(text: unknown): boolean {
  if (typeof text !== 'string' || text.length > 300 || !/\S\s+\S/.test(text)) return false
  return !/undefined|\bnull\b|\bNaN\b|\[object|invalid input|expected|too (big|small):|Unexpected token|\bat \w+\.\w+ \(/i.test(
    text,
  )
}

function readJson(text: string): Record<string, unknown> | undefined {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
