import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and until the page answers to clicks. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
