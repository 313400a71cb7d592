import { quantile } from './numbers.ts'

/** At most so many parts of a column: what a byte can number, nought being what is not known. */
const most = 250

/** The upper edges of a column's parts: as many listings in each, or each value alone where there are few. */
export function edgesOf(column: Float32Array, used: Int32Array): Float32Array {
  const known = Float32Array.from(used, (i) => column[i] as number)
    .filter((value) => !Number.isNaN(value))
    .sort()
  const distinct = [...new Set(known)]
  if (distinct.length <= most) return Float32Array.from(distinct)
  const cuts = new Set(Array.from({ length: most }, (_, i) => Math.fround(quantile(known, (i + 1) / most))))
  return Float32Array.from(cuts).sort()
}

/** Which part each value lies in, from 1; values beyond the last edge lie in the last part. */
export function binned(column: Float32Array, edges: Float32Array): Uint8Array {
  const bins = new Uint8Array(column.length)
  for (let i = 0; i < column.length; i++) {
    const value = column[i] as number
    if (Number.isNaN(value)) continue
    let [low, high] = [0, edges.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (value <= (edges[middle] as number)) high = middle
      else low = middle + 1
    }
    bins[i] = low + 1
  }
  return bins
}
