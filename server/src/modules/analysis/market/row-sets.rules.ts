// Sets of rows of one place: a bit for each, in the order of its columns. Sets are combined 32 rows at a time, so that a
// filter never asked before costs a few thousand steps and not a walk through the listings.

export type RowSet = Int32Array

type Codes = Uint8Array | Uint16Array

const wordsOf = (n: number) => (n + 31) >>> 5
/** The bits of a word that stand for rows. */
const realBits = (word: number, n: number) => (n - (word << 5) >= 32 ? -1 : (1 << (n & 31)) - 1)

/** Room for a set of so many rows, empty unless it is said otherwise. */
export const rowsOf = (n: number): RowSet => new Int32Array(wordsOf(n))

/** Gives room for a set that is about to be written; what is in it before means nothing. */
export type Room = (n: number) => RowSet

/** One piece of memory for the sets of all places, and the same for each request: they never outlive it. */
let spare: Int32Array | undefined = new Int32Array(0)

/** Room for so many sets of each of these places while something is counted. What comes of it must hold no set. */
export function inRoom<T>(places: readonly { listings: { n: number } }[], sets: number, count: (room: Room) => T): T {
  const words = places.reduce((sum, { listings }) => sum + wordsOf(listings.n), 0) * sets
  const all = spare && spare.length >= words ? spare : new Int32Array(words)
  // Whoever counts meanwhile has their own.
  spare = undefined
  let at = 0
  try {
    return count((n) => {
      const from = at
      at += wordsOf(n)
      if (at > words) throw new Error('More sets are asked for than there is room for.')
      return all.subarray(from, at)
    })
  } finally {
    spare = all
  }
}

export function everyRow(n: number, room: Room = rowsOf): RowSet {
  const set = room(n).fill(-1)
  if (n % 32 !== 0) set[set.length - 1] = realBits(set.length - 1, n)
  return set
}

export function addRow(set: RowSet, row: number): void {
  set[row >>> 5] = (set[row >>> 5] as number) | (1 << (row & 31))
}

export function dropRow(set: RowSet, row: number): void {
  set[row >>> 5] = (set[row >>> 5] as number) & ~(1 << (row & 31))
}

export const has = (set: RowSet, row: number): boolean => (((set[row >>> 5] as number) >>> (row & 31)) & 1) === 1

export function keepOnly(set: RowSet, others: RowSet): void {
  for (let w = 0; w < set.length; w++) set[w] = (set[w] as number) & (others[w] as number)
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

export function rowsIn(set: RowSet): number[] {
  const rows: number[] = []
  for (let w = 0; w < set.length; w++) {
    for (let bits = set[w] as number; bits !== 0; bits &= bits - 1) rows.push((w << 5) + 31 - Math.clz32(bits & -bits))
  }
  return rows
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

export interface Count {
  into: Uint32Array
  column: Codes
  totals: Totals
}

/**
 * Adds how often each code of one or two columns occurs among `size` of `n` rows. Of more than half, the others are taken
 * away from the totals.
 */
export function addCounts(set: RowSet, size: number, n: number, one: Count, two: Count = one): void {
  const isMost = size * 2 > n
  if (isMost) {
    addTotals(one)
    if (two !== one) addTotals(two)
  }
  const by = isMost ? -1 : 1
  const [into, also] = [one.into, two.into]
  const [column, other] = [one.column, two.column]
  for (let w = 0; w < set.length; w++) {
    let bits = isMost ? ~(set[w] as number) & realBits(w, n) : (set[w] as number)
    while (bits !== 0) {
      const low = bits & -bits
      const row = (w << 5) + 31 - Math.clz32(low)
      const code = column[row] as number
      into[code] = (into[code] as number) + by
      if (other !== column) {
        const second = other[row] as number
        also[second] = (also[second] as number) + by
      }
      bits ^= low
    }
  }
}

function addTotals({ into, totals: { first, counts } }: Count): void {
  for (let i = 0; i < counts.length; i++) into[first + i] = (into[first + i] as number) + (counts[i] as number)
}
