interface Spot {
  x: number
  y: number
}

const directions: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The spot an arrow key leads to: near, and rather straight ahead than aside. Undefined for other keys and at the edge. */
export function findNeighbour<T extends Spot>(from: T, spots: readonly T[], key: string): T | undefined {
  const way = directions[key]
  if (!way) return undefined
  let best: T | undefined
  let least = Number.POSITIVE_INFINITY
  for (const spot of spots) {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y]
    const ahead = dx * way.x + dy * way.y
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x)
    if (spot === from || ahead <= 0 || aside > ahead * 2) continue
    const cost = ahead + aside * 2
    if (cost < least) [best, least] = [spot, cost]
  }
  return best
}
