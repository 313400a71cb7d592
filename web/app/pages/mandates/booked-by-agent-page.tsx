import { useDealsOfAgent } from '../../features/mandates/mandates.queries.ts'
import { messageOf } from '../../lib/api.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { usePageNumber } from '../../lib/use-page-number.ts'
import { pathTo } from '../../screens.ts'
import { BesideListingSkeleton } from '../../ui/beside-listing.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Pager } from '../../ui/pager.tsx'
import { EmptyState, FailedState } from '../../ui/states.tsx'

export const meta = () => privateMeta('Booked Properties')

export default function BookedByAgentPage() {
  const [page, setPage] = usePageNumber()
  const { data, error, refetch, isPlaceholderData } = useDealsOfAgent(page)
  return (
    <>
      <PageHeader title="Booked Properties">The deals in which you represent a side, or are asked to.</PageHeader>
      {error && !data ? (
        <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <BesideListingSkeleton label="Loading your deals" />
      ) : data.total === 0 ? (
        <EmptyState title="No deals yet">
          A buyer or an owner can ask you to represent them in their deal. Their invitation appears here.
        </EmptyState>
      ) : (
        <>
          <ul aria-busy={isPlaceholderData} className="grid gap-4">
            {data.data.map(({ mandate, propertydata }) => (
              <li key={mandate.id}>
                <Link to={pathTo('dealOfAgent', { id: mandate.id })}>{propertydata.title}</Link>
              </li>
            ))}
          </ul>
          <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={setPage} />
        </>
      )}
    </>
  )
}
