import type { HourName } from './light/hours.ts'

export type PropertyKind = 'flats' | 'houses' | 'villas' | 'plots' | 'studio' | 'offices' | 'shops'

export type View =
  | 'front'
  | 'street'
  | 'living'
  | 'bedroom'
  | 'bedroom-2'
  | 'kitchen'
  | 'bath'
  | 'balcony'
  | 'amenity'
  | 'site'
  | 'outline'
  | 'pegs'
  | 'hills'
  | 'reception'
  | 'workspace'
  | 'meeting'
  | 'cabin'
  | 'pantry'
  | 'inside'
  | 'counter'
  | 'stock'

export type Furnishing = 'Furnished' | 'Semi-Furnished' | 'UnFurnished'

/** What the painter is told about a listing. All pictures of one seed show the same place at the same hour. */
export interface PictureSubject {
  seed: string
  kind: PropertyKind
  view: View
  bedrooms: number
  /** Storeys of the whole building. */
  floors: number
  furnishing: Furnishing
  ageYears: number
  /** The floor it lies on, for what is seen from its windows. Derived from the seed when absent. */
  floor?: number
  /** The hour of the day. Derived from the seed when absent. */
  hour?: HourName
}

/** The pictures a listing has, in the order of its gallery. */
export function viewsFor(kind: PropertyKind, bedrooms: number): View[] {
  const secondRoom: View[] = bedrooms >= 2 ? ['bedroom-2'] : []
  switch (kind) {
    case 'flats':
      return ['front', 'living', 'bedroom', 'kitchen', 'balcony', ...secondRoom, 'bath', 'amenity', 'street']
    case 'houses':
    case 'villas':
      return ['front', 'living', 'kitchen', 'bedroom', 'amenity', ...secondRoom, 'bath', 'balcony', 'street']
    case 'studio':
      return ['front', 'living', 'kitchen', 'bath', 'balcony', 'amenity', 'street']
    case 'plots':
      return ['site', 'outline', 'pegs', 'street', 'hills', 'amenity']
    case 'offices':
      return ['front', 'workspace', 'reception', 'meeting', 'cabin', 'pantry', 'street']
    case 'shops':
      return ['front', 'inside', 'counter', 'stock', 'bath', 'street']
  }
}
