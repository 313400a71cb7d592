import { type Averages, averagesOf } from './averages.ts'
import { type Bands, bandOf, fitBands, type HeldOut } from './bands.ts'
import { columnCount, foldCount, levelColumn } from './columns.ts'
import { beyondFacts, fewest } from './comparables.ts'
import { fitLevels, type Levels, levelOf } from './levels.ts'
import { likenessOf, neighboursIn } from './neighbours.ts'
import { clip, median, spread } from './numbers.ts'
import { placedAt, type Rows } from './rows.ts'
import { askForest, type Forest, growForest, growthFor } from './trees.ts'

/** One of the models: it never saw the listings of its own part, and estimates just those. */
export interface Part {
  levels: Levels
  forest: Forest
  /** By the society's id. */
  societies: Record<string, number>
  /** Models from before did not know them. */
  averages?: Averages
}

/** How right the estimates of held-out listings were. */
export interface Accuracy {
  listings: number
  /** Half of the estimates were at most so far from the asked price, as a share of it. */
  medianError: number
  /** The share of asked prices that lay within the band. */
  coverage: number
}

export interface Learned {
  parts: Part[]
  /** How much of what comparables are asked for beyond their facts is believed. */
  belief: number
  bands: Bands
  listings: number
  accuracy: { whole: Accuracy; city: Record<string, Accuracy>; place: Record<string, Accuracy> }
  /** Of the listings, those with too few comparables: they would have had no estimate, and are not judged. */
  refused: number
}

/** Fewer teach nothing. */
export const fewestRows = 200
const heldSociety = 4

/** Learns from all rows; everything measured is measured on listings that the model asked had never seen. */
export function train(rows: Rows): Learned {
  const indices = Int32Array.from({ length: rows.count }, (_, i) => i)
  const findNeighbours = neighboursIn(rows)
  const neighbours = Array.from(indices, (row) =>
    findNeighbours({ ...likenessOf(rows, row), kind: rows.kind[row] as number, row }),
  )
  const facts = new Float64Array(rows.count)
  const beyond = new Float64Array(rows.count)
  const parts = Array.from({ length: foldCount }, (_, fold) => {
    const { part, residual } = learnPart(
      rows,
      indices.filter((i) => rows.fold[i] !== fold),
    )
    for (const i of indices) {
      if (rows.fold[i] !== fold) continue
      facts[i] = (rows.y[i] as number) - (residual[i] as number)
      beyond[i] = beyondFacts(
        (neighbours[i] ?? []).map(({ row, distance }) => ({ distance, residual: residual[row] as number })),
      )
    }
    return part
  })
  const given = indices.filter((i) => (neighbours[i]?.length ?? 0) >= fewest)
  const belief = believed(rows, facts, beyond)
  const error = Float64Array.from(
    indices,
    (i) => (rows.y[i] as number) - (facts[i] as number) - belief * (beyond[i] as number),
  )
  const heldOut: HeldOut = { kind: rows.kind, city: rows.city, place: rows.place, error }
  return {
    parts,
    belief,
    bands: fitBands(heldOut, given, rows),
    listings: rows.count,
    accuracy: measure(rows, heldOut, given),
    refused: rows.count - given.length,
  }
}

/** A model, and of every row what is asked less what the model makes of its facts. */
function learnPart(rows: Rows, used: Int32Array): { part: Part; residual: Float64Array } {
  const levels = fitLevels(rows, used)
  const left = new Float64Array(rows.count)
  const level = rows.values[levelColumn] as Float32Array
  const values = new Array<number>(columnCount)
  for (let i = 0; i < rows.count; i++) {
    for (let c = 0; c < columnCount; c++) values[c] = (rows.values[c] as Float32Array)[i] as number
    const { place, sum } = levelOf(levels, placedAt(rows, i), values)
    level[i] = place
    left[i] = (rows.y[i] as number) - sum
  }
  const forest = growForest(rows.values, left, used, growthFor(used.length))
  const asked = new Float32Array(columnCount)
  for (let i = 0; i < rows.count; i++) {
    for (let c = 0; c < columnCount; c++) asked[c] = (rows.values[c] as Float32Array)[i] as number
    left[i] = (left[i] as number) - askForest(forest, asked)
  }
  const societies = societiesOf(rows, used, left)
  for (let i = 0; i < rows.count; i++) {
    const society = rows.society[i] as number
    if (society >= 0) left[i] = (left[i] as number) - (societies[rows.societyIds[society] as number] ?? 0)
  }
  return { part: { levels, forest, societies, averages: averagesOf(rows, used, { levels, forest }) }, residual: left }
}

