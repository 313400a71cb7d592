import { useParams } from 'react-router'
import { MyContact } from '../../features/contacts/my-contact.tsx'
import { useMyPropertyView } from '../../features/listings/property-page/property-page.queries.ts'
import { useCountView } from '../../features/listings/property-page/use-count-view.ts'
import { MeetAboutListing } from '../../features/meetings/meet-about-listing.tsx'
import { AgentCard } from '../../features/professionals/agent-card.tsx'
import { useAgent } from '../../features/professionals/professionals.queries.ts'
import { OfferToRepresent } from '../../features/representations/offer-to-represent.tsx'
import { AskVisit } from '../../features/visits/ask-visit.tsx'
import { isFailure, messageOf } from '../../lib/api.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { useSession } from '../../lib/session.ts'
import { leadsSomewhere, pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'
import { PropertyArticle } from './property-article.tsx'

export const meta = () => privateMeta('Property')

export default function MyPropertyViewPage() {
  const { id = '', agentId } = useParams()
  const { data, error, refetch } = useMyPropertyView(id)
  const { data: agent } = useAgent(agentId)
  const session = useSession()
  const mayVisit = session?.userRole === 'user'
  useCountView(data?.property.propertydata.id)
  if (data) {
    return (
      <>
        <title>{`${data.property.propertydata.title} | Properysearch`}</title>
        <PropertyArticle
          property={data.property}
          offers={data.offers}
          valuation={data.valuation}
          contact={<MyContact property={data.property} />}
          top={
            <div className="grid gap-3 empty:hidden">
              {agent ? (
                <AgentCard agent={agent} />
              ) : session?.userRole === 'agent' ? (
                <OfferToRepresent property={data.property.propertydata} />
              ) : mayVisit ? (
                <AskVisit property={data.property.propertydata} />
              ) : null}
              {session && session.userRole !== 'admin' ? (
                <MeetAboutListing propertyId={data.property.propertydata.id} />
              ) : null}
            </div>
          }
        />
      </>
    )
  }
  if (isFailure(error) && (error.http === 404 || error.http === 400)) return <Gone />
  if (error) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  return <Loading />
}

function Gone() {
  return (
    <>
      <h1 className="sr-only">Property</h1>
      <EmptyState
        picture={<div className="picture picture-empty-plot aspect-3/2 w-56 rounded-card" />}
        title="This property is no longer listed"
        action={
          <ButtonLink to={leadsSomewhere('/PropertyListHome') ? '/PropertyListHome' : pathTo('home')}>
            {leadsSomewhere('/PropertyListHome') ? 'Search properties' : 'Go to the home page'}
          </ButtonLink>
        }
      >
        It was sold, rented or withdrawn, or the address is mistyped.
      </EmptyState>
    </>
  )
}

function Loading() {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">Loading the property</span>
      <Skeleton className="aspect-4/3 md:aspect-8/3" />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid content-start gap-4">
          <Skeleton className="h-9" />
          <Skeleton className="h-5" />
          <Skeleton className="h-40" />
        </div>
        <Skeleton className="h-80" />
      </div>
    </div>
  )
}
