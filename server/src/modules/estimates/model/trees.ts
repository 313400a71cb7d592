import { binned, edgesOf } from './bins.ts'
import { chanceFrom, clip, spread } from './numbers.ts'

// Gradient-boosted regression trees over what the levels leave: of even depth, grown level by level from histograms,
// each step as far as a wild residual may pull it (Huber). What is not known goes to the left.

export interface Forest {
  depth: number
  /** Of each tree `2 ** depth - 1` nodes: the column, −1 where nothing is split. */
  column: Int8Array
  threshold: Float32Array
  /** Of each tree `2 ** (depth + 1) - 1` nodes: what a listing that comes here differs by. */
  value: Float32Array
}

export interface Growth {
  trees: number
  depth: number
  rate: number
  leastInLeaf: number
  /** Parts of the rows and of the columns that each tree is grown from. */
  rowShare: number
  columnShare: number
}

export function growthFor(rows: number): Growth {
  const isMany = rows > 12_000
  return {
    trees: isMany ? 120 : rows > 3000 ? 100 : 80,
    depth: isMany ? 5 : 4,
    rate: isMany ? 0.12 : 0.07,
    leastInLeaf: isMany ? 40 : 12,
    rowShare: isMany ? 0.5 : 0.6,
    columnShare: isMany ? 0.5 : 0.6,
  }
}

const holdLeaf = 6
const bins = 256

/** `left` is what is to be explained; of the rows outside `used` nothing is read. */
export function growForest(
  values: readonly Float32Array[],
  left: Float64Array,
  used: Int32Array,
  growth: Growth,
): Forest {
  const { trees, depth, rate, leastInLeaf, rowShare, columnShare } = growth
  const edges = values.map((column) => edgesOf(column, used))
  // In the order of `used`, so that nothing is looked up on the way.
  const inBins = values.map((column, c) => {
    const bins = binned(column, edges[c] as Float32Array)
    const own = new Uint8Array(used.length)
    for (let i = 0; i < used.length; i++) own[i] = bins[used[i] as number] as number
    return own
  })
  const inner = 2 ** depth - 1
  const all = 2 ** (depth + 1) - 1
  const forest: Forest = {
    depth,
    column: new Int8Array(trees * inner).fill(-1),
    threshold: new Float32Array(trees * inner),
    value: new Float32Array(trees * all),
  }
  const residual = Float64Array.from(used, (i) => left[i] as number)
  const chance = chanceFrom(used.length)
  const drawn = new Int32Array(used.length)
  const node = new Uint8Array(used.length)
  const gradient = new Float64Array(used.length)
  const sums = new Float64Array((inner + 1) * bins)
  const counts = new Float64Array((inner + 1) * bins)
  for (let tree = 0; tree < trees; tree++) {
    const most = 2.5 * spread(residual)
    let size = 0
    for (let i = 0; i < used.length; i++) {
      if (chance() < rowShare) drawn[size++] = i
      gradient[i] = clip(residual[i] as number, most)
    }
    const sample = drawn.subarray(0, size)
    const chosen = values
      .map((_, c) => c)
      .filter((c) => (edges[c] as Float32Array).length > 1 && chance() < columnShare)
    node.fill(0)
    const at = { column: tree * inner, value: tree * all }
    setValue(forest, at.value, total(gradient, sample), sample.length, rate)
    const splitBin = new Uint8Array(inner)
    for (let level = 0; level < depth; level++) {
      const first = 2 ** level - 1
      const width = 2 ** level
      const best = Array.from({ length: width }, () => ({
        gain: 1e-9,
        column: -1,
        bin: 0,
        sum: 0,
        count: 0,
        all: 0,
        n: 0,
      }))
      for (const c of chosen) {
        const column = inBins[c] as Uint8Array
        const parts = (edges[c] as Float32Array).length + 1
        sums.fill(0, 0, width * bins)
        counts.fill(0, 0, width * bins)
        for (let s = 0; s < sample.length; s++) {
          const i = sample[s] as number
          const slot = ((node[i] as number) << 8) + (column[i] as number)
          sums[slot] = (sums[slot] as number) + (gradient[i] as number)
          counts[slot] = (counts[slot] as number) + 1
        }
        for (let w = 0; w < width; w++) findSplit(sums, counts, w * bins, parts, leastInLeaf, c, best[w] as Split)
      }
      best.forEach((split, w) => {
        const from = first + w
        const [leftChild, rightChild] = [2 * from + 1, 2 * from + 2]
        if (split.column < 0) {
          const same = forest.value[at.value + from] as number
          forest.value[at.value + leftChild] = same
          forest.value[at.value + rightChild] = same
          return
        }
        forest.column[at.column + from] = split.column
        // Part 0 is what is not known: a split behind it alone separates the known from the unknown.
        forest.threshold[at.column + from] =
          split.bin === 0 ? Number.NEGATIVE_INFINITY : ((edges[split.column] as Float32Array)[split.bin - 1] as number)
        splitBin[from] = split.bin
        setValue(forest, at.value + leftChild, split.sum, split.count, rate)
        setValue(forest, at.value + rightChild, split.all - split.sum, split.n - split.count, rate)
      })
      for (let i = 0; i < used.length; i++) {
        const from = first + (node[i] as number)
        const c = forest.column[at.column + from] as number
        const isRight = c >= 0 && ((inBins[c] as Uint8Array)[i] as number) > (splitBin[from] as number)
        node[i] = 2 * (node[i] as number) + (isRight ? 1 : 0)
      }
    }
    for (let i = 0; i < used.length; i++) {
      residual[i] = (residual[i] as number) - (forest.value[at.value + inner + (node[i] as number)] as number)
    }
  }
  return forest
}

