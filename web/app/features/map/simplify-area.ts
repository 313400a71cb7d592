import { crossesItself, type Position } from '@properysearch/contract/values/geometry'

/** As many corners as an area may have in an address without becoming unreadable. */
export const maxCorners = 60
const leastCorners = 3

/**
 * What a hand drew, as an area a search understands: few corners, no crossing. A line that crosses itself becomes the
 * tightest band around it; what is too small to be meant becomes nothing.
 */
export function simplifyArea(drawn: readonly Position[]): Position[] | undefined {
  const points = withoutRepeats(drawn.map(round))
  if (points.length < leastCorners || isThin(points)) return undefined
  let tolerance = extentOf(points) / 400
  let corners = simplifyRing(points, tolerance)
  while (corners.length > maxCorners) {
    tolerance *= 1.4
    corners = simplifyRing(points, tolerance)
  }
  const area = corners.length < leastCorners || crossesItself(corners) ? hullOf(points) : corners
  return area.length < leastCorners || crossesItself(area) ? undefined : area
}

/** The tightest convex area around the points. */
function hullOf(points: readonly Position[]): Position[] {
  const sorted = [...points].sort((a, b) => a.longitude - b.longitude || a.latitude - b.latitude)
  const half = (list: Position[]) => {
    const chain: Position[] = []
    for (const point of list) {
      while (chain.length >= 2 && turn(chain.at(-2) as Position, chain.at(-1) as Position, point) <= 0) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  const hull = [...half(sorted), ...half([...sorted].reverse())]
  return hull.length > maxCorners ? simplifyRing(hull, extentOf(hull) / 200) : hull
}

/** Douglas and Peucker's way on a closed line, split at the corner farthest from its start. */
function simplifyRing(points: readonly Position[], tolerance: number): Position[] {
  const start = points[0] as Position
  let far = 0
  for (let i = 1; i < points.length; i++) {
    if (gap(points[i] as Position, start) > gap(points[far] as Position, start)) far = i
  }
  const there = simplifyLine(points.slice(0, far + 1), tolerance)
  const back = simplifyLine([...points.slice(far), start], tolerance)
  return [...there.slice(0, -1), ...back.slice(0, -1)]
}

function simplifyLine(points: readonly Position[], tolerance: number): Position[] {
  const [first, last] = [points[0] as Position, points.at(-1) as Position]
  let [farthest, most] = [0, 0]
  for (let i = 1; i < points.length - 1; i++) {
    const distance = distanceToLine(points[i] as Position, first, last)
    if (distance > most) [farthest, most] = [i, distance]
  }
  if (most <= tolerance) return [first, last]
  return [
    ...simplifyLine(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplifyLine(points.slice(farthest), tolerance),
  ]
}

function withoutRepeats(points: readonly Position[]): Position[] {
  const kept = points.filter((point, i) => i === 0 || gap(point, points[i - 1] as Position) > 0)
  while (kept.length > 1 && gap(kept[0] as Position, kept.at(-1) as Position) === 0) kept.pop()
  return kept
}

/** A stroke without an inside: a slip of the hand. */
function isThin(points: readonly Position[]): boolean {
  const hull = hullOf(points)
  if (hull.length < leastCorners) return true
  const twiceArea = hull.reduce((sum, { latitude, longitude }, i) => {
    const next = hull[(i + 1) % hull.length] as Position
    return sum + longitude * next.latitude - next.longitude * latitude
  }, 0)
  return Math.abs(twiceArea) / 2 < extentOf(hull) ** 2 / 200
}

function extentOf(points: readonly Position[]): number {
  const latitudes = points.map((point) => point.latitude)
  const longitudes = points.map((point) => point.longitude)
  return Math.max(Math.max(...latitudes) - Math.min(...latitudes), Math.max(...longitudes) - Math.min(...longitudes))
}

function distanceToLine(point: Position, from: Position, to: Position): number {
  const length = gap(from, to)
  if (length === 0) return gap(point, from)
  const along =
    ((point.longitude - from.longitude) * (to.longitude - from.longitude) +
      (point.latitude - from.latitude) * (to.latitude - from.latitude)) /
    length ** 2
  const t = Math.min(1, Math.max(0, along))
  return gap(point, {
    latitude: from.latitude + t * (to.latitude - from.latitude),
    longitude: from.longitude + t * (to.longitude - from.longitude),
  })
}

function gap(a: Position, b: Position): number {
  return Math.hypot(a.longitude - b.longitude, a.latitude - b.latitude)
}

function turn(a: Position, b: Position, c: Position): number {
  return (
    (b.longitude - a.longitude) * (c.latitude - a.latitude) - (b.latitude - a.latitude) * (c.longitude - a.longitude)
  )
}

/** About a metre. */
function round({ latitude, longitude }: Position): Position {
  return { latitude: Math.round(latitude * 1e5) / 1e5, longitude: Math.round(longitude * 1e5) / 1e5 }
}
