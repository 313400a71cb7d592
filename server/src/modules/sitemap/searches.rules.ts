import { pathTo } from '@properysearch/contract/screens'
import { type Match, optionsOf, type SearchType, searchTypes } from '@properysearch/contract/search/facts'
import { toSearchParams } from '@properysearch/contract/search/url'
import type { KindInPlace } from '../search/index.ts'

interface Search {
  type: SearchType
  subCategory: string
  match: Match
}

const searches: Search[] = (Object.keys(searchTypes) as SearchType[]).flatMap((type) =>
  Object.entries(optionsOf(type)).map(([subCategory, option]) => ({
    type,
    subCategory,
    match: { ...searchTypes[type].match, ...option.match },
  })),
)

/** The addresses of all searches that find something: each tab and option in each place, the same answer only once. */
export function searchAddresses(kinds: readonly KindInPlace[]): string[] {
  const places = Map.groupBy(kinds, (kind) => kind.place)
  return [...places].flatMap(([text, there]) => {
    const told = new Set<string>()
    return searches.flatMap(({ type, subCategory, match }) => {
      const found = there.flatMap((kind, i) => (fits(kind, match) ? [i] : [])).join()
      if (found === '' || told.has(found)) return []
      told.add(found)
      return [`${pathTo('propertyList')}?${toSearchParams({ type, subCategory, text })}`]
    })
  })
}

function fits(kind: KindInPlace, match: Match): boolean {
  return (
    (!match.listedIn || match.listedIn === kind.listedIn) &&
    (!match.subcategories || match.subcategories.includes(kind.subcategory)) &&
    (!match.permittedUse || match.permittedUse === kind.permittedUse)
  )
}
