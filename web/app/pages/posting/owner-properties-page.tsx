import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { usePostProperty } from '../../features/kyc/use-post-property.tsx'
import { useOwnListings } from '../../features/listings/listings.queries.ts'
import { OwnListingRow } from '../../features/listings/posting/own-row.tsx'
import { messageOf } from '../../lib/api.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { useNow } from '../../lib/use-now.ts'
import { pathTo } from '../../screens.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { Pager } from '../../ui/pager.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'

export const meta = () => privateMeta('My Properties')

export default function OwnerPropertiesPage() {
  return (
    <>
      <PageHeader
        title="My Properties"
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink look="secondary" to={pathTo('bidRequests')}>
              Bids received
            </ButtonLink>
            <ButtonLink look="secondary" to={pathTo('bookingRequests')}>
              Booking requests
            </ButtonLink>
            <ButtonLink look="secondary" to={pathTo('contactRequests')}>
              Contact Requests
            </ButtonLink>
            <PostPropertyButton>
              <Plus aria-hidden className="size-5" />
            </PostPropertyButton>
          </div>
        }
      >
        Everything you have posted, from draft to sold, with views and leads.
      </PageHeader>
      <OwnListings />
    </>
  )
}

function OwnListings() {
  const [query, setQuery] = useSearchParams()
  const page = Math.max(1, Number(query.get('page')) || 1)
  const { data, error, refetch, isPlaceholderData } = useOwnListings(page)
  const now = useNow()
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div role="status" className="grid gap-3">
        <span className="sr-only">Loading your properties</span>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-28 rounded-card" />
        ))}
      </div>
    )
  }
  if (data.total === 0) {
    return (
      <EmptyState
        picture={<div className="picture picture-empty-plot aspect-3/2 w-56 rounded-card" />}
        title="Nothing posted yet"
        action={<PostPropertyButton />}
      >
        Your listings will appear here, with their views and what you need to do next.
      </EmptyState>
    )
  }
  return (
    <>
      <ul aria-busy={isPlaceholderData} className="divide-y divide-line rounded-card border border-line bg-card">
        {data.data.map((row) => (
          <OwnListingRow key={row.propertydata.id} row={row} now={now} />
        ))}
      </ul>
      <Pager
        page={data.page}
        pageSize={data.pageSize}
        total={data.total}
        onPage={(next) => setQuery({ page: String(next) })}
      />
    </>
  )
}

/** Asks for the KYC before anything is typed, as the header's does. */
function PostPropertyButton({ children }: { children?: ReactNode }) {
  const { post, dialog } = usePostProperty()
  return (
    <>
      <Button onClick={post}>
        {children}
        Post Property
      </Button>
      {dialog}
    </>
  )
}