function societiesOf(rows: Rows, used: Int32Array, residual: Float64Array): Record<string, number> {
  const most = 2.5 * spread(Float64Array.from(used, (i) => residual[i] as number))
  const sums = new Float64Array(rows.societyIds.length)
  const counts = new Float64Array(rows.societyIds.length)
  for (const i of used) {
    const society = rows.society[i] as number
    if (society < 0) continue
    sums[society] = (sums[society] as number) + clip(residual[i] as number, most)
    counts[society] = (counts[society] as number) + 1
  }
  return Object.fromEntries(
    rows.societyIds.flatMap((id, i) =>
      (counts[i] as number) > 0
        ? [[id, Math.round(((sums[i] as number) / ((counts[i] as number) + heldSociety)) * 1e5) / 1e5]]
        : [],
    ),
  )
}

/** The slope of what held-out listings are asked beyond their facts on what their comparables are. */
function believed(rows: Rows, facts: Float64Array, beyond: Float64Array): number {
  const errors = Float64Array.from(facts, (fact, i) => (rows.y[i] as number) - fact)
  const most = 3 * spread(errors)
  let [products, squares] = [0, 0]
  for (let i = 0; i < beyond.length; i++) {
    const value = beyond[i] as number
    products += value * clip(errors[i] as number, most)
    squares += value * value
  }
  return squares === 0 ? 0 : Math.min(1.2, Math.max(0, products / squares))
}

/** The bands that each part is measured by come from the other parts, so that coverage is not its own judge. */
function measure(rows: Rows, heldOut: HeldOut, given: Int32Array): Learned['accuracy'] {
  const isWithin = new Uint8Array(rows.count)
  for (let fold = 0; fold < foldCount; fold++) {
    const bands = fitBands(
      heldOut,
      given.filter((i) => rows.fold[i] !== fold),
      rows,
    )
    for (const i of given) {
      if (rows.fold[i] !== fold) continue
      const { low, high } = bandOf(bands, placedAt(rows, i))
      const error = heldOut.error[i] as number
      isWithin[i] = error >= low && error <= high ? 1 : 0
    }
  }
  const groups = { city: new Map<string, number[]>(), place: new Map<string, number[]>() }
  for (const i of given) {
    const { cityId, placeKey } = placedAt(rows, i)
    push(groups.city, String(cityId), i)
    push(groups.place, placeKey, i)
  }
  const of = (group: Iterable<number>) => accuracyOf([...group], heldOut.error, isWithin)
  return {
    whole: of(given),
    city: Object.fromEntries([...groups.city].map(([key, group]) => [key, of(group)])),
    place: Object.fromEntries([...groups.place].map(([key, group]) => [key, of(group)])),
  }
}

function push(groups: Map<string, number[]>, key: string, i: number): void {
  const known = groups.get(key)
  if (known) known.push(i)
  else groups.set(key, [i])
}

function accuracyOf(group: readonly number[], error: Float64Array, isWithin: Uint8Array): Accuracy {
  const within = group.reduce((sum, i) => sum + (isWithin[i] as number), 0)
  return {
    listings: group.length,
    // The estimate against what is asked: exp(−error) is the one over the other.
    medianError: median(group.map((i) => Math.abs(Math.exp(-(error[i] as number)) - 1))),
    coverage: within / Math.max(1, group.length),
  }
}
