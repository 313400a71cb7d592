import { useSyncExternalStore } from 'react'

/** Chromium's offer to install the page as an app. Other browsers have a menu for it instead. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offer: InstallOffer | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  const keep = (event: Event) => {
    // Kept for the button: the browser's own bar would come unasked.
    event.preventDefault()
    offer = event as InstallOffer
    tell()
  }
  const forget = () => {
    offer = null
    tell()
  }
  listeners.add(listener)
  window.addEventListener('beforeinstallprompt', keep)
  window.addEventListener('appinstalled', forget)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('beforeinstallprompt', keep)
    window.removeEventListener('appinstalled', forget)
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}

/** Installs the app when this browser offers to; null while it does not. */
export function useInstall(): (() => void) | null {
  const current = useSyncExternalStore(
    subscribe,
    () => offer,
    () => null,
  )
  if (!current) return null
  return () => {
    // An offer can be taken once; the browser makes another when it sees fit.
    offer = null
    tell()
    void current.prompt()
  }
}
