import { bhkNames } from '@properysearch/contract/listings/facts'
import { type Search, valuesOf } from '@properysearch/contract/search/address'
import type { Understood } from '@properysearch/contract/search/calls'
import { type Budget, budgets, type SearchType, searchTypes, typeOfOption } from '@properysearch/contract/search/facts'
import { formatPrice } from '@properysearch/contract/values/money'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { namedCity } from '../../lib/chosen-city.ts'
import { listWords } from '../../lib/list-words.ts'

// A search said in words: the page's title, its count, its prices.

type Chips = Understood['chips']

const kindNames: Record<string, string> = {
  'buy villa': 'villas',
  'buy Studio Apartment': 'studio apartments',
  'rent house': 'houses',
  'rent apartment': 'apartments',
  'rent condo': 'villas',
  'plots office-space': 'office plots',
  'plots retail-space': 'retail plots',
  'plots industrial-space': 'industrial plots',
  'commercial office-space': 'office space',
  'commercial retail-space': 'retail space',
  'commercial industrial-space': 'industrial space',
}
const typeKinds: Record<SearchType, string> = {
  buy: 'properties',
  rent: 'properties',
  commercial: 'commercial properties',
  plots: 'plots',
}

export function typeOf(search: Search): SearchType | undefined {
  const { type, subCategory } = search
  if (type !== undefined && Object.hasOwn(searchTypes, type)) return type as SearchType
  return type === undefined && subCategory !== undefined ? typeOfOption(subCategory) : undefined
}

/** 2 BHK flats for sale in Baner under ₹50 Lac */
export function titleOf(search: Search, chips: Chips): string {
  const label = (kind: Chips[number]['kind']) => chips.find((chip) => chip.kind === kind)?.label
  const rooms = valuesOf(search, 'bhk').map((bhk) => bhkNames[bhk as keyof typeof bhkNames] ?? '')
  const place = placeOf(chips) ?? namedCity(search.city)
  const parts = [
    rooms.length > 0 ? rooms.join(', ') : label('bhk'),
    label('subcategory')?.toLowerCase() ?? kindOf(search),
    dealOf(search, label('listedIn')),
    place && `in ${place}`,
    budgetWords(search.budget),
  ]
  const title = parts.filter(Boolean).join(' ')
  return title.charAt(0).toUpperCase() + title.slice(1)
}

/** Baner; Baner and Wakad. */
export function placeOf(chips: Chips): string | undefined {
  const places = chips.filter((chip) => ['society', 'locality', 'city'].includes(chip.kind)).map((chip) => chip.label)
  return places.length > 0 ? listWords([...new Set(places)]) : undefined
}

function kindOf(search: Search): string {
  const type = typeOf(search)
  if (!type) return 'properties'
  if (search.subCategory === undefined) return typeKinds[type]
  return kindNames[`${type} ${search.subCategory}`] ?? search.subCategory
}

function dealOf(search: Search, typed: string | undefined): string | undefined {
  if (typed) return typed.toLowerCase()
  const type = typeOf(search)
  if (type === 'buy') return 'for sale'
  if (type === 'rent') return 'for rent'
  return type ? undefined : 'for sale and rent'
}

function budgetWords(budget: string | undefined): string | undefined {
  if (budget === undefined || !Object.hasOwn(budgets, budget)) return undefined
  const { label } = budgets[budget as Budget]
  return /^(Under|Above)/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : `from ${label}`
}

/** 1,284 properties; About 12,000 properties where they were estimated. */
export function countText(total: number, isExact: boolean): string {
  if (total === 0 && !isExact) return 'No property found so far'
  const count = `${isExact ? '' : 'About '}${formatNumber(total)}`
  return `${count} ${total === 1 && isExact ? 'property' : 'properties'}`
}

/** ₹80 Lac to ₹1.2 Cr; From ₹80 Lac; Up to ₹1.2 Cr. */
export function priceRangeText(min: string | undefined, max: string | undefined): string {
  return rangeText(min && formatPrice(Number(min)), max && formatPrice(Number(max)))
}

export function areaRangeText(min: string | undefined, max: string | undefined): string {
  const sqft = (area: string | undefined) => area && formatNumber(Number(area))
  return `${rangeText(sqft(min), sqft(max))} sqft`
}

function rangeText(min: string | undefined, max: string | undefined): string {
  if (min && max) return `${min} to ${max}`
  return min ? `From ${min}` : `Up to ${max}`
}