interface Split {
  gain: number
  column: number
  bin: number
  sum: number
  count: number
  all: number
  n: number
}

function findSplit(
  sums: Float64Array,
  counts: Float64Array,
  start: number,
  parts: number,
  least: number,
  column: number,
  best: Split,
): void {
  let [all, n] = [0, 0]
  for (let b = 0; b < parts; b++) {
    all += sums[start + b] as number
    n += counts[start + b] as number
  }
  if (n < 2 * least) return
  const whole = (all * all) / (n + holdLeaf)
  let [sum, count] = [0, 0]
  for (let b = 0; b < parts - 1; b++) {
    sum += sums[start + b] as number
    count += counts[start + b] as number
    if (count < least) continue
    if (n - count < least) return
    const other = all - sum
    const gain = (sum * sum) / (count + holdLeaf) + (other * other) / (n - count + holdLeaf) - whole
    if (gain > best.gain) Object.assign(best, { gain, column, bin: b, sum, count, all, n })
  }
}

function total(gradient: Float64Array, sample: Int32Array): number {
  let sum = 0
  for (const i of sample) sum += gradient[i] as number
  return sum
}

function setValue(forest: Forest, at: number, sum: number, count: number, rate: number): void {
  forest.value[at] = (rate * sum) / (count + holdLeaf)
}

/** What all trees together say about one listing. `added` gets what each column contributed on the way. */
export function askForest(forest: Forest, values: ArrayLike<number>, added?: Float64Array): number {
  const { depth, column, threshold, value } = forest
  const inner = 2 ** depth - 1
  const all = 2 ** (depth + 1) - 1
  let sum = 0
  for (let start = 0, from = 0; start < column.length; start += inner, from += all) {
    let at = 0
    for (let level = 0; level < depth; level++) {
      const c = column[start + at] as number
      // What is not known is on no side of any number, and goes to the left.
      const next = 2 * at + (c >= 0 && (values[c] as number) > (threshold[start + at] as number) ? 2 : 1)
      if (added && c >= 0) {
        added[c] = (added[c] as number) + (value[from + next] as number) - (value[from + at] as number)
      }
      at = next
    }
    sum += value[from + at] as number
  }
  return sum
}
