import type { ListedIn } from '@properysearch/contract/listings/facts'
import { formatPrice } from '@properysearch/contract/values/money'
import type { MapPin } from './map-props.ts'

const thousand = 1_000
const lakh = 1_00_000

/** As short as a pin on the map must be: ₹85 L, ₹1.25 Cr, ₹32k. The info window has the full words. */
export function priceLabel(rupees: number): string {
  if (rupees < thousand) return `₹${Math.round(rupees)}`
  if (rupees < lakh) {
    const thousands = Math.round(rupees / 100) / 10
    return thousands >= 100 ? '₹1 L' : `₹${thousands}k`
  }
  return shorten(formatPrice(rupees))
}

/** ₹85.5 Lac, ₹32,000 /month */
export function priceWords(rupees: number, listedIn: ListedIn): string {
  return listedIn === 'rent' ? `${formatPrice(rupees)} /month` : formatPrice(rupees)
}

/** What a screen reader says of a pin: what is written on it, then what it is. */
export function pinName({
  title,
  price,
  listedIn,
  label,
}: Pick<MapPin, 'title' | 'price' | 'listedIn' | 'label'>): string {
  if (label !== undefined) return `${label}, ${title}`
  return `${priceLabel(price)}${listedIn === 'rent' ? ' a month' : ''}, ${title}`
}

/** Two decimals matter to a buyer, not to a pin: ₹85.55 Lac is about ₹85.6 L. Crores keep theirs. */
function shorten(price: string): string {
  const lakhs = price.match(/^₹([\d.,]+) Lac$/)?.[1]
  if (lakhs === undefined) return price
  const value = Math.round(Number(lakhs.replaceAll(',', '')) * 10) / 10
  return value >= 100 ? '₹1 Cr' : `₹${value} L`
}
