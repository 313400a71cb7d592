export interface Point {
  x: number
  y: number
}

/** Moves whatever would cover one before it to the nearest free spot around it. Neighbours lie on one point of a map. */
export function setApart<T extends Point>(points: readonly T[], distance: number): T[] {
  const placed: T[] = []
  for (const point of points) placed.push({ ...point, ...freeSpot(point, placed, distance) })
  return placed
}

const directions = 12

function freeSpot(point: Point, placed: readonly Point[], distance: number): Point {
  const isFree = (at: Point) => placed.every((other) => Math.hypot(other.x - at.x, other.y - at.y) >= distance * 0.98)
  if (isFree(point)) return point
  for (let ring = 1; ring <= 4; ring++) {
    for (let turn = 0; turn < directions; turn++) {
      const angle = (turn / directions) * 2 * Math.PI
      const at = { x: point.x + Math.cos(angle) * distance * ring, y: point.y + Math.sin(angle) * distance * ring }
      if (isFree(at)) return at
    }
  }
  return point
}
