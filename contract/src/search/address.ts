import {
  amenities,
  bhkNames,
  facings,
  floorCounts,
  furnishings,
  possessions,
  postedByNames,
  propertyAges,
} from '../listings/facts.ts'
import { readSoughtPrice } from '../values/money.ts'
import { oneLine, saidTogether } from '../values/text.ts'
import type { SearchQuery } from './calls.ts'
import { budgets, optionsOf, type SearchType, searchTypes, sortNames } from './facts.ts'
import { searchFields } from './url.ts'

// A search as an address or a form carries it: texts only, nothing blank, each search in one spelling. Free of zod.

export type SearchField = keyof SearchQuery
export type Search = Partial<Record<SearchField, string>>

/** Where the list's place is, not what is in it. */
export const pagingFields = ['page', 'after'] as const satisfies SearchField[]
/** Narrowing by a place on the map. */
export const placeFields = ['box', 'polygon', 'near', 'radiusKm'] as const satisfies SearchField[]

const lists: Partial<Record<SearchField, readonly string[]>> = {
  bhk: Object.keys(bhkNames).sort((a, b) => Number(a) - Number(b)),
  possession: possessions,
  furnishing: furnishings,
  facing: facings,
  age: propertyAges,
  floorsNo: floorCounts,
  amenities,
  postedBy: Object.keys(postedByNames),
}
const types = Object.keys(searchTypes) as SearchType[]
const choices: Partial<Record<SearchField, readonly string[]>> = {
  type: types,
  subCategory: [...new Set(types.flatMap((type) => Object.keys(optionsOf(type))))],
  budget: Object.keys(budgets),
  sort: Object.keys(sortNames),
}
/** What a field says when it is left out, so it can be left out of the address. */
const silent: Search = { subCategory: 'any', sort: 'relevance', page: '1' }
/** Other names under which words arrive; they are said together. */
const namesOfText = ['text', 'location', 'locality']

/**
 * Reads an address or a sent form, forgiving capitals, blanks, repeated fields and prices in words. What it cannot read
 * it leaves as it is: the server says what is wrong with it.
 */
export function readSearch(params: URLSearchParams): Search {
  const isRent = params.getAll('type').some((type) => type.toLowerCase() === 'rent')
  const entries = searchFields.flatMap((field): [SearchField, string][] => {
    const given = (name: string) => params.getAll(name).filter((text) => !isBlank(text))
    const value =
      field === 'text'
        ? saidTogether(namesOfText.map((name) => oneLine(given(name).at(-1) ?? '')))
        : tidy(field, given(field), isRent)
    return value === '' || value === silent[field] ? [] : [[field, value]]
  })
  return Object.fromEntries(entries)
}

/** Whether an address already has the search in its one spelling. What else an address carries does not matter. */
export function isTidy(params: URLSearchParams): boolean {
  const names: string[] = [...searchFields, ...namesOfText]
  const own = new URLSearchParams([...params].filter(([name]) => names.includes(name)))
  return own.toString() === searchString(readSearch(params)).slice(1)
}

/** `?type=buy&text=Baner`, or nothing for a search that asks for everything. */
export function searchString(search: Search): string {
  const params = new URLSearchParams()
  for (const field of searchFields) if (search[field]) params.append(field, search[field])
  const text = params.toString()
  return text ? `?${text}` : ''
}

export function without(search: Search, ...fields: readonly SearchField[]): Search {
  return Object.fromEntries(Object.entries(search).filter(([field]) => !fields.includes(field as SearchField)))
}

/** The values of a field that can hold several. */
export function valuesOf(search: Search, field: SearchField): string[] {
  return search[field]?.split(',') ?? []
}

function tidy(field: SearchField, given: readonly string[], isRent: boolean): string {
  const last = oneLine(given.at(-1) ?? '')
  const list = lists[field]
  if (list) return inOrder(list, given)
  if (choices[field]) return known(choices[field], last)
  if (field === 'minPrice' || field === 'maxPrice') return String(readSoughtPrice(last, isRent) ?? last)
  if (field === 'minArea' || field === 'maxArea') return last.replace(/,|\s*(sq\.?\s*ft\.?|sqft)$/gi, '')
  return last
}

/** Each value once and in the order of the list; what is not in it comes last. */
function inOrder(list: readonly string[], given: readonly string[]): string {
  const values = new Set(given.flatMap((text) => text.split(',')).flatMap((part) => known(list, part.trim()) || []))
  return [...list.filter((value) => values.has(value)), ...[...values].filter((value) => !list.includes(value))].join(
    ',',
  )
}

function known(values: readonly string[], given: string): string {
  return values.find((value) => value.toLowerCase() === given.toLowerCase()) ?? given
}

/** Links and forms of older pages send the word null for nothing. */
function isBlank(value: string): boolean {
  return value.trim() === '' || value === 'null' || value === 'undefined'
}
