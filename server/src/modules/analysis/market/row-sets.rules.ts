// Sets of rows of one place: a bit for each, in the order of its columns. Sets are combined 32 rows at a time, so that a
// filter never asked before costs a few thousand steps and not a walk through the listings.

export type RowSet = Int32Array

type Codes = Uint8Array | Uint16Array

const wordsOf = (n: number) => (n + 31) >>> 5
/** The bits of a word that stand for rows. */
const realBits = (word: number, n: number) => (n - (word << 5) >= 32 ? -1 : (1 << (n & 31)) - 1)

export const noRows = (n: number): RowSet => new Int32Array(wordsOf(n))

export type Room = (n: number) => RowSet

/** Room for some sets of each of these places: one piece of memory and not hundreds, which cost more than their bits. */
export function roomFor(places: readonly { listings: { n: number } }[], sets: number): Room {
  const words = places.reduce((sum, { listings }) => sum + wordsOf(listings.n), 0)
  const all = new Int32Array(words * sets)
  let at = 0
  return (n) => {
    const from = at
    at += wordsOf(n)
    if (at > all.length) throw new Error('More sets are asked for than there is room for.')
    return all.subarray(from, at)
  }
}

export function everyRow(n: number, room: Room = noRows): RowSet {
  const set = room(n).fill(-1)
  if (n % 32 !== 0) set[set.length - 1] = realBits(set.length - 1, n)
  return set
}

export function copyOf(set: RowSet, n: number, room: Room): RowSet {
  const copy = room(n)
  copy.set(set)
  return copy
}

export function addRow(set: RowSet, row: number): void {
  set[row >>> 5] = (set[row >>> 5] as number) | (1 << (row & 31))
}

export function keepOnly(set: RowSet, others: RowSet): void {
  for (let w = 0; w < set.length; w++) set[w] = (set[w] as number) & (others[w] as number)
}

export function leaveOut(set: RowSet, others: RowSet): void {
  for (let w = 0; w < set.length; w++) set[w] = (set[w] as number) & ~(others[w] as number)
}

export function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function sizeOf(set: RowSet): number {
  let n = 0
  for (let w = 0; w < set.length; w++) n += bitsIn(set[w] as number)
  return n
}

export const has = (set: RowSet, row: number): boolean => (((set[row >>> 5] as number) >>> (row & 31)) & 1) === 1

export function rowsIn(set: RowSet): number[] {
  const rows: number[] = []
  for (let w = 0; w < set.length; w++) {
    for (let bits = set[w] as number; bits !== 0; bits &= bits - 1) rows.push((w << 5) + 31 - Math.clz32(bits & -bits))
  }
  return rows
}

/** Of the rows in an order, keeps those from one place of it up to another. */
export function keepRange(set: RowSet, order: Uint32Array, from: number, to: number, room: Room = noRows): void {
  const n = order.length
  if (to - from > n / 2) {
    for (let at = 0; at < from; at++) dropRow(set, order[at] as number)
    for (let at = Math.max(from, to); at < n; at++) dropRow(set, order[at] as number)
    return
  }
  const range = room(n)
  for (let at = from; at < to; at++) addRow(range, order[at] as number)
  keepOnly(set, range)
}

export function dropRow(set: RowSet, row: number): void {
  set[row >>> 5] = (set[row >>> 5] as number) & ~(1 << (row & 31))
}

/** How often each code of a column occurs in all of a place: counted once, from the lowest code on. */
export interface Totals {
  first: number
  counts: Uint32Array
}

export function totalsOf(column: Codes): Totals {
  let [first, last] = [column[0] ?? 0, column[0] ?? 0]
  for (const code of column) {
    if (code < first) first = code
    if (code > last) last = code
  }
  const counts = new Uint32Array(column.length === 0 ? 0 : last - first + 1)
  for (const code of column) counts[code - first] = (counts[code - first] as number) + 1
  return { first, counts }
}

/** Adds how often each code occurs in a set. Of more than half of the rows, the others are taken away from the totals. */
export function addCounts(into: Uint32Array, column: Codes, set: RowSet, totals: Totals): void {
  const n = column.length
  const isMost = sizeOf(set) * 2 > n
  if (isMost) {
    const { first, counts } = totals
    for (let i = 0; i < counts.length; i++) into[first + i] = (into[first + i] as number) + (counts[i] as number)
  }
  const by = isMost ? -1 : 1
  for (let w = 0; w < set.length; w++) {
    let bits = isMost ? ~(set[w] as number) & realBits(w, n) : (set[w] as number)
    while (bits !== 0) {
      const low = bits & -bits
      const code = column[(w << 5) + 31 - Math.clz32(low)] as number
      into[code] = (into[code] as number) + by
      bits ^= low
    }
  }
}
