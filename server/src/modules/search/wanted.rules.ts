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
import { type Grid, gridOf, mercatorMetres, mercatorOf } from './grid.rules.ts'
import type { Understanding } from './understanding.rules.ts'

/** Which listings are wanted, with everything the text said taken in. What is undefined is not asked about. */
export interface Wanted {
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
 * The query and what its text says, as one. The kind and the deal that somebody typed win over the tab the search was
 * sent from; every other choice made apart from the text wins over the text.
 */
export function wantedOf(query: SearchFilters, text: Understanding | undefined): Wanted {
  const match = matchOf(query.type, query.subCategory)
  const hasPrice = query.budget !== undefined || query.minPrice !== undefined || query.maxPrice !== undefined
  return withoutBlanks({
    listedIn: text?.listedIn ?? match.listedIn,
    subcategories: text?.subcategories ?? match.subcategories,
    permittedUse: text?.subcategories ? undefined : match.permittedUse,
    cityIds: text?.cityIds,
    localityIds: text?.localityIds,
    societyIds: text?.societyIds,
    words: text?.words,
    budget: query.budget,
    minPrice: query.minPrice,
    maxPrice: query.maxPrice,
    typedPrice: hasPrice ? undefined : text?.price,
    bhk: (query.bhk ?? text?.bhk)?.map(Number),
    bathrooms: query.bathrooms,
    minArea: query.minArea,
    maxArea: query.maxArea,
    possession: query.possession ?? text?.possession,
    furnishing: query.furnishing ?? text?.furnishing,
    facing: query.facing ?? text?.facing,
    age: query.age,
    amenityBits: query.amenities?.reduce((bits, name) => bits | (1 << amenities.indexOf(name)), 0),
    postedBy: query.postedBy ?? text?.postedBy,
    grid: query.box && gridOf(query.box),
    polygon: query.polygon,
    circle: query.near && circleAround(query.near, query.radiusKm ?? defaultRadiusKm),
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
export function isCountedBeforehand(wanted: Wanted): boolean {
  const known: (keyof Wanted)[] = [
    'listedIn',
    'subcategories',
    'permittedUse',
    'cityIds',
    'localityIds',
    'bhk',
    'possession',
    'budget',
  ]
  return (Object.keys(wanted) as (keyof Wanted)[]).every((key) => known.includes(key))
}

/** The same without kind and without what can be chosen in the filters: what all facets have in common. */
export function withoutChoices(wanted: Wanted): Wanted {
  const { cityIds, localityIds, societyIds, words, minPrice, maxPrice, minArea, maxArea, grid, polygon, circle } =
    wanted
  return withoutBlanks({
    cityIds,
    localityIds,
    societyIds,
    words,
    minPrice,
    maxPrice,
    minArea,
    maxArea,
    grid,
    polygon,
    circle,
  })
}

function withoutBlanks(wanted: { [K in keyof Wanted]: Wanted[K] | undefined }): Wanted {
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))
}

/** Where alone, whatever is wanted there. */
export function areaAlone({ grid, polygon, circle }: Wanted): Wanted {
  return withoutBlanks({ grid, polygon, circle })
}
