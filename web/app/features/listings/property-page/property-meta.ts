import { bhkNames } from '@properysearch/contract/listings/facts'
import type { PropertyDetails, PropertyItem } from '@properysearch/contract/listings/property'
import { kindNames } from '../fact-rows.ts'
import { areaText, placeText, priceText } from '../property-words.ts'

/** 2 BHK flat for sale in Baner, Pune */
export function whatAndWhere(item: PropertyItem): string {
  const { subcategory, listedIn } = item.propertydata
  const { bhk } = item.detailsData
  const kind = kindNames[subcategory]
  const what = bhk === null || subcategory === 'Studio Apartments' ? kind : `${bhkNames[bhk]} ${kind.toLowerCase()}`
  return `${what} for ${listedIn === 'rent' ? 'rent' : 'sale'} in ${placeText(item)}`
}

/** For the tab and for search engines. */
export function titleOf(property: PropertyDetails): string {
  return `${whatAndWhere(property)}, ${priceText(property.propertydata)}`
}

const longest = 160

/** The facts people search for, then as much of the description as fits, to the last whole word. */
export function descriptionOf(property: PropertyDetails): string {
  const { society } = property.locationData
  const facts = `${areaText(property)}${society ? ` in ${society}` : ''}, ${property.propertydata.possession.toLowerCase()}.`
  const text = `${facts} ${property.propertydata.description}`.replace(/\s+/g, ' ').trim()
  if (text.length <= longest) return text
  return `${text.slice(0, longest).replace(/[\s,;:.]*\s\S*$/, '')}…`
}
