import type { NearbyAgent } from '@properysearch/contract/professionals/calls'
import { boxAround, type Position } from '@properysearch/contract/values/geometry'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { PropertyMap } from '../../features/map/property-map.tsx'
import { HireButton } from '../../features/professionals/hire-buttons.tsx'
import { ProfessionalFacts } from '../../features/professionals/professional-facts.tsx'
import { ProfessionalItem } from '../../features/professionals/professional-item.tsx'
import { publicProfilePath } from '../../features/professionals/professional-paths.ts'
import { useNearbyAgents } from '../../features/professionals/professionals.queries.ts'
import { messageOf } from '../../lib/api.ts'
import { usePageNumber } from '../../lib/use-page-number.ts'
import { Pager } from '../../ui/pager.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'

interface NearbyAgentsProps {
  at: Position
  /** Null: as far as agents are listed. */
  withinKm: number | null
  /** The listing it is about. */
  propertyId?: number
}

/** The agents around a place as a list and on a map, by the same numbers. */
export function NearbyAgents({ at, withinKm, propertyId }: NearbyAgentsProps) {
  const navigate = useNavigate()
  const [page, setPage] = usePageNumber()
  const { data, error, refetch } = useNearbyAgents(at, withinKm, page)
  const [highlightedId, setHighlighted] = useState<number | null>(null)
  const agents = data?.data
  const first = data ? (data.page - 1) * data.pageSize + 1 : 1
  const pins = useMemo(() => (agents ?? []).map((agent, index) => toPin(agent, first + index)), [agents, first])
  const fit = useMemo(() => boxOf(at, pins), [at, pins])
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  if (data.total === 0) {
    return (
      <EmptyState title="No agent works near this place">
        Look further around, or choose another place. Agents are listed up to 50 km away.
      </EmptyState>
    )
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <section aria-labelledby="agents-found" className="grid gap-4">
        <h2 id="agents-found" className="figures text-lg">
          {formatNumber(data.total)} {data.total === 1 ? 'agent' : 'agents'}
        </h2>
        <ol className="grid gap-4">
          {data.data.map((agent, index) => (
            <li key={agent.id} onMouseEnter={() => setHighlighted(agent.id)} onMouseLeave={() => setHighlighted(null)}>
              <ProfessionalItem
                person={agent}
                number={first + index}
                to={publicProfilePath('agent', agent.id)}
                action={
                  <HireButton
                    profession="agent"
                    id={agent.id}
                    name={agent.name}
                    look="secondary"
                    {...(propertyId === undefined ? {} : { property: propertyId })}
                  />
                }
              >
                <ProfessionalFacts person={agent} />
              </ProfessionalItem>
            </li>
          ))}
        </ol>
        <Pager
          page={data.page}
          pageSize={data.pageSize}
          total={data.total}
          onPage={setPage}
          names={{ before: 'Nearer', after: 'Farther' }}
        />
        <p className="text-soft-ink text-sm">
          Distances are as the crow flies. Nobody can pay for a place in this list. The map shows where they work, to
          about a kilometre.
        </p>
      </section>
      <PropertyMap
        className="max-lg:order-first lg:sticky lg:top-24"
        height="24rem"
        label="Where these agents work"
        center={at}
        zoom={12}
        fit={fit}
        here={at}
        pins={pins}
        highlightedId={highlightedId}
        onHighlight={setHighlighted}
        onOpen={(id) => navigate(publicProfilePath('agent', id))}
      />
    </div>
  )
}

const toPin = ({ id, name, latitude, longitude }: NearbyAgent, number: number) => ({
  id,
  latitude,
  longitude,
  title: name,
  label: String(number),
  price: 0,
  listedIn: 'sell' as const,
})

/** Degrees: about two kilometres, so that one agent alone is not shown from too near. */
const around = 0.02

/** The place asked about with everybody on this page. */
function boxOf(at: Position, pins: readonly Position[]) {
  const corners = [around, -around].map((by) => ({ latitude: at.latitude + by, longitude: at.longitude + by }))
  return boxAround([...corners, ...pins])
}

function Waiting() {
  return (
    <div role="status" className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <span className="sr-only">Looking for agents</span>
      <div className="grid gap-4">
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
      </div>
      <Skeleton className="h-96 rounded-card max-lg:order-first" />
    </div>
  )
}
