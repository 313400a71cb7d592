import type { PackageItem } from '@properysearch/contract/subscriptions/calls'
import { freeListings, type QuotaKind } from '@properysearch/contract/subscriptions/facts'
import { formatNumber } from '@properysearch/contract/values/numbers'

/** A quota of a package in words: "20 owner contacts". */
const words: Record<QuotaKind, (n: number) => string> = {
  contacts: (n) => `${formatNumber(n)} owner ${n === 1 ? 'contact' : 'contacts'}`,
  leads: (n) => `${formatNumber(n)} ${n === 1 ? 'lead' : 'leads'}`,
  listings: (n) => `${formatNumber(n)} more ${n === 1 ? 'listing' : 'listings'} at a time`,
  promotedDays: (n) => `${formatNumber(n)} promoted ${n === 1 ? 'day' : 'days'}`,
}

const none: Record<QuotaKind, string> = {
  contacts: 'No owner contacts',
  leads: 'No leads',
  listings: `Only the ${freeListings} free listings`,
  promotedDays: 'No promoted days',
}

const units: Record<QuotaKind, [one: string, many: string]> = {
  contacts: ['contact', 'contacts'],
  leads: ['lead', 'leads'],
  listings: ['place', 'places'],
  promotedDays: ['day', 'days'],
}

/** What was used at once: "1 contact", "15 days". */
export function unitsText(kind: QuotaKind, n: number): string {
  return `${formatNumber(n)} ${units[kind][n === 1 ? 0 : 1]}`
}

const kinds = Object.keys(words) as QuotaKind[]

export function quotaText(kind: QuotaKind, granted: number): string {
  return granted === 0 ? none[kind] : words[kind](granted)
}

/** The kinds that at least one of these holds, so that each can say of each what it holds and what not. */
export function comparedKinds(packages: readonly PackageItem[]): QuotaKind[] {
  return kinds.filter((kind) => packages.some((item) => item[kind] > 0))
}

/** What it holds, in words; what it does not is left out. */
export function heldTexts(item: PackageItem): string[] {
  return kinds.filter((kind) => item[kind] > 0).map((kind) => words[kind](item[kind]))
}

/** Packages run for different times: the same time makes their prices comparable. In rupees, to the rupee. */
export function pricePerMonth({ total, days }: Pick<PackageItem, 'total' | 'days'>): number {
  return Math.round((total / days) * 30)
}

/** "Owner’s contact, listing 17" names one; "Premium profile" names none. */
export function listingNamedIn(what: string): number | null {
  const named = /, listing (\d+)$/.exec(what)
  return named ? Number(named[1]) : null
}
