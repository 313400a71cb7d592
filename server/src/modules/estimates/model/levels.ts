import { kindKeys } from './columns.ts'
import { clip, solve, spread } from './numbers.ts'
import type { Rows } from './rows.ts'

/**
 * The hedonic part: what each kind costs, how a city, a place and a kind in a place differ from that, and what size,
 * age, floor, furnishing and time are worth on the whole. Each difference is shrunk towards nought by as much as it
 * rests on few listings.
 */
export interface Levels {
  kind: number[]
  city: Record<string, number>
  place: Record<string, number>
  /** Of `place kind`. */
  placeKind: Record<string, number>
  slopes: number[]
  /** By kind: log size is measured from here. */
  middleSizes: number[]
  /** The linear facts of a usual listing. */
  usual: number[]
  /** Months are measured from here. */
  latest: number
}

export type LevelFact = 'size' | 'age' | 'furnishing' | 'floor' | 'month'
/** What each slope is about, in the order of `linearOf`. */
export const slopeFacts: readonly LevelFact[] = ['size', 'age', 'age', 'furnishing', 'furnishing', 'floor', 'month']

const columnOf = { logSize: 6, floor: 10, furnishing: 13, age: 15, month: 22 } as const
/** Years in the middle of each age group; under construction is not yet old. */
const yearsOfGroup = [0, 2.5, 7.5, 12.5, 17.5, 25]

/** The linear facts of one listing. What is not known counts as usual. */
export function linearOf(values: readonly number[], middleSize: number, latest: number): number[] {
  const of = (name: keyof typeof columnOf) => values[columnOf[name]] as number
  const [age, furnishing, floor] = [of('age'), of('furnishing'), of('floor')]
  return [
    of('logSize') - middleSize,
    Number.isNaN(age) ? 0.5 : (yearsOfGroup[age] ?? 5) / 10,
    age === 0 ? 1 : 0,
    furnishing === 0 ? 1 : 0,
    furnishing === 2 ? 1 : 0,
    Number.isNaN(floor) ? 0.3 : floor / 10,
    (of('month') - latest) / 12,
  ]
}

const rounds = 5
/** As strong as so many listings that differ by nothing. */
const held = { kind: 2, city: 4, place: 5, placeKind: 12, slope: 8 }

/** Learned from the rows that are used: those of its own part are not. */
export function fitLevels(rows: Rows, used: Int32Array): Levels {
  const { kind, city, place, values, y } = rows
  const month = values[columnOf.month] as Float32Array
  const logSize = values[columnOf.logSize] as Float32Array
  let latest = Number.NEGATIVE_INFINITY
  for (const i of used) latest = Math.max(latest, month[i] as number)
  const middleSizes = middlesOf(logSize, kind, used)
  const n = used.length
  const x = new Float64Array(n * slopeFacts.length)
  const row = new Array<number>(values.length).fill(0)
  used.forEach((i, at) => {
    for (let c = 0; c < row.length; c++) row[c] = (values[c] as Float32Array)[i] as number
    x.set(linearOf(row, middleSizes[kind[i] as number] ?? 0, latest), at * slopeFacts.length)
  })
  const placeKinds = new Map<number, number>()
  const placeKind = new Int32Array(n)
  used.forEach((i, at) => {
    const key = (place[i] as number) * kindKeys + (kind[i] as number)
    if (!placeKinds.has(key)) placeKinds.set(key, placeKinds.size)
    placeKind[at] = placeKinds.get(key) as number
  })
  const groupOf = {
    kind: Int32Array.from(used, (i) => kind[i] as number),
    city: Int32Array.from(used, (i) => city[i] as number),
    place: Int32Array.from(used, (i) => place[i] as number),
    placeKind,
  }
  const effects = {
    kind: new Float64Array(kindKeys),
    city: new Float64Array(rows.cityIds.length),
    place: new Float64Array(rows.placeKeys.length),
    placeKind: new Float64Array(placeKinds.size),
  }
  const names = ['kind', 'city', 'place', 'placeKind'] as const
  let slopes = slopeFacts.map(() => 0)
  const left = Float64Array.from(used, (i) => y[i] as number)
  let most = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    for (const name of names) refit(left, groupOf[name], effects[name], held[name], round === 0 ? Infinity : most)
    slopes = refitSlopes(left, x, slopes, most)
    most = 3 * spread(left)
  }
  return {
    kind: [...effects.kind],
    city: byKey(rows.cityIds, effects.city),
    place: byKey(rows.placeKeys, effects.place),
    placeKind: Object.fromEntries(
      [...placeKinds].map(([key, number]) => [
        `${rows.placeKeys[Math.floor(key / kindKeys)]} ${key % kindKeys}`,
        rounded(effects.placeKind[number] as number),
      ]),
    ),
    slopes,
    middleSizes,
    usual: slopes.map((_, a) => meanOf(x, a, slopes.length)),
    latest,
  }
}

