import { columnCount, type FactKey } from './columns.ts'
import { type Levels, levelOf, type PlacedAt } from './levels.ts'
import { type Moves, movesOf } from './moves.ts'
import { placedAt, type Rows } from './rows.ts'
import { askForest, type Forest } from './trees.ts'

// What each fact moves listings of a kind by on average, in their city and in their place: people read what a fact makes
// of one listing against that, and not against all kinds in all cities.

export interface Averages {
  /** By `city kind`. */
  inCity: Record<string, Partial<Record<FactKey, number>>>
  /** Of the position within a place, by `place kind`. */
  positionInPlace: Record<string, number>
}

/** So many, evenly among all, tell an average. */
const enough = { city: 400, place: 60 }

const inCity = ({ cityId, kind }: PlacedAt) => `${cityId} ${kind}`
const inPlace = ({ placeKey, kind }: PlacedAt) => `${placeKey} ${kind}`

/** Of the rows that a model was learned from. */
export function averagesOf(rows: Rows, used: Int32Array, part: { levels: Levels; forest: Forest }): Averages {
  const averages = (nameOf: (at: PlacedAt) => string, most: number) =>
    [...Map.groupBy(used, (i) => nameOf(placedAt(rows, i)))].map(([name, all]) => {
      const step = Math.ceil(all.length / most)
      const some = all.filter((_, at) => at % step === 0)
      return [name, meanOf(some.map((i) => movesOfRow(rows, i, part)))] as const
    })
  return {
    inCity: Object.fromEntries(averages(inCity, enough.city)),
    positionInPlace: Object.fromEntries(
      averages(inPlace, enough.place).map(([name, { position }]) => [name, position ?? 0]),
    ),
  }
}

function movesOfRow(rows: Rows, i: number, { levels, forest }: { levels: Levels; forest: Forest }): Moves {
  const values = rows.values.map((column) => column[i] as number)
  const at = placedAt(rows, i)
  const added = new Float64Array(columnCount)
  askForest(forest, values, added)
  return movesOf(levels, at, { ...levelOf(levels, at, values), added })
}

function meanOf(all: readonly Moves[]): Partial<Record<FactKey, number>> {
  const sums: Moves = new Map()
  for (const moves of all) for (const [key, move] of moves) sums.set(key, (sums.get(key) ?? 0) + move)
  return Object.fromEntries([...sums].map(([key, sum]) => [key, Math.round((sum / all.length) * 1e5) / 1e5]))
}

/** Models from before knew no averages. Where none of the kind was learned from, nothing can be said. */
export function againstAverage(averages: Averages | undefined, moves: Moves, at: PlacedAt): Moves {
  if (!averages) return moves
  const city = averages.inCity[inCity(at)]
  const there = averages.positionInPlace[inPlace(at)]
  if (!city) return new Map()
  const told: Moves = new Map([...moves].map(([key, move]) => [key, move - (city[key] ?? 0)]))
  if (there === undefined) told.delete('position')
  else {
    // What the whole place has of its position is the place's.
    told.set('locality', (told.get('locality') ?? 0) + there - (city.position ?? 0))
    told.set('position', (moves.get('position') ?? 0) - there)
  }
  return told
}
