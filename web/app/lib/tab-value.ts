import { useSyncExternalStore } from 'react'

/** A value kept for this tab: it survives a reload, and a phone that puts the page to sleep. */
export function tabValue<T extends object>(key: string) {
  const listeners = new Set<() => void>()
  let text: string | null | undefined
  let value: T | null = null

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  /** The same object for the same text, as the store's readers expect. */
  const read = () => {
    const stored = sessionStorage.getItem(key)
    if (stored !== text) {
      text = stored
      value = parse<T>(stored)
    }
    return value
  }
  const changed = () => {
    for (const listener of listeners) listener()
  }
  return {
    remember: (fresh: T) => {
      sessionStorage.setItem(key, JSON.stringify(fresh))
      changed()
    },
    forget: () => {
      sessionStorage.removeItem(key)
      changed()
    },
    /** Undefined until the browser has looked, null when there is none. */
    use: (): T | null | undefined => useSyncExternalStore<T | null | undefined>(subscribe, read, () => undefined),
  }
}

function parse<T>(text: string | null): T | null {
  try {
    return JSON.parse(text ?? 'null') as T | null
  } catch {
    return null
  }
}
