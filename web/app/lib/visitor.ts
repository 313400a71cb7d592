import { visitorPattern } from '@properysearch/contract/visitors/facts'
import { isFailure, visitorsApi } from './api.ts'

// The number by which this browser is counted once: given and signed by the server that counts, kept here.
const keyOf = (host: string) => (host === '' ? 'adVisitor' : `adVisitor ${host}`)
const asked = new Map<string, Promise<string | undefined>>()

/** Undefined where nothing can be kept, or none is given now: the server then has its own way. */
export async function visitorId(host = ''): Promise<string | undefined> {
  const key = keyOf(host)
  try {
    const kept = localStorage.getItem(key) ?? ''
    if (visitorPattern.test(kept)) return kept
    // Asked for only where it can be kept.
    localStorage.setItem(key, '')
  } catch {
    return undefined
  }
  const answer = asked.get(host) ?? ask(host)
  asked.set(host, answer)
  return answer
}

async function ask(host: string): Promise<string | undefined> {
  const reply = await visitorsApi(host)
    .issue()
    .catch(() => undefined)
  const fresh = reply?.data.visitorId ?? undefined
  if (fresh) localStorage.setItem(keyOf(host), fresh)
  return fresh
}

/** A number that the server does not know, after its keys were lost say, is of no use: the next page asks for another. */
export function forgetRefusedVisitor(host: string, error: unknown): void {
  if (isFailure(error) && error.body.errors?.visitorId) localStorage.removeItem(keyOf(host))
}
