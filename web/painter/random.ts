export type Random = (from?: number, to?: number) => number

/** The same seed draws the same picture. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return (from = 0, to = 1) => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return from + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (to - from)
  }
}
