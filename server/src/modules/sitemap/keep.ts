const keptMs = 10 * 60 * 1000
const keptAtMost = 40

/** Keeps what was made for ten minutes. Each is made by one asker while the others wait for it. */
export function keeper<T>(now: () => Date) {
  const kept = new Map<string, { madeAt: number; made: Promise<T> }>()
  return (name: string, make: () => Promise<T>): Promise<T> => {
    const earlier = kept.get(name)
    if (earlier && now().getTime() - earlier.madeAt < keptMs) return earlier.made
    const made = make()
    kept.delete(name)
    kept.set(name, { madeAt: now().getTime(), made })
    for (const oldest of kept.keys()) {
      if (kept.size <= keptAtMost) break
      kept.delete(oldest)
    }
    made.catch(() => kept.delete(name))
    return made
  }
}
