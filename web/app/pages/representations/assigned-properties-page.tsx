import { useSearchParams } from 'react-router'
import { PropertyCard } from '../../features/listings/cards/property-card.tsx'
import { RepresentationList } from '../../features/representations/representation-list.tsx'
import { useRepresented } from '../../features/representations/representations.queries.ts'
import { messageOf } from '../../lib/api.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { usePageNumber } from '../../lib/use-page-number.ts'
import { pathTo } from '../../screens.ts'
import { BesideListingSkeleton } from '../../ui/beside-listing.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { Pager } from '../../ui/pager.tsx'
import { EmptyState, FailedState } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'

export const meta = () => privateMeta('Assigned Properties')

const views = [
  { key: 'accepted', name: 'Assigned to you' },
  { key: 'all', name: 'All requests' },
]

export default function AssignedPropertiesPage() {
  const [query, setQuery] = useSearchParams()
  const show = query.get('show') === 'all' ? 'all' : 'accepted'
  return (
    <>
      <PageHeader title="Assigned Properties">
        The listings you represent, and what you asked of owners. Requests to visit these listings come to you.
      </PageHeader>
      <Tabs label="Listings" tabs={views} current={show} onChange={(key) => setQuery({ show: key })}>
        <Listings key={show} show={show} />
      </Tabs>
    </>
  )
}

function Listings({ show }: { show: 'accepted' | 'all' }) {
  const [page, setPage] = usePageNumber()
  const { data, error, refetch, isPlaceholderData } = useRepresented(page, show === 'all' ? undefined : 'accepted')
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <BesideListingSkeleton label="Loading your listings" />
  if (data.total === 0) {
    return (
      <EmptyState
        picture={<div className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />}
        title={show === 'all' ? 'You have not asked any owner yet' : 'No listing is assigned to you'}
        action={<ButtonLink to={pathTo('propertyList')}>Search properties</ButtonLink>}
      >
        Open a listing and offer its owner to represent it, or be hired for one. At most one agent represents a listing.
      </EmptyState>
    )
  }
  return (
    <div>
      <RepresentationList
        items={data.data}
        isStale={isPlaceholderData}
        renderCard={(item) => <PropertyCard item={item} size="small" heading="h2" />}
      />
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={setPage} />
    </div>
  )
}
