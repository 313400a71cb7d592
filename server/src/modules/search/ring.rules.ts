import type { Cursor } from './cursor.rules.ts'
import type { Circle } from './wanted.rules.ts'

/** On so many pages the way outwards is still short. */
const shortWalkPages = 10
const pageSize = 20
const sectors = 48

export interface Ring {
  inner: number
  outer: number
  /** Boxes that together cover the ring, as the database writes them. */
  boxes: string[]
}

/**
 * The ring beyond (or, going back, before) a place in the list. So many listings lie within its distance already: if the
 * next ones lie as thick, the ring holds `listings` of them. Undefined where a ring is no help.
 */
export function ringAround(circle: Circle, { keys, page, isBack }: Cursor, listings: number): Ring | undefined {
  const distance = keys[0]
  if (typeof distance !== 'number' || distance <= 0 || page <= shortWalkPages) return undefined
  const before = (isBack ? page : page - 1) * pageSize
  const share = listings / before
  if (share >= 1) return undefined
  const inner = isBack ? distance * Math.sqrt(1 - share) : distance
  const outer = isBack ? distance : Math.min(circle.radius, distance * Math.sqrt(1 + share))
  return { inner, outer, boxes: Array.from({ length: sectors }, (_, i) => sectorBox(circle, inner, outer, i)) }
}

/** The box around one slice of the ring. */
function sectorBox({ x, y }: Circle, inner: number, outer: number, sector: number): string {
  const [from, to] = [(sector * 2 * Math.PI) / sectors, ((sector + 1) * 2 * Math.PI) / sectors]
  // Slices end at the axes, where a circle is widest: so the corners of a slice bound it.
  const corners = [inner, outer].flatMap((radius) =>
    [from, to].map((angle) => ({ x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) })),
  )
  const xs = corners.map((it) => it.x)
  const ys = corners.map((it) => it.y)
  return `(${Math.max(...xs)},${Math.max(...ys)}),(${Math.min(...xs)},${Math.min(...ys)})`
}
