import { useParams } from 'react-router'
import { DisputeReview } from '../../features/disputes/review/dispute-review.tsx'
import { useDisputeReview } from '../../features/disputes/review/review.queries.ts'
import { messageOf } from '../../lib/api.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { PageHeader } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'

export const meta = () => privateMeta('A dispute')

export default function AdminDisputePage() {
  const id = Number(useParams().id)
  const { data, error, refetch } = useDisputeReview(Number.isSafeInteger(id) ? id : 0)
  return (
    <>
      <p className="mb-2 text-sm">
        <Link to={pathTo('adminDisputes')} className="inline-block py-2 font-semibold text-leaf hover:underline">
          Disputes
        </Link>
      </p>
      <PageHeader title="A dispute">
        {data ? `Dispute ${data.id} about booking ${data.bookingId}` : 'The two sides disagree about this held money'}
      </PageHeader>
      {data ? (
        <DisputeReview key={data.id} dispute={data} />
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
