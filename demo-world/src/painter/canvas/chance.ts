/** A repeatable source of chance. A fork is independent of how often its parent was asked. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  next(): number
  between(low: number, high: number): number
  /** A whole number, both ends included. */
  whole(low: number, high: number): number
  /** Near the middle more often than at the ends. */
  around(middle: number, spread: number): number
  happens(probability: number): boolean
  pick<T>(from: readonly T[]): T
  /** Picks by weight. */
  weigh<T extends string>(weights: Readonly<Record<T, number>>): T
  fork(name: string): Chance
}

function hash(text: string): number {
  let state = 2166136261
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 16777619)
  state ^= state >>> 16
  return Math.imul(state, 0x7feb352d)
}

export function chanceFrom(seed: string): Chance {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const pick = <T>(from: readonly T[]): T => {
    const chosen = from[Math.floor(next() * from.length)]
    if (chosen === undefined) throw new Error('Nothing to pick from.')
    return chosen
  }
  return {
    next,
    pick,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    around: (middle, spread) => middle + (next() + next() - 1) * spread,
    happens: (probability) => next() < probability,
    weigh: <T extends string>(weights: Readonly<Record<T, number>>) => {
      const entries = Object.entries<number>(weights)
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [name, weight] of entries) {
        left -= weight
        if (left < 0) return name as T
      }
      return pick(entries)[0] as T
    },
    fork: (name) => chanceFrom(`${seed}/${name}`),
  }
}
