import type { Box, Position } from '../values/geometry.ts'
import type { SearchQuery, SentSearchQuery } from './calls.ts'

// A search in the address: it can be shared, bookmarked and indexed. Free of zod.

/** The order of a search's fields in the address, so that the same search has one address. */
export const searchFields: readonly (keyof SearchQuery)[] = [
  'type',
  'subCategory',
  'text',
  'city',
  'budget',
  'minPrice',
  'maxPrice',
  'bhk',
  'bathrooms',
  'floorsNo',
  'minArea',
  'maxArea',
  'possession',
  'furnishing',
  'facing',
  'age',
  'amenities',
  'postedBy',
  'box',
  'polygon',
  'near',
  'radiusKm',
  'sort',
  'page',
  'after',
]

export function toSearchParams(query: SearchQuery): URLSearchParams {
  const params = new URLSearchParams()
  for (const key of searchFields) {
    const value = query[key]
    if (value !== undefined) params.append(key, textOf(value))
  }
  return params
}

/** The fields of a search as written in an address; the server says which of them it cannot read. */
export function fromSearchParams(params: URLSearchParams): SentSearchQuery {
  const entries = searchFields.flatMap((key) => {
    const value = params.get(key)
    return value === null || value === '' ? [] : [[key, value]]
  })
  return Object.fromEntries(entries) as SentSearchQuery
}

/** `west,south,east,north` as an address carries it; undefined when it is not one. */
export function readBox(text: string | null | undefined): Box | undefined {
  const [west, south, east, north, ...more] = numbersOf(text?.split(','))
  if (west === undefined || south === undefined || east === undefined || north === undefined) return undefined
  if (more.length > 0 || west >= east || south >= north) return undefined
  return { west, south, east, north }
}

/** `longitude latitude,…` as an address carries it; undefined when it is not an area. */
export function readArea(text: string | null | undefined): Position[] | undefined {
  const corners = (text ?? '').split(',').map((pair) => numbersOf(pair.trim().split(/\s+/)))
  if (corners.length < 3 || corners.some((corner) => corner.length !== 2)) return undefined
  return corners.map(([longitude = 0, latitude = 0]) => ({ latitude, longitude }))
}

/** Nothing at all if one of them is not a number. */
function numbersOf(parts: string[] | undefined): number[] {
  const numbers = (parts ?? []).map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  return numbers.every(Number.isFinite) ? numbers : []
}

function textOf(value: NonNullable<SearchQuery[keyof SearchQuery]>): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if ('west' in value) return [value.west, value.south, value.east, value.north].map(plain).join(',')
  if ('latitude' in value) return `${plain(value.latitude)},${plain(value.longitude)}`
  return value
    .map((part) => (typeof part === 'string' ? part : `${plain(part.longitude)} ${plain(part.latitude)}`))
    .join(',')
}

/** Without an exponent: 0.000001, not 1e-6. */
function plain(degrees: number): string {
  return degrees.toFixed(6).replace(/\.?0+$/, '')
}
