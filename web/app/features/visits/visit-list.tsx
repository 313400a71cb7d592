import type { ListedVisit } from '@properysearch/contract/visits/calls'
import type { ReactNode } from 'react'
import { messageOf } from '../../lib/api.ts'
import { usePageNumber } from '../../lib/use-page-number.ts'
import { BesideListing, BesideListingSkeleton, byListing } from '../../ui/beside-listing.tsx'
import { Pager } from '../../ui/pager.tsx'
import { FailedState } from '../../ui/states.tsx'
import { VisitCard } from './visit-card.tsx'
import { useVisits, type VisitList as Which } from './visits.queries.ts'

interface VisitListProps {
  which: Which
  empty: ReactNode
  renderCard: (item: ListedVisit) => ReactNode
}

/** Visits, each beside its listing. */
export function VisitList({ which, empty, renderCard }: VisitListProps) {
  const [page, setPage] = usePageNumber()
  const { data, error, refetch, isPlaceholderData } = useVisits(which, page)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <BesideListingSkeleton label="Loading the visits" />
  if (data.total === 0) return empty
  return (
    <div>
      <ul aria-busy={isPlaceholderData} className="grid gap-8 xl:gap-6">
        {byListing(data.data).map((group) => (
          <li key={group[0].visit.id}>
            <BesideListing item={group[0]} listing={renderCard(group[0])} heading="h2">
              {group.map((item) => (
                <VisitCard key={item.visit.id} item={item} />
              ))}
            </BesideListing>
          </li>
        ))}
      </ul>
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={setPage} />
    </div>
  )
}
