import { useSearchParams } from 'react-router'
import { useLiveListings } from '../../features/listings/listings.queries.ts'
import { useMyPropertyView } from '../../features/listings/property-page/property-page.queries.ts'
import { messageOf } from '../../lib/api.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { usePageNumber } from '../../lib/use-page-number.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Pager } from '../../ui/pager.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'
import { CardWithHeart } from '../property/card-with-heart.tsx'
import { NearbyAgents } from './nearby-agents.tsx'

export const meta = () => privateMeta('Hire an agent for a property')

/** First the property, then the agents around it. */
export default function HireAgentForPropertyPage() {
  const [query] = useSearchParams()
  const propertyId = Math.trunc(Number(query.get('property'))) || 0
  return (
    <>
      <PageHeader title="Hire an agent for a property">
        {propertyId > 0
          ? 'Agents who work near it, nearest first.'
          : 'Choose one of your live properties to see the agents who work near it.'}
      </PageHeader>
      {propertyId > 0 ? <AgentsNear propertyId={propertyId} /> : <ChooseProperty />}
    </>
  )
}

function AgentsNear({ propertyId }: { propertyId: number }) {
  const { data, error, refetch } = useMyPropertyView(String(propertyId))
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96 rounded-card" />
  const { latitude, longitude, locality } = data.property.locationData
  return (
    <div className="grid gap-6">
      <p>
        <strong className="font-semibold">{data.property.propertydata.title}</strong>, {locality} ·{' '}
        <Link to={pathTo('hireAgentForProperty')} className="text-leaf underline underline-offset-2">
          Choose another property
        </Link>
      </p>
      <NearbyAgents at={{ latitude, longitude }} withinKm={null} propertyId={propertyId} />
    </div>
  )
}

function ChooseProperty() {
  const [page, setPage] = usePageNumber()
  const { data, error, refetch } = useLiveListings(page)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96 rounded-card" />
  if (data.total === 0) {
    return (
      <EmptyState
        picture={<div className="picture picture-empty-plot aspect-3/2 w-56 rounded-card" />}
        title="None of your properties is live"
        action={<ButtonLink to={pathTo('ownerProperties')}>My Properties</ButtonLink>}
      >
        An agent can be hired for a property once it is verified and live.
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {data.data.map((item) => (
          <li key={item.propertydata.id} className="grid grid-rows-[1fr_auto] gap-2">
            <CardWithHeart item={item} />
            <ButtonLink
              look="secondary"
              to={`${pathTo('hireAgentForProperty')}?property=${item.propertydata.id}`}
              aria-label={`See agents near ${item.propertydata.title}`}
            >
              See agents near it
            </ButtonLink>
          </li>
        ))}
      </ul>
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={setPage} />
    </div>
  )
}
