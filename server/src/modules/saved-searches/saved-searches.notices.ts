import type { PropertyItem } from '@properysearch/contract/listings/property'
import { listQueryOf } from '@properysearch/contract/saved-searches/list-of-saved'
import { pathTo, type ScreenLink } from '@properysearch/contract/screens'
import { formatPrice } from '@properysearch/contract/values/money'

interface Words {
  title: string
  body: string
  link: ScreenLink
}

export function priceWords({ listedIn }: Pick<PropertyItem['propertydata'], 'listedIn'>, rupees: number): string {
  return `${formatPrice(rupees)}${listedIn === 'rent' ? ' /month' : ''}`
}

/** 2 BHK flat in Baner, ₹85 Lac; 2 BHK flat in Baner, ₹82 Lac instead of ₹85 Lac. */
export function itemWords({ propertydata }: PropertyItem, beforePaise: number | null): string {
  const price = priceWords(propertydata, propertydata.price)
  const before = beforePaise === null ? '' : ` instead of ${priceWords(propertydata, beforePaise / 100)}`
  return `${propertydata.title}, ${price}${before}`
}

/** What one search found, at once. */
export function foundWords(of: { name: string; beforePaise: number | null }, item: PropertyItem): Words {
  return {
    title: of.beforePaise === null ? `A property for “${of.name}”` : `Cheaper now: a property for “${of.name}”`,
    body: `${itemWords(item, of.beforePaise)}.`,
    link: pathTo('myPropertyView', { id: item.propertydata.id }),
  }
}

/** So many are named, the newest; the others are counted. */
export const namedInDigest = 3

/** What one search found since the last time. */
export function digestWords(
  of: { name: string; search: string },
  { items, count }: { items: readonly PropertyItem[]; count: number },
  beforePaise: ReadonlyMap<number, number>,
): Words {
  const words = items.map((item) => `${itemWords(item, beforePaise.get(item.propertydata.id) ?? null)}.`)
  const left = count - items.length
  return {
    title: `${count === 1 ? 'A property' : `${count} properties`} for “${of.name}”`,
    body: [...words, ...(left > 0 ? [`And ${left} more.`] : [])].join(' '),
    link: listLink(of.search),
  }
}

/** The list as the search opens it, newest first. */
export function listLink(search: string): ScreenLink {
  return `${pathTo('propertyList')}?${listQueryOf(search, { newestFirst: true }).slice(1)}`
}
