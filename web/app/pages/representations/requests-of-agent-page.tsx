import { useParams } from 'react-router'
import { useRequestsOf } from '../../features/representations/representations.queries.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { PageHeader } from '../../ui/card.tsx'
import { OwnersList } from './owners-list.tsx'

export const meta = () => privateMeta('Request from an agent')

/** What one agent asks of me: for one listing, or for all. */
export default function RequestsOfAgentPage() {
  const { agentId, id } = useParams()
  const query = useRequestsOf(Math.trunc(Number(agentId)) || 0)
  const only = Math.trunc(Number(id)) || 0
  const name = query.data?.[0]?.representation.agent.name
  return (
    <>
      <PageHeader title={name ? `Requests from ${name}` : 'Requests from an agent'}>
        What they ask of you, and the listings they represent for you.
      </PageHeader>
      <OwnersList query={query} only={only} />
    </>
  )
}
