import type { SearchQuery, SentSearchQuery } from './search.ts'

// A search in the address: it can be shared, bookmarked and indexed. Free of zod.

/** The order in which a search stands in the address, so that the same search has one address. */
export const searchFields: readonly (keyof SearchQuery)[] = [
  'type',
  'subCategory',
  'text',
  'budget',
  'minPrice',
  'maxPrice',
  'bhk',
  'bathrooms',
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

/** The fields of a search as they stand in an address; the server says which of them it cannot read. */
export function fromSearchParams(params: URLSearchParams): SentSearchQuery {
  const entries = searchFields.flatMap((key) => {
    const value = params.get(key)
    return value === null || value === '' ? [] : [[key, value]]
  })
  return Object.fromEntries(entries) as SentSearchQuery
}

function textOf(value: NonNullable<SearchQuery[keyof SearchQuery]>): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if ('west' in value) return [value.west, value.south, value.east, value.north].map(plain).join(',')
  if ('latitude' in value) return `${plain(value.latitude)},${plain(value.longitude)}`
  return value.map((it) => (typeof it === 'string' ? it : `${plain(it.longitude)} ${plain(it.latitude)}`)).join(',')
}

/** Without an exponent: 0.000001, not 1e-6. */
function plain(degrees: number): string {
  return degrees.toFixed(6).replace(/\.?0+$/, '')
}
