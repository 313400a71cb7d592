import { bhkNames, countName, furnishingNames, permittedUseNames } from '@properysearch/contract/listings/facts'
import type { PropertyDetails } from '@properysearch/contract/listings/property'
import { formatDay } from '../../lib/format.ts'
import { floorText, sqft } from './property-words.ts'

export interface Fact {
  label: string
  value: string
}

/** What there is to know of a listing, as fits its kind: a plot has no bathrooms, a shop no bedrooms. */
export function factRows({ propertydata, detailsData: details, locationData }: PropertyDetails): Fact[] {
  const isPlot = propertydata.subcategory === 'Plots'
  const counted = (count: number | null) => (count === null ? null : countName(count))
  const rows: [string, string | null][] = [
    ['Property type', kindNames[propertydata.subcategory]],
    ['Rooms', details.bhk === null ? null : bhkNames[details.bhk]],
    ['Bathrooms', counted(details.bathrooms)],
    ['Balconies', isPlot || details.balconies === 0 ? null : countName(details.balconies)],
    ['Carpet area', details.carpetSqft === null ? null : sqft(details.carpetSqft)],
    ['Built-up area', details.builtUpSqft === null ? null : sqft(details.builtUpSqft)],
    ['Super built-up area', details.superBuiltUpSqft === null ? null : sqft(details.superBuiltUpSqft)],
    ['Plot area', details.plotSqft === null ? null : sqft(details.plotSqft)],
    ['Floor', floorText(details.floor, details.totalFloors)],
    ['Garages', isPlot ? null : details.garages === 0 ? 'None' : countName(details.garages)],
    ['Furnishing', details.furnishing && furnishingNames[details.furnishing]],
    ['Facing', details.facing],
    ['Age', details.age === 'UnderConstruction' ? null : details.age],
    ['Possession', propertydata.possession],
    ['Possession by', propertydata.possessionOn && formatDay(propertydata.possessionOn)],
    ['Available from', propertydata.availableFrom && formatDay(propertydata.availableFrom)],
    [
      'Permitted use',
      isPlot || details.permittedUse !== 'residential' ? permittedUseNames[details.permittedUse] : null,
    ],
    ['Walls', details.exteriorMaterial],
    ['Structure', details.structureType],
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
