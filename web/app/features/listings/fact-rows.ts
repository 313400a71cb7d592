import { bhkNames, countName, permittedUseNames } from '@properysearch/contract/listings/facts'
import type { PropertyDetails } from '@properysearch/contract/listings/property'
import { formatDay } from '../../lib/format.ts'
import { floorText, sqft } from './property-words.ts'

export interface Fact {
  label: string
  value: string
}

/** What there is to know of a listing, as fits its kind: a plot has no bathrooms, a shop no bedrooms. */
export function factRows({ propertydata, detailsData: it, locationData }: PropertyDetails): Fact[] {
  const isPlot = propertydata.subcategory === 'Plots'
  const counted = (count: number | null) => (count === null ? null : countName(count))
  const rows: [string, string | null][] = [
    ['Property type', kindNames[propertydata.subcategory]],
    ['Rooms', it.bhk === null ? null : bhkNames[it.bhk]],
    ['Bathrooms', counted(it.bathrooms)],
    ['Balconies', isPlot || it.balconies === 0 ? null : countName(it.balconies)],
    ['Carpet area', it.carpetSqft === null ? null : sqft(it.carpetSqft)],
    ['Built-up area', it.builtUpSqft === null ? null : sqft(it.builtUpSqft)],
    ['Super built-up area', it.superBuiltUpSqft === null ? null : sqft(it.superBuiltUpSqft)],
    ['Plot area', it.plotSqft === null ? null : sqft(it.plotSqft)],
    ['Floor', floorText(it.floor, it.totalFloors)],
    ['Garages', isPlot ? null : it.garages === 0 ? 'None' : countName(it.garages)],
    ['Furnishing', it.furnishing],
    ['Facing', it.facing],
    ['Age', it.age === 'UnderConstruction' ? null : it.age],
    ['Possession', propertydata.possession],
    ['Possession by', propertydata.possessionOn && formatDay(propertydata.possessionOn)],
    ['Available from', propertydata.availableFrom && formatDay(propertydata.availableFrom)],
    ['Permitted use', isPlot || it.permittedUse !== 'residential' ? permittedUseNames[it.permittedUse] : null],
    ['Walls', it.exteriorMaterial],
    ['Structure', it.structureType],
    ['Society', locationData.society],
    ['Building authority', locationData.authority],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** One of each kind, as a word. */
export const kindNames: Record<PropertyDetails['propertydata']['subcategory'], string> = {
  Flats: 'Flat',
  Houses: 'House',
  Villas: 'Villa',
  Plots: 'Plot',
  'Studio Apartments': 'Studio apartment',
  Offices: 'Office',
  Shops: 'Shop',
}
