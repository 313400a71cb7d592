import type { Endpoint } from '@properysearch/contract/endpoint'
import { fail } from '../errors.ts'

/** Counts what each person calls, wherever from; one who signs in again or moves to another address is the same. */
export function personLimits() {
  const windows = new Map<string, { since: number; calls: number }>()
  return ({ methodAndPath, limit }: Endpoint, userId: number, now: Date): void => {
    if (limit?.per !== 'person') return
    const key = `${userId} ${methodAndPath}`
    const window = windows.get(key)
    const isOver = !window || now.getTime() >= window.since + limit.seconds * 1000
    if (isOver) windows.set(key, { since: now.getTime(), calls: 1 })
    else if (++window.calls > limit.max) throw fail('too-many-requests')
    if (isOver && windows.size > mostKept) forgetOldest(windows)
  }
}

const mostKept = 50_000

/** The first in the map was begun first, or was begun anew in its old place: either way little is lost. */
function forgetOldest(windows: Map<string, unknown>): void {
  for (const key of windows.keys()) {
    if (windows.size <= mostKept / 2) return
    windows.delete(key)
  }
}
