import {
  amenities,
  type Facing,
  type Furnishing,
  type ListedIn,
  type PermittedUse,
  type Possession,
  type PostedBy,
  type PropertyAge,
  type Subcategory,
} from '@properysearch/contract/listings/facts'
import type { SearchFilters } from '@properysearch/contract/search/calls'
import { type Budget, budgetBounds, budgets, defaultRadiusKm, matchOf } from '@properysearch/contract/search/facts'
import type { Position } from '@properysearch/contract/values/geometry'
import type { Understanding } from '../reading/understanding.rules.ts'
import { type Grid, gridOf, mercatorMetres, mercatorOf } from './grid.rules.ts'

/** Which listings are wanted, with everything the text said taken in. What is undefined is not asked about. */
export interface ListingQuery {
  listedIn?: ListedIn
  subcategories?: readonly Subcategory[]
  permittedUse?: PermittedUse
  cityIds?: readonly number[]
  localityIds?: readonly number[]
  societyIds?: readonly number[]
  words?: readonly string[]
  budget?: Budget
  minPrice?: number
  maxPrice?: number
  /** From the text; a budget chosen in its place takes it away. */
  typedPrice?: { min?: number; max?: number }
  bhk?: readonly number[]
  bathrooms?: number
  /** Numbers of floors; the greatest that can be asked for takes in all above it. */
  floors?: readonly number[]
  minArea?: number
  maxArea?: number
  possession?: readonly Possession[]
  furnishing?: readonly Furnishing[]
  facing?: readonly Facing[]
  age?: readonly PropertyAge[]
  amenityBits?: number
  postedBy?: readonly PostedBy[]
  grid?: Grid
  polygon?: readonly Position[]
  circle?: Circle
}

/** On the map's plane, in its metres. */
export interface Circle {
  x: number
  y: number
  radius: number
  latitude: number
}

/**
 * The request and what its text says, as one. The kind and the deal that somebody typed win over the tab the search was
 * sent from; every other choice made apart from the text wins over the text.
 */
export function queryOf(request: SearchFilters, text: Understanding | undefined): ListingQuery {
  const match = matchOf(request.type, request.subCategory)
  const hasPrice = request.budget !== undefined || request.minPrice !== undefined || request.maxPrice !== undefined
  return withoutBlanks({
    listedIn: text?.listedIn ?? match.listedIn,
    subcategories: text?.subcategories ?? match.subcategories,
    permittedUse: text?.subcategories ? undefined : match.permittedUse,
    cityIds: text?.cityIds,
    localityIds: text?.localityIds,
    societyIds: text?.societyIds,
    words: text?.words,
    budget: request.budget,
    minPrice: request.minPrice,
    maxPrice: request.maxPrice,
    typedPrice: hasPrice ? undefined : text?.price,
    bhk: (request.bhk ?? text?.bhk)?.map(Number),
    bathrooms: request.bathrooms,
    floors: request.floorsNo?.map(Number),
    minArea: request.minArea,
    maxArea: request.maxArea,
    possession: request.possession ?? text?.possession,
    furnishing: request.furnishing ?? text?.furnishing,
    facing: request.facing ?? text?.facing,
    age: request.age,
    amenityBits: request.amenities?.reduce((bits, name) => bits | (1 << amenities.indexOf(name)), 0),
    postedBy: request.postedBy ?? text?.postedBy,
    grid: request.box && gridOf(request.box),
    polygon: request.polygon,
    circle: request.near && circleAround(request.near, request.radiusKm ?? defaultRadiusKm),
  })
}

export function circleAround(centre: Position, radiusKm: number): Circle {
  // The map's plane has no poles; nobody lists there.
  const latitude = Math.max(-85, Math.min(85, centre.latitude))
  const { x, y } = mercatorOf({ latitude, longitude: centre.longitude })
  return { x, y, radius: mercatorMetres(radiusKm * 1000, latitude), latitude }
}

/** The steps of `price_step` in the database that a budget takes in: step n begins at the budgets' bound n. */
export function priceStepsOf(budget: Budget): number[] {
  const { min, max } = budgets[budget]
  return budgetBounds.flatMap((bound, step) => (bound >= min && (max === null || bound < max) ? [step] : []))
}

/** Whether the counts kept beside the listings can answer: they know place, kind, rooms, possession and budget. */
export function isCountedBeforehand(query: ListingQuery): boolean {
  const known: (keyof ListingQuery)[] = [
    'listedIn',
    'subcategories',
    'permittedUse',
    'cityIds',
    'localityIds',
    'bhk',
    'possession',
    'budget',
  ]
  return (Object.keys(query) as (keyof ListingQuery)[]).every((key) => known.includes(key))
}

/** What all facets have in common: the query without kind and without what can be chosen in the filters. */
export function withoutChoices(query: ListingQuery): ListingQuery {
  const kept: (keyof ListingQuery)[] = [
    'cityIds',
    'localityIds',
    'societyIds',
    'words',
    'floors',
    'minPrice',
    'maxPrice',
    'minArea',
    'maxArea',
    'grid',
    'polygon',
    'circle',
  ]
  return Object.fromEntries(Object.entries(query).filter(([key]) => kept.includes(key as keyof ListingQuery)))
}

function withoutBlanks(query: { [K in keyof ListingQuery]: ListingQuery[K] | undefined }): ListingQuery {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
}

export const hasArea = ({ grid, polygon, circle }: ListingQuery) => Boolean(grid || polygon || circle)

/** Where alone, whatever is wanted there. */
export function areaAlone({ grid, polygon, circle }: ListingQuery): ListingQuery {
  return withoutBlanks({ grid, polygon, circle })
}
