import { useParams } from 'react-router'
import { HireDisputeReview } from '../../features/hires/review/hire-dispute-review.tsx'
import { useHireReview } from '../../features/hires/review/review.queries.ts'
import { messageOf } from '../../lib/api.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { PageHeader } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'

export const meta = () => privateMeta('A disputed hire')

export default function AdminHireDisputePage() {
  const id = Number(useParams().id)
  const { data, error, refetch } = useHireReview(Number.isSafeInteger(id) ? id : 0)
  return (
    <>
      <p className="mb-2 text-sm">
        <Link to={pathTo('adminHireDisputes')} className="inline-block py-2 font-semibold text-leaf hover:underline">
          Disputes over hires
        </Link>
      </p>
      <PageHeader title="A disputed hire">
        {data ? `Hire ${data.id}` : 'A fee that a client and a professional do not agree about'}
      </PageHeader>
      {data ? (
        <HireDisputeReview key={data.id} hire={data} />
      ) : error || !(id > 0) ? (
        <FailedState
          message={error ? messageOf(error) : 'There is no disputed hire with this number.'}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-96 rounded-card" />
      )}
    </>
  )
}
