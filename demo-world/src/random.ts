/** A repeatable source of chance: the same seed gives the same world. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number, both ends included. */
  between(low: number, high: number): number
  pick<T>(from: readonly T[]): T
  /** The same things in another order. */
  shuffle<T>(from: readonly T[]): T[]
}

/** Mulberry32 over a hash of the seed's text. */
export function randomFrom(seed: string): Random {
  let state = 2166136261
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between,
    pick: (from) => {
      const chosen = from[Math.floor(next() * from.length)]
      if (chosen === undefined) throw new Error('Nothing to pick from.')
      return chosen
    },
    shuffle: <T>(from: readonly T[]) => {
      const all = [...from]
      for (let i = all.length - 1; i > 0; i--) {
        const j = between(0, i)
        ;[all[i], all[j]] = [all[j] as T, all[i] as T]
      }
      return all
    },
  }
}
