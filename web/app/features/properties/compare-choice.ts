import { useSyncExternalStore } from 'react'
import { toast } from '../../ui/toast.tsx'

// The listings chosen to be compared, remembered by this browser. /PropertyCampare?ids=1,2,3 shows them.

export const compareLimit = 4
const key = 'compare'
const listeners = new Set<() => void>()
const none: readonly number[] = []
let chosen: readonly number[] | undefined

export function readCompareChoice(): readonly number[] {
  chosen ??= fromStorage()
  return chosen
}

/** Empty on the server and while hydrating. */
export function useCompareChoice(): readonly number[] {
  return useSyncExternalStore(subscribe, readCompareChoice, () => none)
}

export function setCompared(propertyId: number, isChosen: boolean): void {
  const others = readCompareChoice().filter((id) => id !== propertyId)
  if (isChosen && others.length >= compareLimit) {
    toast.error(`You can compare ${compareLimit} properties at a time. Take one out first.`)
    return
  }
  store(isChosen ? [...others, propertyId] : others)
}

export function setCompareChoice(ids: readonly number[]): void {
  store(ids.slice(0, compareLimit))
}

export function clearCompareChoice(): void {
  store([])
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
  chosen = undefined
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab chose.
  window.addEventListener('storage', changed)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', changed)
  }
}

function fromStorage(): readonly number[] {
  try {
    const ids = (localStorage.getItem(key) ?? '').split(',').map(Number)
    return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, compareLimit)
  } catch {
    return none
  }
}
