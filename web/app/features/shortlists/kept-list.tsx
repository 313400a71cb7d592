import type { PropertyItem } from '@properysearch/contract/listings/property'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { messageOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Pager } from '../../ui/pager.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { setMark } from './marks.ts'
import { Removable } from './removable.tsx'
import { useKept } from './shortlists.queries.ts'

export interface KeptListProps {
  kind: 'favourites' | 'shortlisted'
  /** "your favourites", as in "Removed from your favourites". */
  name: string
  page: number
  onPage: (page: number) => void
  /** What to show when nothing is kept. */
  empty: ReactNode
  /** Over the cards: what can be done with all of them. */
  renderActions: (items: readonly PropertyItem[]) => ReactNode
  renderCard: (item: PropertyItem, isFirst: boolean) => ReactNode
  /** Under a card: the way to whoever posted it. */
  renderContact: (item: PropertyItem) => ReactNode
}

/** What somebody keeps, as cards. What is no longer available says so on its card. */
export function KeptList({ kind, name, page, onPage, empty, renderActions, renderCard, renderContact }: KeptListProps) {
  const { data, error, refetch, isPlaceholderData } = useKept(kind, page)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <CardsSkeleton />
  if (data.total === 0) return empty
  return (
    <div className="grid gap-5">
      {renderActions(data.data)}
      <ul aria-busy={isPlaceholderData} className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {data.data.map((item, i) => (
          <li key={item.propertydata.id}>
            <Removable kind={kind} property={item.propertydata} said={`Removed from ${name}`}>
              <div className="grid h-full grid-rows-[1fr_auto] gap-1">
                {renderCard(item, i === 0)}
                <div className="flex flex-wrap justify-between">
                  <Button
                    look="quiet"
                    className="text-sm"
                    aria-label={`Remove from ${name}: ${item.propertydata.title}`}
                    onClick={() => void setMark(kind, item.propertydata.id, false)}
                  >
                    <Trash2 aria-hidden className="size-4" />
                    Remove
                  </Button>
                  {renderContact(item)}
                </div>
              </div>
            </Removable>
          </li>
        ))}
      </ul>
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={onPage} />
    </div>
  )
}

function CardsSkeleton() {
  return (
    <div role="status" className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
      <span className="sr-only">Loading</span>
      {[0, 1, 2].map((slot) => (
        <div key={slot} className="overflow-hidden rounded-card border border-line bg-card">
          <Skeleton className="aspect-4/3 rounded-none" />
          <div className="grid gap-2 p-4">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-5" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  )
}
