import { useParams } from 'react-router'
import { HireDisputeReview } from '../../features/hires/review/hire-dispute-review.tsx'
import { useHireDispute } from '../../features/hires/review/review.queries.ts'
import { messageOf } from '../../lib/api.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { PageHeader } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'

export const meta = () => privateMeta('A dispute over a hire')

export default function AdminHireDisputePage() {
  const id = Number(useParams().id)
  const { data, error, refetch } = useHireDispute(Number.isSafeInteger(id) ? id : 0)
  return (
    <>
      <p className="mb-2 text-sm">
        <Link to={pathTo('adminHireDisputes')} className="inline-block py-2 font-semibold text-leaf hover:underline">
          Disputes over hires
        </Link>
      </p>
      <PageHeader title="A dispute over a hire">
        {data ? `Hire ${data.id}` : 'Client and professional disagree about this held fee'}
      </PageHeader>
      {data ? (
        <HireDisputeReview key={data.id} hire={data} />
      ) : error || !(id > 0) ? (
        <FailedState
          message={error ? messageOf(error) : 'There is no dispute with this number.'}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-96 rounded-card" />
      )}
    </>
  )
}
