import type { PropertyItem } from '@properysearch/contract/listings/property'
import { leadsSomewhere, pathTo } from '../../../screens.ts'
import { whatAndWhere } from './property-meta.ts'

export interface TrailStep {
  name: string
  path: string
}

/**
 * The way to a listing from the home page: its city, its locality, itself. It includes searches where there are some.
 */
export function trailTo(item: PropertyItem): TrailStep[] {
  const { city, locality } = item.locationData
  const searches = leadsSomewhere('/PropertyListHome')
    ? [
        { name: city, path: searchFor(item, city) },
        ...(locality === city ? [] : [{ name: locality, path: searchFor(item, locality) }]),
      ]
    : []
  return [
    { name: 'Home', path: pathTo('home') },
    ...searches,
    { name: whatAndWhere(item), path: pathTo('property', item.propertydata) },
  ]
}

/** The search for the same kind in a place. */
export function searchFor({ propertydata }: PropertyItem, place: string): string {
  const type = propertydata.listedIn === 'rent' ? 'rent' : 'buy'
  return `/PropertyListHome?${new URLSearchParams({ type, text: place })}`
}
