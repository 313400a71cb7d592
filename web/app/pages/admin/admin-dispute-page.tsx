import { DisputeReview } from '../../features/disputes/review/dispute-review.tsx'
import { useDisputeReview } from '../../features/disputes/review/review.queries.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { DisputeFrame, useDisputeId } from './dispute-frame.tsx'

export const meta = () => privateMeta('A dispute')

export default function AdminDisputePage() {
  const id = useDisputeId()
  const { data, error, refetch } = useDisputeReview(id)
  return (
    <DisputeFrame
      list={{ name: 'Disputes', path: pathTo('adminDisputes') }}
      title="A dispute"
      about={
        data ? `Dispute ${data.id} about booking ${data.bookingId}` : 'The two sides disagree about this held money'
      }
      id={id}
      error={error}
      onRetry={() => void refetch()}
    >
      {data ? <DisputeReview key={data.id} dispute={data} /> : null}
    </DisputeFrame>
  )
}
