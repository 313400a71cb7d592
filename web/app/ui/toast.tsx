import { lazy, Suspense, useSyncExternalStore } from 'react'

// The toast library is loaded with the first toast: most pages never show one.

export interface ToastMessage {
  kind: 'success' | 'error' | 'info'
  text: string
}

let waiting: ToastMessage[] = []
let isNeeded = false
let deliver: ((message: ToastMessage) => void) | null = null
const listeners = new Set<() => void>()

function show(kind: ToastMessage['kind'], text: string): void {
  if (deliver) {
    deliver({ kind, text })
    return
  }
  waiting.push({ kind, text })
  isNeeded = true
  for (const listener of listeners) listener()
}

export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  info: (text: string) => show('info', text),
}

/** The container hands in its way of showing, and is given what came before it. */
export function deliverToastsWith(deliverOne: ((message: ToastMessage) => void) | null): void {
  deliver = deliverOne
  if (!deliverOne) return
  for (const message of waiting) deliverOne(message)
  waiting = []
}

const ToastContainer = lazy(() => import('./toast-container.tsx'))

export function ToastHost() {
  const needed = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isNeeded,
    () => false,
  )
  return needed ? (
    <Suspense>
      <ToastContainer />
    </Suspense>
  ) : null
}
