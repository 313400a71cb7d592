import type { AnalysisQuery } from '@properysearch/contract/analysis/calls'
import { analysisFilterNames, clearsFilter } from '@properysearch/contract/analysis/facts'

/** What the address may hold: the specification's filters and the locality. */
export const analysisFields = [...analysisFilterNames, 'locality'] as const
export type AnalysisField = (typeof analysisFields)[number]
export type ChosenFilters = Partial<Record<AnalysisField, string>>

/** Where nobody has chosen anything yet. */
export const firstFilters: ChosenFilters = { city: 'Pune', subcategory: 'Flats' }

/** Of an address; a value such as "Select city" is none. Without any field it is the first view. */
export function filtersIn(params: URLSearchParams): ChosenFilters {
  const given = analysisFields.filter((name) => params.has(name))
  if (given.length === 0) return firstFilters
  return Object.fromEntries(
    given.flatMap((name) => {
      const value = params.get(name)?.trim() ?? ''
      return value === '' || clearsFilter(value) ? [] : [[name, value]]
    }),
  )
}

/** Another city has other localities, another state other cities. */
export function changeFilter(filters: ChosenFilters, name: AnalysisField, value: string): ChosenFilters {
  const { [name]: _, ...others } = filters
  const left: ChosenFilters = { ...others }
  if (name === 'city' || name === 'state') delete left.locality
  if (name === 'state') delete left.city
  if (name === 'category') {
    delete left.min_price
    delete left.max_price
  }
  return value === '' || clearsFilter(value) ? left : { ...left, [name]: value }
}

/** After the question mark. Nothing chosen at all is said, or it would be the first view again. */
export function searchOf(filters: ChosenFilters): string {
  const params = new URLSearchParams(filters)
  if (params.size === 0) params.set('city', '')
  return `?${params}`
}

/** As the call takes them: what an address holds is checked there. */
export const queryOf = (filters: ChosenFilters): AnalysisQuery => filters as AnalysisQuery
