import { bhkNames, countName } from '@properysearch/contract/listings/facts'
import { formatPrice, formatRupees } from '@properysearch/contract/values/money'
import { formatNumber } from '@properysearch/contract/values/numbers'
import type { CardItem } from '../../lib/card-item.ts'

// How a listing is said in words: the same on cards, pages, maps and in comparisons.

type Price = Pick<CardItem['propertydata'], 'price' | 'listedIn'>

/** ₹85.5 Lac for a sale, ₹32,000 /month for a rent. */
export function priceText({ price, listedIn }: Price): string {
  return listedIn === 'rent' ? `${formatRupees(price)} /month` : formatPrice(price)
}

/** To the last rupee, for whoever wants to know it exactly. */
export function fullPriceText({ price, listedIn }: Price): string {
  return listedIn === 'rent' ? `${formatRupees(price)} /month` : formatRupees(price)
}

/** ₹9,450 per carpet sqft; of a plot, per sqft. */
export function ratePerSqft({ propertydata }: CardItem): string {
  const unit = propertydata.subcategory === 'Plots' ? 'sqft' : 'carpet sqft'
  return `${formatRupees(propertydata.pricePerSqft)} per ${unit}`
}

export function sqft(area: number): string {
  return `${formatNumber(area)} sqft`
}

export function areaText({ propertydata, detailsData }: CardItem): string {
  return propertydata.subcategory === 'Plots'
    ? `${sqft(detailsData.sizeInFt)} plot`
    : `${sqft(detailsData.sizeInFt)} carpet`
}

/** 3rd of 11 floors; Ground floor of 4. */
export function floorText(floor: number | null, totalFloors: number | null): string | null {
  if (floor === null) return totalFloors === null ? null : floors(totalFloors)
  const name = floor < 0 ? 'Basement' : floor === 0 ? 'Ground' : ordinal(floor)
  if (totalFloors === null) return `${name} floor`
  return floor > 0 ? `${name} of ${floors(totalFloors)}` : `${name} floor of ${totalFloors}`
}

function floors(count: number): string {
  return `${count} floor${count === 1 ? '' : 's'}`
}

/** Rooms, baths, garages: counted up to ten, then 10+. */
export function plural(count: number, noun: string): string {
  return `${countName(count)} ${noun}${count === 1 ? '' : 's'}`
}

function ordinal(n: number): string {
  const isTeen = n % 100 > 10 && n % 100 < 14
  return `${n}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][n % 10]) ?? 'th'}`
}

/** 2 BHK · 2 baths · 745 sqft carpet · 3rd of 11 floors; in short, without the floor. */
export function factsOf(item: CardItem, isShort = false): string[] {
  const { bhk, bathrooms, floor, totalFloors, garages } = item.detailsData
  const facts = [
    bhk === null ? null : bhkNames[bhk],
    bathrooms ? plural(bathrooms, 'bath') : null,
    areaText(item),
    isShort ? null : floorText(floor, totalFloors),
    garages > 0 ? plural(garages, 'garage') : null,
  ]
  return facts.filter((fact) => fact !== null)
}

/** In a line, which breaks between facts and not within one. */
export function factLine(facts: readonly string[]): string {
  return facts.map((fact) => fact.replaceAll(' ', '\u00a0')).join(' · ')
}

/** Baner, Pune: the city stands for itself when the locality is the city. */
export function placeText({ locationData: { locality, city } }: CardItem): string {
  return locality === city ? city : `${locality}, ${city}`
}
