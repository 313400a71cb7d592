import { addRow, bitsIn, dropRow, has, type RowSet, rowsOf } from './row-sets.rules.ts'

// The rows of a place in the order of a column. Of every thirty-second part of the order it is known which rows come
// before its end, so that a range is found set by set, and only what is left over row by row.

export interface Order {
  rows: Uint32Array
  /** The rows before the end of each part. */
  upTo: RowSet[]
  /** So many rows has a part. */
  size: number
}

const parts = 32

/** Value and row are sorted as one number, unless that would be too large. */
export function orderBy(column: Float64Array | Uint32Array): Order {
  const rows = sortedRows(column)
  const n = rows.length
  const size = Math.max(1, Math.ceil(n / parts))
  const upTo: RowSet[] = []
  const set = rowsOf(n)
  for (let at = 0; at < n; at++) {
    addRow(set, rows[at] as number)
    if ((at + 1) % size === 0 || at === n - 1) upTo.push(set.slice())
  }
  return { rows, upTo, size }
}

function sortedRows(column: Float64Array | Uint32Array): Uint32Array {
  const n = column.length
  let most = 0
  for (const value of column) most = Math.max(most, value)
  if ((most + 1) * n > Number.MAX_SAFE_INTEGER) {
    return Uint32Array.from(column.keys()).sort((a, b) => (column[a] as number) - (column[b] as number))
  }
  const keys = new Float64Array(n)
  for (let row = 0; row < n; row++) keys[row] = (column[row] as number) * n + row
  keys.sort()
  const order = new Uint32Array(n)
  for (let at = 0; at < n; at++) order[at] = (keys[at] as number) % n
  return order
}

/** Of a set, keeps what is in the order from one place of it up to another. */
export function keepRange(set: RowSet, { rows, upTo, size }: Order, from: number, to: number): void {
  const first = Math.floor(from / size)
  const before = upTo[first - 1]
  if (before) for (let w = 0; w < set.length; w++) set[w] = (set[w] as number) & ~(before[w] as number)
  for (let at = first * size; at < from; at++) dropRow(set, rows[at] as number)
  if (to >= rows.length) return
  const last = Math.floor(to / size)
  const within = upTo[last]
  if (within) for (let w = 0; w < set.length; w++) set[w] = (set[w] as number) & (within[w] as number)
  const end = Math.min(rows.length, (last + 1) * size)
  for (let at = to; at < end; at++) dropRow(set, rows[at] as number)
}

/** How many of a set are among the first of the order. */
export function countFirst(set: RowSet, { rows, upTo, size }: Order, end: number): number {
  const whole = Math.floor(end / size)
  const before = upTo[whole - 1]
  let n = 0
  if (before) for (let w = 0; w < set.length; w++) n += bitsIn((set[w] as number) & (before[w] as number))
  for (let at = whole * size; at < end; at++) if (has(set, rows[at] as number)) n++
  return n
}

/** The first and the last row of the order that is in a set, which has some. */
export function endsOf(set: RowSet, { rows, upTo, size }: Order): [first: number, last: number] {
  let first = size * firstWhere(upTo.length - 1, (part) => holdsSome(set, upTo[part] as RowSet))
  while (!has(set, rows[first] as number)) first++
  const isBeyond = (part: number) => holdsOthers(set, upTo[part] as RowSet)
  const behind = upTo.length - 1 - firstWhere(upTo.length - 1, (back) => isBeyond(upTo.length - 2 - back))
  let last = Math.min(rows.length, (behind + 1) * size) - 1
  while (!has(set, rows[last] as number)) last--
  return [rows[first] as number, rows[last] as number]
}

/** The first number of which it holds, as it does of all that follow; the last when of no other. Often it is 0. */
function firstWhere(last: number, holds: (at: number) => boolean): number {
  if (last === 0 || holds(0)) return 0
  let [low, high] = [1, last]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

function holdsSome(set: RowSet, others: RowSet): boolean {
  for (let w = 0; w < set.length; w++) if (((set[w] as number) & (others[w] as number)) !== 0) return true
  return false
}

function holdsOthers(set: RowSet, others: RowSet): boolean {
  for (let w = 0; w < set.length; w++) if (((set[w] as number) & ~(others[w] as number)) !== 0) return true
  return false
}
