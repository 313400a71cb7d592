import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { pageNumbers } from './page-numbers.ts'

interface LeadsPagerProps {
  page: number
  pageSize: number
  total: number
  onPage: (page: number) => void
}

const shape = 'grid size-11 place-items-center rounded-control font-semibold text-sm disabled:opacity-40'

/** "6-10 of 29 Results", and the pages by their numbers. */
export function LeadsPager({ page, pageSize, total, onPage }: LeadsPagerProps) {
  const last = Math.max(1, Math.ceil(total / pageSize))
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page has gone
  useEffect(() => {
    if (page > last) onPage(last)
  }, [page, last])
  const from = Math.min(total, (page - 1) * pageSize + 1)
  const to = Math.min(total, page * pageSize)
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3 pt-4">
      <p className="figures text-soft-ink text-sm" aria-live="polite">
        {from}-{to} of {total} Results
      </p>
      {last === 1 ? null : (
        <ul className="flex flex-wrap items-center gap-1">
          <li>
            <button
              type="button"
              aria-label="Previous page"
              disabled={page <= 1}
              className={classNames(shape, 'hover:bg-sunken')}
              onClick={() => onPage(page - 1)}
            >
              <ChevronLeft aria-hidden className="size-5" />
            </button>
          </li>
          {pageNumbers(page, last).map((number, at) =>
            number === null ? (
              <li key={`gap-${at < 3 ? 'before' : 'after'}`} className="px-1 text-soft-ink">
                …
              </li>
            ) : (
              <li key={number}>
                <button
                  type="button"
                  aria-label={`Page ${number}`}
                  aria-current={number === page ? 'page' : undefined}
                  className={classNames(
                    shape,
                    'figures',
                    number === page ? 'bg-leaf text-on-leaf' : 'border border-line hover:bg-sunken',
                  )}
                  onClick={() => onPage(number)}
                >
                  {number}
                </button>
              </li>
            ),
          )}
          <li>
            <button
              type="button"
              aria-label="Next page"
              disabled={page >= last}
              className={classNames(shape, 'hover:bg-sunken')}
              onClick={() => onPage(page + 1)}
            >
              <ChevronRight aria-hidden className="size-5" />
            </button>
          </li>
        </ul>
      )}
    </nav>
  )
}
