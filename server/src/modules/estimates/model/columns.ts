import {
  facings,
  furnishings,
  type ListedIn,
  type PermittedUse,
  type PostedBy,
  permittedUseNames,
  possessions,
  postedByNames,
  propertyAges,
  type Subcategory,
  subcategories,
} from '@properysearch/contract/listings/facts'

/** What a price is estimated from. Its own asked price is no part of it. */
export interface Subject {
  id: number
  listedIn: ListedIn
  subcategory: Subcategory
  permittedUse: PermittedUse
  postedBy: PostedBy
  cityId: number
  localityId: number | null
  locality: string
  societyId: number | null
  latitude: number
  longitude: number
  /** Carpet area; of a plot, its area. */
  sizeSqft: number
  builtUpSqft: number | null
  superBuiltUpSqft: number | null
  plotSqft: number | null
  bhk: number | null
  bathrooms: number | null
  balconies: number
  garages: number
  floor: number | null
  totalFloors: number | null
  furnishing: string | null
  facing: string | null
  age: string | null
  possession: string
  amenityBits: number
}

/** One that is learned from: what was asked for it, since when. */
export interface Priced extends Subject {
  price: number
  /** Months since January 2020. */
  month: number
}

/** The columns that trees split by, each with the fact that people read about it. */
export const columns = [
  ['kind', 'kind'],
  ['use', 'use'],
  ['bhk', 'rooms'],
  ['bathrooms', 'rooms'],
  ['balconies', 'rooms'],
  ['garages', 'parking'],
  ['logSize', 'size'],
  ['builtUpRatio', 'size'],
  ['superRatio', 'size'],
  ['landRatio', 'land'],
  ['floor', 'floor'],
  ['totalFloors', 'building'],
  ['floorShare', 'floor'],
  ['furnishing', 'furnishing'],
  ['facing', 'facing'],
  ['age', 'age'],
  ['possession', 'age'],
  ['postedBy', 'poster'],
  ['amenities', 'amenities'],
  ['latitude', 'position'],
  ['longitude', 'position'],
  ['level', 'position'],
  ['month', 'month'],
] as const
export type FactKey =
  | (typeof columns)[number][1]
  /** Those that no tree decides: the place itself, its society, and what is asked for others like it. */
  | 'locality'
  | 'society'
  | 'comparables'

export const columnCount = columns.length
export const levelColumn = columns.findIndex(([name]) => name === 'level')

const uses = Object.keys(permittedUseNames)
const posters = Object.keys(postedByNames)
const nought = (value: number | null) => value ?? Number.NaN
const ratio = (one: number | null, other: number | null) => (one && other ? one / other : Number.NaN)
const placeIn = (all: readonly string[], value: string | null) => (value === null ? Number.NaN : all.indexOf(value))

/** A listing as numbers, in the order of `columns`; NaN means not known. The caller fills in the level if it knows it. */
export function columnsOf(subject: Subject, month: number): number[] {
  return [
    subcategories.indexOf(subject.subcategory),
    uses.indexOf(subject.permittedUse),
    nought(subject.bhk),
    nought(subject.bathrooms),
    subject.balconies,
    subject.garages,
    Math.log(subject.sizeSqft),
    ratio(subject.builtUpSqft, subject.sizeSqft),
    ratio(subject.superBuiltUpSqft, subject.sizeSqft),
    subject.subcategory === 'Plots' ? Number.NaN : ratio(subject.plotSqft, subject.sizeSqft),
    nought(subject.floor),
    nought(subject.totalFloors),
    subject.floor === null
      ? Number.NaN
      : ratio(subject.floor + 1, subject.totalFloors === null ? null : subject.totalFloors + 1),
    placeIn(furnishings, subject.furnishing),
    placeIn(facings, subject.facing),
    placeIn(propertyAges, subject.age),
    placeIn(possessions, subject.possession),
    posters.indexOf(subject.postedBy),
    bitsIn(subject.amenityBits),
    subject.latitude,
    subject.longitude,
    Number.NaN,
    month,
  ]
}

function bitsIn(bits: number): number {
  let count = 0
  for (let left = bits; left > 0; left &= left - 1) count += 1
  return count
}

/** Where prices are compared: a locality of ours, else what people call the place. */
export function placeKeyOf({
  localityId,
  cityId,
  locality,
}: Pick<Subject, 'localityId' | 'cityId' | 'locality'>): string {
  return localityId === null ? `c${cityId} ${locality.trim().toLowerCase()}` : `l${localityId}`
}

/** Kind and use together: farm land has another level than a plot for homes. */
export function kindKeyOf({ subcategory, permittedUse }: Pick<Subject, 'subcategory' | 'permittedUse'>): number {
  return subcategories.indexOf(subcategory) * uses.length + uses.indexOf(permittedUse)
}

export const kindKeys = subcategories.length * uses.length

const monthZero = Date.UTC(2020, 0, 1)
const monthMs = (365.25 / 12) * 24 * 60 * 60 * 1000

export function monthOf(at: Date): number {
  return (at.getTime() - monthZero) / monthMs
}

/** Part so many of `foldCount` of all listings: which of the models never saw this one. */
export const foldCount = 4
export function foldOf(id: number): number {
  let mixed = Math.imul(id ^ (id >>> 16), 0x45d9f3b)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b)
  return ((mixed ^ (mixed >>> 16)) >>> 0) % foldCount
}
