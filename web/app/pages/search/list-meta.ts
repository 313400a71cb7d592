import { type Search, searchString, without } from '@properysearch/contract/search/address'
import type { Understood } from '@properysearch/contract/search/calls'
import type { MetaDescriptor } from 'react-router'
import { cardPictureSizes } from '../../features/listings/cards/property-card.tsx'
import { preloadPicture } from '../../features/listings/property-picture.tsx'
import type { FoundPeople } from '../../features/professionals/find-people.ts'
import { professionalWords } from '../../features/professionals/professional-words.ts'
import { namesPlace } from '../../features/search/city-of-search.ts'
import type { FoundList } from '../../features/search/find-list.ts'
import { listAddress } from '../../features/search/list-address.ts'
import { nextSearch, previousSearch } from '../../features/search/page-numbers.ts'
import { countText, titleOf } from '../../features/search/search-words.ts'
import { pageMeta, siteUrlOf } from '../../lib/meta.ts'
import { pathTo } from '../../screens.ts'
import { peopleTitle } from './people-list.tsx'

type Matches = Parameters<typeof pageMeta>[1]
const unlisted: MetaDescriptor = { name: 'robots', content: 'noindex, follow' }

export function listMeta(found: FoundList, matches: Matches): MetaDescriptor[] {
  const { search, total, isTotalExact, understood } = found
  const title = titleOf(search, understood.chips)
  const siteUrl = siteUrlOf(matches)
  const [first] = found.data[0]?.mediaData.images ?? []
  const [next, previous] = [nextSearch(search, found), previousSearch(search, found)]
  return [
    ...pageMeta(
      {
        title,
        description: `${countText(total, isTotalExact)}: ${title.charAt(0).toLowerCase()}${title.slice(1)}, with ₹ per carpet sqft, a map, and when each was last confirmed.`,
        path: listAddress(canonicalSearch(found)),
      },
      matches,
    ),
    ...(isWorthListing(found) ? [] : [unlisted]),
    ...(previous ? [{ tagName: 'link' as const, rel: 'prev', href: siteUrl + listAddress(previous) }] : []),
    ...(next ? [{ tagName: 'link' as const, rel: 'next', href: siteUrl + listAddress(next) }] : []),
    ...(first ? [preloadPicture(first, cardPictureSizes.wide)] : []),
    ...(found.data.length > 0 ? [{ 'script:ld+json': itemList(found, title, siteUrl) }] : []),
  ]
}

/** Agents and evaluators have directories of their own for search engines; lawyers may have none. */
export function peopleMeta(found: FoundPeople, path: string, matches: Matches): MetaDescriptor[] {
  const title = peopleTitle(found)
  const description = `${title} on Properysearch. ${professionalWords[found.search.role].note}`
  return [...pageMeta({ title, description, path }, matches), unlisted]
}

export function failedMeta(matches: Matches): MetaDescriptor[] {
  const description = 'Homes, plots, offices and shops to buy and rent.'
  return [...pageMeta({ title: 'Properties', description, path: pathTo('propertyList') }, matches), unlisted]
}

/** The search itself, without order, page and the map's view; where its words name the place, they do it alone. */
function canonicalSearch(found: FoundList): Search {
  const general = without(found.search, 'sort', 'page', 'after', 'box')
  return namesPlace(found) ? without(general, 'city') : general
}

/** Search engines are shown what people look for in general: a tab, a kind, a place, a budget. */
function isWorthListing(found: FoundList): boolean {
  const { search, total, problems, understood } = found
  const narrow = without(canonicalSearch(found), 'type', 'subCategory', 'text', 'city', 'budget')
  return (
    total > 0 &&
    problems.length === 0 &&
    searchString(narrow) === '' &&
    search.box === undefined &&
    search.sort === undefined &&
    search.after === undefined &&
    understood.chips.every(isPlainPlace)
  )
}

function isPlainPlace({ kind, isCorrected }: Understood['chips'][number]): boolean {
  return (kind === 'locality' || kind === 'city' || kind === 'society') && !isCorrected
}

function itemList({ data, page, pageSize }: FoundList, name: string, siteUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: data.length,
    itemListElement: data.map(({ propertydata: { id, title } }, i) => ({
      '@type': 'ListItem',
      position: (page - 1) * pageSize + i + 1,
      name: title,
      url: siteUrl + pathTo('property', { id }),
    })),
  }
}
