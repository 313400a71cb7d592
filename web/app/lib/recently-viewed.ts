import { useSyncExternalStore } from 'react'

// The listings somebody looked at, newest first. Remembered by this browser alone.

export const viewedLimit = 12
const key = 'recentlyViewed'
const listeners = new Set<() => void>()
const none: readonly number[] = []
let known: readonly number[] | undefined

/** Called by a listing's page when it is shown. */
export function rememberViewed(id: number): void {
  store([id, ...readViewed().filter((it) => it !== id)].slice(0, viewedLimit))
}

export function forgetViewed(): void {
  store([])
}

export function readViewed(): readonly number[] {
  known ??= fromStorage()
  return known
}

/** Empty on the server and while hydrating. */
export function useRecentlyViewed(): readonly number[] {
  return useSyncExternalStore(subscribe, readViewed, () => none)
}

function store(ids: readonly number[]): void {
  try {
    localStorage.setItem(key, ids.join(','))
  } catch {
    // A browser that stores nothing remembers nothing.
  }
  changed()
}

function changed(): void {
  known = undefined
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab looked at something.
  window.addEventListener('storage', changed)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', changed)
  }
}

function fromStorage(): readonly number[] {
  try {
    const ids = (localStorage.getItem(key) ?? '').split(',').map(Number)
    return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, viewedLimit)
  } catch {
    return none
  }
}
