import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** The browser knows that it has no network. That it believes to have one says little. */
export const useIsOffline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine === false,
    () => false,
  )
