import { useEffect, useState } from 'react'

/** True once something has been going on for a moment: what is over sooner is not worth a change on the screen. */
export function useIsSlow(isGoingOn: boolean, afterMs = 150): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), afterMs)
    return () => clearTimeout(timer)
  }, [isGoingOn, afterMs])
  return isGoingOn && isSlow
}
