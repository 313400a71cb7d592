import { useParams } from 'react-router'
import { DealHead } from '../../features/bookings/room/deal-head.tsx'
import { DealTimeline } from '../../features/bookings/room/deal-timeline.tsx'
import { useDealOfAgent } from '../../features/mandates/mandates.queries.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { DealNotLoaded } from '../bookings/deal-not-loaded.tsx'

export const meta = () => privateMeta('Deal')

export default function DealOfAgentPage() {
  const { data, error, refetch } = useDealOfAgent(Number(useParams().id) || 0)
  if (!data) return <DealNotLoaded error={error} onRetry={() => void refetch()} />
  return (
    <div className="grid gap-6">
      <DealHead room={data} picture={null} link={null} />
      <DealTimeline room={data} />
    </div>
  )
}
