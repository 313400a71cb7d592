import { comparedWith, distanceBetween, type Likeness, nearestOf } from './comparables.ts'
import type { Rows } from './rows.ts'

/** Cells of so many degrees, about a kilometre. */
const cellDegrees = 0.01
const widest = 5
/** Once so many have been met, no wider ring is looked at. */
const enough = 40

export interface Neighbour {
  row: number
  distance: number
}

/** Finds the rows like one, of the same kind, in a grid held in memory. */
export function neighboursIn(rows: Rows): (of: Likeness & { kind: number; row: number }) => Neighbour[] {
  const cells = new Map<number, number[]>()
  const [cellY, cellX] = [
    (latitude: number) => Math.floor(latitude / cellDegrees),
    (longitude: number) => Math.floor(longitude / cellDegrees),
  ]
  const keyOf = (kind: number, y: number, x: number) => (kind * 20_000 + y) * 40_000 + x
  for (let i = 0; i < rows.count; i++) {
    const key = keyOf(rows.kind[i] as number, cellY(rows.latitude[i] as number), cellX(rows.longitude[i] as number))
    const cell = cells.get(key)
    if (cell) cell.push(i)
    else cells.set(key, [i])
  }
  return (of) => {
    const found: Neighbour[] = []
    const [y, x] = [cellY(of.latitude), cellX(of.longitude)]
    for (let ring = 0; ring <= widest; ring++) {
      for (let dy = -ring; dy <= ring; dy++) {
        const step = Math.abs(dy) === ring ? 1 : 2 * ring || 1
        for (let dx = -ring; dx <= ring; dx += step) {
          for (const row of cells.get(keyOf(of.kind, y + dy, x + dx)) ?? []) {
            if (row === of.row) continue
            const distance = distanceBetween(of, likenessOf(rows, row))
            if (distance !== null) found.push({ row, distance })
          }
        }
      }
      if (ring >= 1 && found.length >= enough) break
    }
    return nearestOf(found, comparedWith)
  }
}

export function likenessOf(rows: Rows, row: number): Likeness {
  return {
    latitude: rows.latitude[row] as number,
    longitude: rows.longitude[row] as number,
    logSize: rows.logSize[row] as number,
    bhk: rows.bhk[row] as number,
    ageGroup: rows.ageGroup[row] as number,
    society: rows.society[row] as number,
  }
}
