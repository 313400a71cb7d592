import { useEffect, useState, useSyncExternalStore } from 'react'

const steps = [0, 0.1, 0.25, 0.5, 0.75, 1]

/** The part of an element that is on screen, from 0 to 1. */
export function useVisibleShare(element: Element | null): number {
  const [share, setShare] = useState(0)
  useEffect(() => {
    if (!element) return
    const observer = new IntersectionObserver((entries) => setShare(entries.at(-1)?.intersectionRatio ?? 0), {
      threshold: steps,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return share
}

const onTabChange = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether this tab is the one being looked at. */
export function useTabIsActive(): boolean {
  return useSyncExternalStore(
    onTabChange,
    () => document.visibilityState === 'visible',
    () => false,
  )
}

const stillness = '(prefers-reduced-motion: reduce)'
const onMotionChange = (listener: () => void) => {
  const query = window.matchMedia(stillness)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the person has asked for less motion. */
export function useWantsStillness(): boolean {
  return useSyncExternalStore(
    onMotionChange,
    () => window.matchMedia(stillness).matches,
    () => false,
  )
}
