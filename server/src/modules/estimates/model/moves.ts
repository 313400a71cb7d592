import { columns, type FactKey } from './columns.ts'
import { type Levels, type PlacedAt, slopeFacts } from './levels.ts'

/** What each fact moves a listing by, in logs. */
export type Moves = Map<FactKey, number>

/** What the levels and the trees make of each fact. `added` is what each column contributed on the way through the trees. */
export function movesOf(
  levels: Levels,
  { cityId }: PlacedAt,
  of: { place: number; linear: readonly number[]; added: Float64Array },
): Moves {
  const moves: Moves = new Map()
  const move = (key: FactKey, by: number) => moves.set(key, (moves.get(key) ?? 0) + by)
  move('locality', of.place - (levels.city[cityId] ?? 0))
  slopeFacts.forEach((key, i) => {
    move(key, ((of.linear[i] ?? 0) - (levels.usual[i] ?? 0)) * (levels.slopes[i] ?? 0))
  })
  columns.forEach(([, key], c) => {
    move(key, of.added[c] ?? 0)
  })
  return moves
}
