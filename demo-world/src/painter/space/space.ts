import type { Point } from '../canvas/ink.ts'

/** Metres: x to the right, y away from the viewer, z up. */
export type Vec = readonly [number, number, number]

export interface Box {
  x0: number
  x1: number
  y0: number
  y1: number
  z0: number
  z1: number
}

export const box = (x0: number, x1: number, y0: number, y1: number, z0: number, z1: number): Box => ({
  x0,
  x1,
  y0,
  y1,
  z0,
  z1,
})

export const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const plus = (a: Vec, b: Vec, times = 1): Vec => [a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times]
export const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const unit = (a: Vec): Vec => {
  const length = Math.hypot(a[0], a[1], a[2]) || 1
  return [a[0] / length, a[1] / length, a[2] / length]
}
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export function corners({ x0, x1, y0, y1, z0, z1 }: Box): Vec[] {
  return [
    [x0, y0, z0],
    [x1, y0, z0],
    [x1, y1, z0],
    [x0, y1, z0],
    [x0, y0, z1],
    [x1, y0, z1],
    [x1, y1, z1],
    [x0, y1, z1],
  ]
}

export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const turn = (o: Point, a: Point, b: Point) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
  const half = (input: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of input) {
      while (chain.length >= 2 && turn(chain[chain.length - 2] as Point, chain[chain.length - 1] as Point, point) <= 0)
        chain.pop()
      chain.push(point)
    }
    chain.pop()
    return chain
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

/** The part of a polygon inside a convex one (either turning). */
export function clipTo(polygon: readonly Point[], convex: readonly Point[]): Point[] {
  let area = 0
  for (let i = 0; i < convex.length; i++) {
    const a = convex[i] as Point
    const b = convex[(i + 1) % convex.length] as Point
    area += a[0] * b[1] - b[0] * a[1]
  }
  const sign = area >= 0 ? 1 : -1
  let result: Point[] = [...polygon]
  for (let i = 0; i < convex.length && result.length > 0; i++) {
    const a = convex[i] as Point
    const b = convex[(i + 1) % convex.length] as Point
    const side = (p: Point) => sign * ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]))
    const input = result
    result = []
    for (let j = 0; j < input.length; j++) {
      const from = input[j] as Point
      const to = input[(j + 1) % input.length] as Point
      const before = side(from)
      const after = side(to)
      if (before >= 0) result.push(from)
      if (before >= 0 !== after >= 0) {
        const share = before / (before - after)
        result.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])
      }
    }
  }
  return result
}

/** The part of a line inside a convex polygon, if any. */
export function clipLine(a: Point, b: Point, convex: readonly Point[]): [Point, Point] | undefined {
  const cut = clipTo([a, b, b], convex)
  const [first] = cut
  if (!first) return undefined
  const away = (p: Point) => Math.hypot(p[0] - first[0], p[1] - first[1])
  const last = cut.reduce((best, p) => (away(p) > away(best) ? p : best), first)
  return away(last) > 0.05 ? [first, last] : undefined
}

export const rectPoints = (x0: number, y0: number, x1: number, y1: number): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
]
