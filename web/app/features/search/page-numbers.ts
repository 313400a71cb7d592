import { type Search, without } from '@properysearch/contract/search/address'
import { lastNumberedPage } from '@properysearch/contract/search/facts'

export interface PageFacts {
  page: number
  pageSize: number
  total: number
  isTotalExact: boolean
  nextAfter: string | null
  previousAfter: string | null
}

/** How many pages there are; undefined when more were not counted. */
export function lastPageOf({ total, pageSize, isTotalExact }: PageFacts): number | undefined {
  return isTotalExact ? Math.max(1, Math.ceil(total / pageSize)) : undefined
}

/** By its number as far as numbers go, beyond by the place that the page before hands out. */
export function searchOfPage(search: Search, page: number, after: string | null): Search | undefined {
  const first = without(search, 'page', 'after')
  if (page <= 1) return first
  if (page <= lastNumberedPage) return { ...first, page: String(page) }
  return after === null ? undefined : { ...first, after }
}

export function nextSearch(search: Search, facts: PageFacts): Search | undefined {
  return facts.nextAfter === null ? undefined : searchOfPage(search, facts.page + 1, facts.nextAfter)
}

export function previousSearch(search: Search, facts: PageFacts): Search | undefined {
  return facts.page <= 1 ? undefined : searchOfPage(search, facts.page - 1, facts.previousAfter)
}

/** 1 … 4 5 6 … 50: the first, the last that has a number, and those around this one. Null where some are left out. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last)
  const numbers = [...new Set(shown)].sort((a, b) => a - b)
  return numbers.flatMap((number, i) => {
    const gap = number - (numbers[i - 1] ?? number)
    if (gap === 2) return [number - 1, number]
    return gap > 2 ? [null, number] : [number]
  })
}
