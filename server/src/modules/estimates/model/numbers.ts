/** The value below which this share of sorted values lies. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  if (sorted.length === 0) return 0
  const at = Math.min(sorted.length - 1, Math.max(0, share * (sorted.length - 1)))
  const low = sorted[Math.floor(at)] as number
  return low + ((sorted[Math.ceil(at)] as number) - low) * (at - Math.floor(at))
}

export function median(values: ArrayLike<number>): number {
  return quantile(Float64Array.from(values).sort(), 0.5)
}

/** So many of very many are enough to know how wide they spread. */
const sampled = 4000

/** How wide values spread about nought, as a standard deviation that a few wild ones do not move. */
export function spread(values: ArrayLike<number>): number {
  const step = Math.max(1, Math.floor(values.length / sampled))
  const sizes = new Float64Array(Math.ceil(values.length / step))
  for (let i = 0, at = 0; i < values.length; i += step, at++) sizes[at] = Math.abs(values[i] as number)
  return 1.4826 * quantile(sizes.sort(), 0.5) || 1e-6
}

export function clip(value: number, most: number): number {
  return value > most ? most : value < -most ? -most : value
}

/** Repeatable chance: the same rows give the same model. */
export function chanceFrom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    return (state >>> 0) / 4294967296
  }
}

/** Solves a small system of equations in place; `a` is symmetric and has something on its diagonal. */
export function solve(a: number[][], b: number[]): number[] {
  const n = b.length
  for (let i = 0; i < n; i++) {
    const row = a[i] as number[]
    for (let j = i + 1; j < n; j++) {
      const other = a[j] as number[]
      const factor = (other[i] as number) / (row[i] as number)
      if (factor === 0) continue
      for (let k = i; k < n; k++) other[k] = (other[k] as number) - factor * (row[k] as number)
      b[j] = (b[j] as number) - factor * (b[i] as number)
    }
  }
  const x = new Array<number>(n).fill(0)
  for (let i = n - 1; i >= 0; i--) {
    let sum = b[i] as number
    for (let k = i + 1; k < n; k++) sum -= ((a[i] as number[])[k] as number) * (x[k] as number)
    x[i] = sum / ((a[i] as number[])[i] as number)
  }
  return x
}
