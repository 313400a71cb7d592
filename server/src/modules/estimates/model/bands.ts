import { quantile, spread } from './numbers.ts'

// The band around an estimate: how far held-out listings were from theirs, kind by kind and place by place (Mondrian
// conformal prediction). Where a place has few, its band leans on that of its city, and that on the whole country.

/** Of four prices in five the band is meant to hold the asked one. */
export const bandShare = 0.8

/** Log of the asked price over the estimate, in units of the kind's own spread. */
export interface Edge {
  low: number
  high: number
}

export interface Bands {
  whole: Edge
  city: Record<string, Edge>
  place: Record<string, Edge>
  /** By kind: how far apart asked and estimated usually are. */
  scale: Record<string, number>
  wholeScale: number
}

export interface HeldOut {
  kind: Uint8Array
  city: Int32Array
  place: Int32Array
  /** Log of the asked price over the estimate of a model that never saw it. */
  error: Float64Array
}

/** As strong as so many held-out listings. */
const held = { scale: 60, city: 120, place: 120 }

export function fitBands(
  rows: HeldOut,
  used: Int32Array,
  names: { cityIds: readonly number[]; placeKeys: readonly string[]; placeCities: readonly number[] },
): Bands {
  const errors = Float64Array.from(used, (i) => rows.error[i] as number)
  const wholeScale = spread(errors)
  const scale: Record<string, number> = {}
  for (const [kind, group] of grouped(used, rows.kind)) {
    const own = spread(Float64Array.from(group, (i) => rows.error[i] as number))
    scale[kind] = (group.length * own + held.scale * wholeScale) / (group.length + held.scale)
  }
  const inUnits = (group: readonly number[] | Int32Array) =>
    Float64Array.from(group, (i) => (rows.error[i] as number) / (scale[rows.kind[i] as number] ?? wholeScale)).sort()
  const whole = edgeOf(inUnits(used))
  const city: Record<string, Edge> = {}
  for (const [number, group] of grouped(used, rows.city)) {
    city[names.cityIds[number] as number] = leaning(inUnits(group), whole, held.city)
  }
  const place: Record<string, Edge> = {}
  for (const [number, group] of grouped(used, rows.place)) {
    const parent = city[names.cityIds[names.placeCities[number] as number] as number] ?? whole
    place[names.placeKeys[number] as string] = leaning(inUnits(group), parent, held.place)
  }
  return { whole, city, place, scale, wholeScale }
}

function grouped(used: Int32Array, groups: ArrayLike<number>): Map<number, number[]> {
  const all = new Map<number, number[]>()
  for (const i of used) {
    const group = groups[i] as number
    const known = all.get(group)
    if (known) known.push(i)
    else all.set(group, [i])
  }
  return all
}

/** A little outside what the sample shows: the next one is one more. */
function edgeOf(sorted: Float64Array): Edge {
  const n = sorted.length
  const rank = ((1 + bandShare) / 2) * (1 + 1 / Math.max(1, n))
  return { low: quantile(sorted, 1 - Math.min(1, rank)), high: quantile(sorted, Math.min(1, rank)) }
}

function leaning(sorted: Float64Array, parent: Edge, hold: number): Edge {
  const own = edgeOf(sorted)
  const n = sorted.length
  return {
    low: (n * own.low + hold * parent.low) / (n + hold),
    high: (n * own.high + hold * parent.high) / (n + hold),
  }
}

/** The band around an estimate, as logs to be added to it. */
export function bandOf(bands: Bands, at: { kind: number; cityId: number; placeKey: string }): Edge {
  const edge = bands.place[at.placeKey] ?? bands.city[at.cityId] ?? bands.whole
  const scale = bands.scale[at.kind] ?? bands.wholeScale
  return { low: edge.low * scale, high: edge.high * scale }
}
