import { useSyncExternalStore } from 'react'

// Always this very list: another empty one would have React draw again, at once, whatever asks for it.
const none: readonly number[] = []

/** A short list of listings that this browser alone remembers, the same in every tab. */
export function rememberedIds(key: string, limit: number) {
  const listeners = new Set<() => void>()
  let known: readonly number[] | undefined

  const changed = () => {
    known = undefined
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    // Another tab wrote.
    window.addEventListener('storage', changed)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', changed)
    }
  }
  const read = (): readonly number[] => {
    known ??= fromStorage(key, limit)
    return known
  }
  return {
    read,
    /** Empty on the server and while hydrating. */
    use: (): readonly number[] => useSyncExternalStore(subscribe, read, () => none),
    store: (ids: readonly number[]) => {
      try {
        localStorage.setItem(key, ids.slice(0, limit).join(','))
      } catch {
        // A browser that stores nothing remembers nothing.
      }
      changed()
    },
  }
}

function fromStorage(key: string, limit: number): readonly number[] {
  try {
    const ids = (localStorage.getItem(key) ?? '').split(',').map(Number)
    const kept = [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, limit)
    return kept.length > 0 ? kept : none
  } catch {
    return none
  }
}
