import type { PlanRoom } from './plan-subject.ts'
import type { Column, Row, Wish } from './programme.ts'

/** Cuts a rectangle of so many inches into the rooms of an arrangement. Rooms tile it: no gap, no overlap. */
export function slice(columns: readonly Column[], wide: number, deep: number): PlanRoom[] {
  const rooms: PlanRoom[] = []
  const xs = cuts(
    columns.map((column) => weightOf(column)),
    wide,
  )
  columns.forEach((column, c) => {
    const [x0, x1] = [xs[c] as number, xs[c + 1] as number]
    const ys = rowCuts(column.rows, deep)
    column.rows.forEach((row, r) => {
      const [y0, y1] = [ys[r] as number, ys[r + 1] as number]
      const inner = cuts(
        row.items.map((item) => item.share),
        x1 - x0,
      )
      row.items.forEach((item, i) => {
        rooms.push(
          roomFrom(item, x0 + (inner[i] as number), y0, (inner[i + 1] as number) - (inner[i] as number), y1 - y0),
        )
      })
    })
  })
  return rooms
}

function roomFrom({ name, use, doorFrom }: Wish, x: number, y: number, wide: number, deep: number): PlanRoom {
  return { name, use, x, y, wide, deep, ...(doorFrom === undefined ? {} : { doorFrom }) }
}

const weightOf = ({ rows }: Column) =>
  rows.reduce((sum, row) => sum + row.items.reduce((own, item) => own + item.share, 0), 0)

/** Whole-inch positions that split a length by weight, ends included. Each part keeps at least an inch. */
export function cuts(weights: readonly number[], length: number): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const positions = [0]
  let sum = 0
  weights.forEach((weight, i) => {
    sum += weight
    const at = i === weights.length - 1 ? length : Math.round((sum / total) * length)
    positions.push(Math.max((positions[i] as number) + 1, at))
  })
  return positions
}

function rowCuts(rows: readonly Row[], deep: number): number[] {
  const fixed = rows.map((row) =>
    row.fixedFeet === undefined ? 0 : Math.min(Math.round(row.fixedFeet * 12), Math.round(deep * 0.3)),
  )
  const rest = deep - fixed.reduce((sum, value) => sum + value, 0)
  const weights = rows.map((row, i) => (fixed[i] ? 0 : row.items.reduce((sum, item) => sum + item.share, 0)))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const positions = [0]
  let given = 0
  let at = 0
  rows.forEach((_, i) => {
    if (fixed[i]) at += fixed[i] as number
    else {
      const before = Math.round((given / total) * rest)
      given += weights[i] as number
      at += Math.round((given / total) * rest) - before
    }
    positions.push(i === rows.length - 1 ? deep : at)
  })
  return positions
}
