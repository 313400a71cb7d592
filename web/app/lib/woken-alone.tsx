import { type ReactNode, Suspense } from 'react'
import { useWoken } from './awake.ts'

/**
 * A part that React brings to life by itself, after what is around it: so a page answers sooner, and in short turns.
 * Whoever touches such a part before has it woken at once. Nothing in it waits for data, so nothing is shown instead.
 */
export function WokenAlone({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      {children}
      <Woken />
    </Suspense>
  )
}

/** Marks the end of what React wakes in one go. */
export function Woken() {
  useWoken()
  return null
}