/** What each group differs by from what is left without it; `left` is then what remains with it. */
function refit(left: Float64Array, groups: Int32Array, effects: Float64Array, hold: number, most: number): void {
  const [sums, counts] = [new Float64Array(effects.length), new Float64Array(effects.length)]
  for (let i = 0; i < left.length; i++) {
    const group = groups[i] as number
    sums[group] = (sums[group] as number) + clip(left[i] as number, most) + (effects[group] as number)
    counts[group] = (counts[group] as number) + 1
  }
  const before = Float64Array.from(effects)
  for (let g = 0; g < effects.length; g++) effects[g] = (sums[g] as number) / ((counts[g] as number) + hold)
  for (let i = 0; i < left.length; i++) {
    const group = groups[i] as number
    left[i] = (left[i] as number) + (before[group] as number) - (effects[group] as number)
  }
}

function refitSlopes(left: Float64Array, x: Float64Array, slopes: readonly number[], most: number): number[] {
  const width = slopes.length
  const products = Array.from({ length: width }, (_, i) => slopes.map((_, j) => (i === j ? held.slope : 0)))
  const sums = slopes.map(() => 0)
  for (let i = 0; i < left.length; i++) {
    const target = clip(left[i] as number, most)
    for (let a = 0; a < width; a++) {
      const value = x[i * width + a] as number
      if (value === 0) continue
      sums[a] = (sums[a] as number) + value * target
      const row = products[a] as number[]
      for (let b = 0; b < width; b++) row[b] = (row[b] as number) + value * (x[i * width + b] as number)
    }
  }
  const change = solve(products, sums)
  for (let i = 0; i < left.length; i++) {
    let moved = 0
    for (let a = 0; a < width; a++) moved += (change[a] as number) * (x[i * width + a] as number)
    left[i] = (left[i] as number) - moved
  }
  return slopes.map((slope, a) => slope + (change[a] as number))
}

/** Of each kind the mean, leaning on that of all. */
function middlesOf(values: Float32Array, kinds: Uint8Array, used: Int32Array): number[] {
  const [sums, counts] = [new Float64Array(kindKeys), new Float64Array(kindKeys)]
  let all = 0
  for (const i of used) {
    const kind = kinds[i] as number
    sums[kind] = (sums[kind] as number) + (values[i] as number)
    counts[kind] = (counts[kind] as number) + 1
    all += values[i] as number
  }
  const mean = all / Math.max(1, used.length)
  return Array.from(sums, (sum, kind) => (sum + 5 * mean) / ((counts[kind] as number) + 5))
}

function meanOf(x: Float64Array, column: number, width: number): number {
  let sum = 0
  for (let i = column; i < x.length; i += width) sum += x[i] as number
  return (sum * width) / Math.max(1, x.length)
}

function byKey(keys: readonly (string | number)[], effects: Float64Array): Record<string, number> {
  return Object.fromEntries(keys.map((key, i) => [key, rounded(effects[i] as number)]))
}

function rounded(effect: number): number {
  return Math.round(effect * 1e5) / 1e5
}

export interface PlacedAt {
  kind: number
  cityId: number
  placeKey: string
}

/** The level of a place for a kind: what the trees are told about it. */
export function placeLevel(levels: Levels, { kind, cityId, placeKey }: PlacedAt): number {
  return (levels.city[cityId] ?? 0) + (levels.place[placeKey] ?? 0) + (levels.placeKind[`${placeKey} ${kind}`] ?? 0)
}

/** The hedonic part of one listing. */
export function levelOf(levels: Levels, at: PlacedAt, values: readonly number[]) {
  const linear = linearOf(values, levels.middleSizes[at.kind] ?? 0, levels.latest)
  const added = linear.map((value, i) => value * (levels.slopes[i] ?? 0))
  const place = placeLevel(levels, at)
  const kind = levels.kind[at.kind] ?? 0
  return { kind, place, linear, sum: kind + place + added.reduce((sum, value) => sum + value, 0) }
}
