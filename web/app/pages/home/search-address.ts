import { pathTo } from '../../screens.ts'

/** The list of what a search finds. */
export function searchAddress(filters: Record<string, string>): string {
  return `${pathTo('propertyList')}?${new URLSearchParams(filters)}`
}
