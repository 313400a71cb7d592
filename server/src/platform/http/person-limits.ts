import { fail } from '../errors.ts'

/**
 * Counts what each person asks for by that name, wherever from; one who signs in again or moves to another address is
 * the same.
 */
export function personLimits() {
  const windows = new Map<string, { since: number; calls: number }>()
  return (name: string, limit: { max: number; seconds: number }, userId: number, now: Date): void => {
    const key = `${userId} ${name}`
    const window = windows.get(key)
    const isOver = !window || now.getTime() >= window.since + limit.seconds * 1000
    if (isOver) windows.set(key, { since: now.getTime(), calls: 1 })
    else if (++window.calls > limit.max) throw fail('too-many-requests')
    if (isOver && windows.size > mostKept) forgetOldest(windows)
  }
}

const mostKept = 50_000

/** The first in the map was begun first, or was started again in its old place: either way little is lost. */
function forgetOldest(windows: Map<string, unknown>): void {
  for (const key of windows.keys()) {
    if (windows.size <= mostKept / 2) return
    windows.delete(key)
  }
}
