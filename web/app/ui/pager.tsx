import { formatNumber } from '@properysearch/contract/values/numbers'
import { useEffect } from 'react'
import { Button } from './button.tsx'

interface PagerProps {
  page: number
  pageSize: number
  total: number
  onPage: (page: number) => void
  /** What comes before and after; by time unless said otherwise. */
  names?: { before: string; after: string }
}

const byTime = { before: 'Newer', after: 'Older' }

/** Which part of a list is shown, and the way to the next. Nothing when all of it fits. */
export function Pager({ page, pageSize, total, onPage, names = byTime }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / pageSize))
  // The last page may have been emptied: what was on it is settled, or removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page has gone
  useEffect(() => {
    if (page > last) onPage(last)
  }, [page, last])
  if (last === 1) return null
  const from = (page - 1) * pageSize + 1
  const to = Math.min(total, page * pageSize)
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3 pt-4">
      <p className="figures text-soft-ink text-sm" aria-live="polite">
        {[from, to].map(grouped).join('-')} of {grouped(total)}
      </p>
      <div className="flex gap-2">
        <Button look="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          {names.before}
        </Button>
        <Button look="secondary" disabled={page >= last} onClick={() => onPage(page + 1)}>
          {names.after}
        </Button>
      </div>
    </nav>
  )
}

function grouped(count: number): string {
  return formatNumber(count)
}
