import type { ListedIn, Subcategory } from '@properysearch/contract/listings/facts'
import { budgets } from '@properysearch/contract/search/facts'
import { areaGrid, heightOf, widthOf } from '../query/area.rules.ts'
import { finestOf, finestZoom, type Grid } from '../query/grid.rules.ts'
import type { ListingQuery } from '../query/query.rules.ts'

// A query is filed under keys, each of a place, a deal and a kind; a listing has every key under which a query that
// would show it can be filed. So the queries to be asked about a listing are found by its keys, and no other is read.

const any = '*'
/** From the whole world to the streets around a corner. */
const zooms = [0, 2, 4, 6, 8, 10, 12, 14, 16]
/** A drawn area is filed under so many cells of the map at most. */
const mostCells = 12

export interface KeyedListing {
  cityId: number
  localityId: number | null
  societyId: number | null
  listedIn: ListedIn
  subcategory: Subcategory
  /** At the finest zoom. */
  tileX: number
  tileY: number
}

/** None at all, when no listing could be shown. */
export function keysOfQuery(query: ListingQuery): string[] {
  const { listedIn = any, subcategories = [any] } = query
  const kinds = [...new Set(subcategories)]
  return placesOf(query).flatMap((place) => kinds.map((kind) => `${place}/${listedIn}/${kind}`))
}

export function keysOfListing(listing: KeyedListing): string[] {
  const { cityId, localityId, societyId, listedIn, subcategory, tileX, tileY } = listing
  const places = [
    any,
    `city ${cityId}`,
    ...(localityId === null ? [] : [`locality ${localityId}`]),
    ...(societyId === null ? [] : [`society ${societyId}`]),
    ...zooms.map((zoom) => cellKey(zoom, tileX >> (finestZoom - zoom), tileY >> (finestZoom - zoom))),
  ]
  return places.flatMap((place) =>
    [listedIn, any].flatMap((deal) => [subcategory, any].map((kind) => `${place}/${deal}/${kind}`)),
  )
}

/** One sort of place only: the narrowest that is named. All the rest is asked of the listing itself. */
function placesOf(query: ListingQuery): string[] {
  const { societyIds, localityIds, cityIds } = query
  if (societyIds) return unique(societyIds).map((id) => `society ${id}`)
  if (localityIds) return unique(localityIds).map((id) => `locality ${id}`)
  const area = areaGrid(query)
  if (area) return cellsOf(finestOf(area))
  return cityIds ? unique(cityIds).map((id) => `city ${id}`) : [any]
}

function cellsOf(area: Grid): string[] {
  const sizes = zooms.map((zoom) => {
    const shift = finestZoom - zoom
    return {
      zoom,
      left: area.left >> shift,
      right: area.right >> shift,
      top: area.top >> shift,
      bottom: area.bottom >> shift,
    }
  })
  const grid = sizes.findLast((size) => widthOf(size) * heightOf(size) <= mostCells) ?? (sizes[0] as Grid)
  return Array.from({ length: heightOf(grid) }, (_, y) =>
    Array.from({ length: widthOf(grid) }, (_, x) => cellKey(grid.zoom, grid.left + x, grid.top + y)),
  ).flat()
}

const cellKey = (zoom: number, x: number, y: number) => `cell ${zoom} ${x} ${y}`

const unique = (ids: readonly number[]) => [...new Set(ids)]

/** What a listing must cost and how many bedrooms it must have, roughly: whoever passes is asked exactly. */
export interface Bracket {
  minPaise: number
  maxPaise: number
  /** A bit for each number of bedrooms; null: any. */
  rooms: number | null
}

export function bracketOf({ minPrice, maxPrice, typedPrice, budget, bhk }: ListingQuery): Bracket {
  const chosen = budget && budgets[budget]
  const mins = [minPrice, typedPrice?.min, chosen?.min].filter((min) => min !== undefined)
  const maxes = [maxPrice, typedPrice?.max, chosen?.max].filter((max) => max !== undefined && max !== null)
  const inPaise = (rupees: number) => Math.min(Number.MAX_SAFE_INTEGER, Math.round(rupees * 100))
  return {
    minPaise: inPaise(Math.max(0, ...mins)),
    maxPaise: inPaise(Math.min(Number.MAX_SAFE_INTEGER / 100, ...maxes)),
    rooms: bhk ? roomBits(bhk) : null,
  }
}

export function roomBits(bhk: readonly number[]): number {
  return bhk.reduce((bits, rooms) => bits | (1 << rooms), 0)
}
