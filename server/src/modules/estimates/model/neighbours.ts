import { comparedWith, distanceBetween, insertNearest, type Likeness } from './comparables.ts'
import type { Rows } from './rows.ts'

/** Cells of so many degrees, about half a kilometre. */
const cellDegrees = 0.005
const widest = 9
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
  const other: Likeness = { latitude: 0, longitude: 0, logSize: 0, bhk: 0, ageGroup: 0, society: 0 }
  return (of) => {
    const found: Neighbour[] = []
    let met = 0
    const [y, x] = [cellY(of.latitude), cellX(of.longitude)]
    for (let ring = 0; ring <= widest; ring++) {
      for (let dy = -ring; dy <= ring; dy++) {
        const step = Math.abs(dy) === ring ? 1 : 2 * ring || 1
        for (let dx = -ring; dx <= ring; dx += step) {
          const cell = cells.get(keyOf(of.kind, y + dy, x + dx))
          if (!cell) continue
          for (const row of cell) {
            if (row === of.row) continue
            const distance = distanceBetween(of, fill(other, rows, row))
            if (distance === null) continue
            met += 1
            if (found.length < comparedWith || distance < (found[comparedWith - 1] as Neighbour).distance) {
              insertNearest(found, { row, distance })
            }
          }
        }
      }
      if (ring >= 1 && met >= enough) break
    }
    return found
  }
}

export function likenessOf(rows: Rows, row: number): Likeness {
  return fill({ latitude: 0, longitude: 0, logSize: 0, bhk: 0, ageGroup: 0, society: 0 }, rows, row)
}

/** The same into what is there: very many are looked at. */
function fill(into: Likeness, rows: Rows, row: number): Likeness {
  into.latitude = rows.latitude[row] as number
  into.longitude = rows.longitude[row] as number
  into.logSize = rows.logSize[row] as number
  into.bhk = rows.bhk[row] as number
  into.ageGroup = rows.ageGroup[row] as number
  into.society = rows.society[row] as number
  return into
}
