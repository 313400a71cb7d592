import type { CellCount } from '../counting/cell-counts.sql.ts'

/**
 * How many listings of each cell are looked at, so that it is no more than `most` of all of them together: every one of a
 * cell that has few, the same number of each that has many.
 */
export function lookedAtPerCell(cells: readonly CellCount[], most: number): number {
  let left = most
  const counts = cells.map(({ n }) => n).sort((a, b) => a - b)
  for (const [i, n] of counts.entries()) {
    const share = Math.floor(left / (counts.length - i))
    if (n > share) return Math.max(1, share)
    left -= n
  }
  return counts.at(-1) ?? 1
}

/** An estimate does not look more exact than it is: two figures of it are said. */
export function aboutAsMany(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1)
  return Math.round(count / unit) * unit
}
