import { useEffect, useState } from 'react'

/** Whole seconds left until a moment, counting down to 0. */
export function useCountdown(untilMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  const secondsLeft = Math.max(0, Math.ceil((untilMs - nowMs) / 1000))
  const isRunning = secondsLeft > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment to wait for starts the count anew
  useEffect(() => {
    setNowMs(Date.now())
    if (!isRunning) return
    const timer = setInterval(() => setNowMs(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [untilMs, isRunning])
  return secondsLeft
}
