import {
  type Bhk,
  bhkNames,
  countName,
  type Furnishing,
  floorCountName,
  furnishingNames,
  type PostedBy,
  postedByNames,
} from '@properysearch/contract/listings/facts'
import { pagingFields, type Search, type SearchField, valuesOf, without } from '@properysearch/contract/search/address'
import type { Understood } from '@properysearch/contract/search/calls'
import { type Budget, budgets, defaultRadiusKm, optionsOf } from '@properysearch/contract/search/facts'
import { areaRangeText, priceRangeText, typeOf } from './search-words.ts'

/** One thing that narrows a search, and the search without it. */
export interface ChosenFilter {
  key: string
  label: string
  search: Search
}

const listLabels: Partial<Record<SearchField, (value: string) => string>> = {
  bhk: (value) => bhkNames[value as Bhk] ?? value,
  possession: String,
  furnishing: (value) => furnishingNames[value as Furnishing] ?? value,
  facing: (value) => `${value} facing`,
  age: (value) => (value === 'UnderConstruction' ? 'Under construction' : value),
  floorsNo: (value) => `${floorCountName(value)} ${value === '1' ? 'floor' : 'floors'}`,
  amenities: (value) => `${value} nearby`,
  postedBy: (value) => `By ${(postedByNames[value as PostedBy] ?? value).toLowerCase()}`,
}

/** Everything chosen apart from the tab and the order: first what was understood of the text, then the filters. */
export function chosenFilters(asked: Search, chips: Understood['chips']): ChosenFilter[] {
  const search = without(asked, ...pagingFields)
  const one = (key: SearchField, label: string | undefined, ...fields: SearchField[]): ChosenFilter[] =>
    label ? [{ key, label, search: without(search, key, ...fields) }] : []
  const { text: _, ...withoutText } = search
  return [
    ...chips.map((chip, i) => ({
      key: `text ${i}`,
      label: chip.isCorrected ? `${chip.label} (you typed ‘${chip.typed}’)` : chip.label,
      search: chip.without ? { ...search, text: chip.without } : withoutText,
    })),
    ...one('subCategory', kindLabel(search)),
    ...one('budget', budgets[search.budget as Budget]?.label),
    ...one('minPrice', hasRange(search, 'Price') ? priceRangeText(search.minPrice, search.maxPrice) : '', 'maxPrice'),
    ...Object.entries(listLabels).flatMap(([field, label]) =>
      valuesOf(search, field as SearchField).map((value) => ({
        key: `${field} ${value}`,
        label: label(value),
        search: withoutValue(search, field as SearchField, value),
      })),
    ),
    ...one('bathrooms', search.bathrooms && bathroomsLabel(search.bathrooms)),
    ...one('minArea', hasRange(search, 'Area') ? areaRangeText(search.minArea, search.maxArea) : '', 'maxArea'),
    ...one('box', search.box && 'Map area'),
    ...one('polygon', search.polygon && 'Drawn area'),
    ...one('near', search.near && `Within ${search.radiusKm ?? defaultRadiusKm} km`, 'radiusKm').map((filter) => ({
      ...filter,
      // Nearest first needs a place to be near.
      search: filter.search.sort === 'distance' ? without(filter.search, 'sort') : filter.search,
    })),
  ]
}

/** Only the tab and the city stay. */
export function clearedSearch({ type, city }: Search): Search {
  return { ...(type === undefined ? {} : { type }), ...(city === undefined ? {} : { city }) }
}

/** Another tab offers other kinds and budgets; plots and offices have no bedrooms. */
export function searchInTab(search: Search, type: string): Search {
  const kept = without(search, ...pagingFields, 'type', 'subCategory', 'budget', 'minPrice', 'maxPrice')
  return { type, ...(type === 'commercial' || type === 'plots' ? without(kept, 'bhk') : kept) }
}

export function bathroomsLabel(value: string): string {
  const name = countName(Number(value))
  return name.endsWith('+') ? `${name} baths` : `${name}+ baths`
}

function kindLabel(search: Search): string | undefined {
  const type = typeOf(search)
  return type && search.subCategory !== undefined ? optionsOf(type)[search.subCategory]?.label : undefined
}

function hasRange(search: Search, name: 'Price' | 'Area'): boolean {
  return search[`min${name}`] !== undefined || search[`max${name}`] !== undefined
}

function withoutValue(search: Search, field: SearchField, value: string): Search {
  const left = valuesOf(search, field).filter((other) => other !== value)
  return left.length > 0 ? { ...search, [field]: left.join(',') } : without(search, field)
}
