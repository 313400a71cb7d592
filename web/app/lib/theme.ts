import { useSyncExternalStore } from 'react'

export type Theme = 'system' | 'light' | 'dark'

/** Runs before the first paint, so that a chosen theme never flashes the other one. */
export const themeScript = `try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

const listeners = new Set<() => void>()

export function readTheme(): Theme {
  const stored = localStorage.getItem('theme')
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function setTheme(theme: Theme): void {
  if (theme === 'system') {
    localStorage.removeItem('theme')
    delete document.documentElement.dataset.theme
  } else {
    localStorage.setItem('theme', theme)
    document.documentElement.dataset.theme = theme
  }
  for (const listener of listeners) listener()
}

/** What the person chose; 'system' on the server and while hydrating. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    readTheme,
    () => 'system',
  )
}
