import type { PropertyItem } from '@properysearch/contract/listings/property'
import type { ReactNode } from 'react'
import { api } from '../../lib/api.ts'
import { forgetViewed, useRecentlyViewed } from '../../lib/recently-viewed.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import { Button } from '../../ui/button.tsx'

/** What this browser has looked at, newest first. Nothing until there is something. */
export function RecentlyViewedStrip({ renderCard }: { renderCard: (item: PropertyItem) => ReactNode }) {
  const ids = useRecentlyViewed().join(',')
  // A convenience: when it fails, the page is whole without it.
  const items = useAnswer(ids || null, () => api.listings.listByIds({ ids })).answer?.data ?? []
  if (items.length === 0) return null
  return (
    <section aria-labelledby="recently-viewed" className="min-w-0">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="recently-viewed" className="text-lg">
          Recently viewed
        </h2>
        <Button look="quiet" onClick={forgetViewed}>
          Clear list
        </Button>
      </div>
      <ul className="-mx-1 flex snap-x gap-3 overflow-x-auto px-1 pb-3">
        {items.map((item) => (
          <li key={item.propertydata.id} className="w-80 shrink-0 snap-start">
            {renderCard(item)}
          </li>
        ))}
      </ul>
    </section>
  )
}
