import { HireDisputeReview } from '../../features/hires/review/hire-dispute-review.tsx'
import { useHireDispute } from '../../features/hires/review/review.queries.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { DisputeFrame, useDisputeId } from './dispute-frame.tsx'

export const meta = () => privateMeta('A dispute over a hire')

export default function AdminHireDisputePage() {
  const id = useDisputeId()
  const { data, error, refetch } = useHireDispute(id)
  return (
    <DisputeFrame
      list={{ name: 'Disputes over hires', path: pathTo('adminHireDisputes') }}
      title="A dispute over a hire"
      about={data ? `Hire ${data.id}` : 'Client and professional disagree about this held fee'}
      id={id}
      error={error}
      onRetry={() => void refetch()}
    >
      {data ? <HireDisputeReview key={data.id} hire={data} /> : null}
    </DisputeFrame>
  )
}
