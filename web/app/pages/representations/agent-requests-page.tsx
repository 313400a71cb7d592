import { useParams } from 'react-router'
import { useAgentsFor } from '../../features/representations/representations.queries.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { PageHeader } from '../../ui/card.tsx'
import { OwnersList } from './owners-list.tsx'

export const meta = () => privateMeta('Agents for your listing')

export default function AgentRequestsPage() {
  const query = useAgentsFor(Math.trunc(Number(useParams().id)) || 0)
  return (
    <>
      <PageHeader title="Agents for your listing">
        Who asks to represent it and for which commission. At most one agent represents a listing.
      </PageHeader>
      <OwnersList query={query} />
    </>
  )
}
