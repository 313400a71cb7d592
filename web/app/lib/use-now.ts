import { useEffect, useState } from 'react'

/** The time, looked at again every minute, so that "2 minutes ago" stays true. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
