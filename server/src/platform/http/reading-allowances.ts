/** How many callers are remembered; those not heard of for longest are forgotten. */
const mostCallers = 10_000

interface Used {
  ms: number
  at: number
  /** What a read of theirs takes, the latest counting most. */
  usualMs: number
}

/** What each caller has used of its time for reading, and what it usually takes. */
export function readingAllowances(now: () => Date, limits: { allowanceMs: number; comesBack: number }) {
  const callers = new Map<string, Used>()
  const usedNow = ({ ms, at }: Used) => Math.max(0, ms - limits.comesBack * Math.max(0, now().getTime() - at))
  return {
    usualMs: (key: string): number => callers.get(key)?.usualMs ?? 0,

    /** How long until there is something left; 0 when there is now. */
    waitSeconds(key: string): number {
      const used = callers.get(key)
      const over = used ? usedNow(used) - limits.allowanceMs : -1
      return over < 0 ? 0 : Math.ceil(over / limits.comesBack / 1000) + 1
    },

    charge(key: string, ms: number): void {
      const used = callers.get(key)
      callers.delete(key)
      callers.set(key, {
        ms: (used ? usedNow(used) : 0) + ms,
        at: now().getTime(),
        usualMs: used ? (used.usualMs + ms) / 2 : ms,
      })
      const [oldest] = callers.keys()
      if (callers.size > mostCallers && oldest !== undefined) callers.delete(oldest)
    },
  }
}
