import { useSearchParams } from 'react-router'
import { PropertyCard } from '../../features/listings/cards/property-card.tsx'
import { VisitList } from '../../features/visits/visit-list.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { useSession } from '../../lib/session.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'

export const meta = () => privateMeta('Property Visitors')

const requests = { key: 'requests', name: 'Requests' } as const
const visitors = { key: 'visitors', name: 'Visitors' } as const
const mine = { key: 'mine', name: 'My visits' } as const

const words = {
  requests: [
    'No one is waiting for an answer',
    'People who ask to visit the listings you show appear here, with their times.',
  ],
  visitors: ['No visits yet', 'Visits that you agreed on appear here, with what became of them.'],
  mine: ['You have not asked for a visit', 'Open a property and propose up to three times at which you could come.'],
} as const

export default function PropertyVisitorsPage() {
  const [query, setQuery] = useSearchParams()
  const isAgent = useSession()?.userRole === 'agent'
  const views = isAgent ? [requests, visitors] : [requests, visitors, mine]
  const show = views.find(({ key }) => key === query.get('show'))?.key ?? 'requests'
  const [title, text] = words[show]
  return (
    <>
      <PageHeader title="Property Visitors">
        {isAgent
          ? 'Who wants to see the listings you represent, when, and who came.'
          : 'Who wants to see your listings, and the visits you asked for. Visits to a listing that has an agent are handled by the agent.'}
      </PageHeader>
      <Tabs label="Visits" tabs={views} current={show} onChange={(key) => setQuery({ show: key })}>
        <VisitList
          key={show}
          which={show}
          renderCard={(item) => <PropertyCard item={item} size="small" heading="h2" />}
          empty={
            <EmptyState
              picture={<div className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />}
              title={title}
              action={
                show === 'mine' ? (
                  <ButtonLink to={pathTo('propertyList')}>Search properties</ButtonLink>
                ) : (
                  <ButtonLink to={pathTo(isAgent ? 'assignedProperties' : 'ownerProperties')}>
                    {isAgent ? 'Assigned Properties' : 'My Properties'}
                  </ButtonLink>
                )
              }
            >
              {text}
            </EmptyState>
          }
        />
      </Tabs>
    </>
  )
}
