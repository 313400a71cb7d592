import { formatNumber } from '@properysearch/contract/values/numbers'
import { CalendarCheck, Eye, Gavel, Handshake, type LucideIcon, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useReceivedBids } from '../../features/bids/bids.queries.ts'
import { NewestBids } from '../../features/bids/newest-bids.tsx'
import { useReceivedBookings } from '../../features/bookings/booking-lists.queries.ts'
import { NewestBookings } from '../../features/bookings/newest-bookings.tsx'
import { DraftsForSeller } from '../../features/cases/drafts-for-seller.tsx'
import { useContactRequests } from '../../features/contacts/contacts.queries.ts'
import { useOwnListing } from '../../features/listings/listings.queries.ts'
import { useAgentsFor } from '../../features/representations/representations.queries.ts'
import { isFailure, messageOf } from '../../lib/api.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card, PageHeader } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { NoSuchListing } from '../posting/no-such-listing.tsx'

export const meta = () => privateMeta('Requests for a listing')

const mostShown = 5

/** Everything that people ask of one listing of mine. */
export default function PropertyRequestsPage() {
  const id = Math.max(1, Math.trunc(Number(useParams().id)) || 1)
  const listing = useOwnListing(id)
  const title = listing.data?.fields.title
  return (
    <>
      <PageHeader
        title={title ? `Requests for ${title}` : 'Requests for your listing'}
        action={
          listing.data ? (
            <ButtonLink look="secondary" to={pathTo('ownerProperties')}>
              My Properties
            </ButtonLink>
          ) : null
        }
      >
        Bids, bookings, contact requests and agents for this listing, in one place.
      </PageHeader>
      {isFailure(listing.error, 'not-found') ? (
        <NoSuchListing />
      ) : listing.error && !listing.data ? (
        <FailedState message={messageOf(listing.error)} onRetry={() => void listing.refetch()} />
      ) : (
        <Requests id={id} />
      )}
    </>
  )
}

function Requests({ id }: { id: number }) {
  const bids = useReceivedBids(id, 1)
  const bookings = useReceivedBookings(id, 1)
  const contacts = useContactRequests(id, 1)
  const agents = useAgentsFor(id)
  const all = [bids, bookings, contacts, agents]
  const failed = all.find(({ error, data }) => error && !data)
  if (failed) {
    return (
      <FailedState
        message={messageOf(failed.error)}
        onRetry={() => void Promise.all(all.map((one) => one.refetch()))}
      />
    )
  }
  if (!bids.data || !bookings.data || !contacts.data || !agents.data) return <RequestsSkeleton />
  const toBids = `${pathTo('bidRequests')}?property=${id}`
  const toBookings = `${pathTo('bookingRequests')}?property=${id}`
  return (
    <div className="grid gap-6">
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-5">
        <Tile icon={Gavel} name="Bids" count={bids.data.total} to={toBids} />
        <Tile icon={CalendarCheck} name="Bookings" count={bookings.data.total} to={toBookings} />
        <Tile
          icon={Phone}
          name="Contact requests"
          count={contacts.data.total}
          to={`${pathTo('contactRequests')}?propertyId=${id}`}
        />
        <Tile icon={Handshake} name="Agents" count={agents.data.length} to={pathTo('agentRequests', { id })} />
        <Tile icon={Eye} name="Interest and views" to={pathTo('ownerProperties')} />
      </ul>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Newest title="Bookings" count={bookings.data.total} to={toBookings} empty="Nobody has asked to book it yet.">
          <NewestBookings bookings={bookings.data.data.slice(0, mostShown)} />
        </Newest>
        <Newest title="Bids" count={bids.data.total} to={toBids} empty="Nobody has made a bid yet.">
          <NewestBids bids={bids.data.data.slice(0, mostShown)} />
        </Newest>
      </div>
      <DraftsForSeller propertyId={id} />
    </div>
  )
}

/** `count` absent: the number is where the link leads. */
function Tile({ icon: Icon, name, count, to }: { icon: LucideIcon; name: string; count?: number; to: string }) {
  return (
    <li>
      <Link
        to={to}
        className="flex h-full min-h-20 items-center gap-4 rounded-card border border-line bg-card p-4 hover:bg-sunken"
      >
        <Icon aria-hidden className="size-6 shrink-0 text-leaf" />
        <span className="grid">
          {count === undefined ? null : <span className="figures font-bold text-xl">{formatNumber(count)}</span>}
          <span className={count === undefined ? 'font-semibold' : 'text-soft-ink text-sm'}>{name}</span>
          {count === undefined ? <span className="text-soft-ink text-sm">In My Properties</span> : null}
        </span>
      </Link>
    </li>
  )
}

interface NewestProps {
  title: string
  count: number
  to: string
  empty: string
  children: ReactNode
}

function Newest({ title, count, to, empty, children }: NewestProps) {
  return (
    <Card className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">{title}</h2>
        {count > 0 ? (
          <Link
            to={to}
            className="inline-flex min-h-11 items-center font-semibold text-leaf text-sm underline underline-offset-2"
          >
            See all {title.toLowerCase()}
          </Link>
        ) : null}
      </div>
      {count > 0 ? children : <p className="text-soft-ink">{empty}</p>}
    </Card>
  )
}

function RequestsSkeleton() {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">Loading the requests</span>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {[0, 1, 2, 3].map((tile) => (
          <Skeleton key={tile} className="h-20 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-64 rounded-card" />
    </div>
  )
}
