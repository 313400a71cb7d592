import { bhkNames } from '../listings/facts.ts'
import type { PropertyItem } from '../listings/property.ts'
import { formatPrice } from '../values/money.ts'
import { formatNumber } from '../values/numbers.ts'

// The picture shown where a listing is shared, 1200 by 630. Free of zod.

/** What a listing's card shows. */
export interface SharedProperty {
  propertydata: Pick<PropertyItem['propertydata'], 'id' | 'title' | 'price' | 'listedIn'>
  mediaData: { images: readonly { url: string }[] }
  locationData: Pick<PropertyItem['locationData'], 'locality' | 'city'>
  detailsData: Pick<PropertyItem['detailsData'], 'bhk' | 'sizeInFt'>
}

export const shareCardWidth = 1200
export const shareCardHeight = 630

/** To be raised when cards are drawn differently. */
const design = 1

/** The words on the card. */
export function shareCardWords(property: SharedProperty): { title: string; price: string; line: string } {
  const { title, price, listedIn } = property.propertydata
  const { bhk, sizeInFt } = property.detailsData
  const { locality, city } = property.locationData
  const size = `${formatNumber(sizeInFt)} sqft`
  return {
    title,
    price: listedIn === 'rent' ? `${formatPrice(price)} /month` : formatPrice(price),
    line: [bhk === null ? '' : bhkNames[bhk], size, `${locality}, ${city}`].filter(Boolean).join(' · '),
  }
}

/**
 * The path of the card, to be put after the site's address. It names what the card shows: when the price, the words
 * or the first picture change, so does the address, and nobody keeps showing the old one.
 */
export function shareCardUrl(property: SharedProperty): string {
  return `/pictures/${property.propertydata.id}/card-${shareCardVersion(property)}.jpg`
}

export function shareCardVersion(property: SharedProperty): string {
  const { title, price, line } = shareCardWords(property)
  return shortHash([design, title, price, line, property.mediaData.images[0]?.url ?? ''].join('\n'))
}

/** FNV-1a, 32 bits: tells versions apart and guards nothing. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36).padStart(7, '0')
}
