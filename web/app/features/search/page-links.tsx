import type { Search } from '@properysearch/contract/search/address'
import { lastNumberedPage } from '@properysearch/contract/search/facts'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import { listAddress } from './list-address.ts'
import { lastPageOf, nextSearch, type PageFacts, pageNumbers, previousSearch, searchOfPage } from './page-numbers.ts'

const box =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-2 font-semibold text-sm hover:bg-sunken'

/** The way through the list, as links: any page can be opened, shared and come back to. */
export function PageLinks({ search, facts }: { search: Search; facts: PageFacts }) {
  const { page } = facts
  const last = lastPageOf(facts)
  const next = nextSearch(search, facts)
  const previous = previousSearch(search, facts)
  if (!next && !previous) return null
  const numbers = page > lastNumberedPage ? [] : pageNumbers(page, Math.min(last ?? lastNumberedPage, lastNumberedPage))
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
      <p className="figures text-soft-ink text-sm">
        Page {formatNumber(page)}
        {last === undefined ? '' : ` of ${formatNumber(last)}`}
      </p>
      <ul className="flex items-center">
        {previous ? (
          <li>
            <Link to={listAddress(previous)} rel="prev" className={box}>
              <ChevronLeft aria-hidden className="size-4" />
              Previous<span className="sr-only"> page</span>
            </Link>
          </li>
        ) : null}
        {numbers.map((number, i) => (
          <li key={number ?? `gap ${numbers[i - 1]}`} className="figures max-sm:hidden">
            {number === null ? (
              <span className="px-1 text-soft-ink">…</span>
            ) : number === page ? (
              <span aria-current="page" className={`${box} bg-leaf-wash text-leaf`}>
                <span className="sr-only">Page </span>
                {number}
              </span>
            ) : (
              <Link to={listAddress(searchOfPage(search, number, null) ?? search)} className={box}>
                <span className="sr-only">Page </span>
                {number}
              </Link>
            )}
          </li>
        ))}
        {next ? (
          <li>
            <Link to={listAddress(next)} rel="next" prefetch="intent" className={box}>
              Next<span className="sr-only"> page</span>
              <ChevronRight aria-hidden className="size-4" />
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
