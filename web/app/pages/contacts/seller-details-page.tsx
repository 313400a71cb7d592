import { useParams } from 'react-router'
import { ContactCard } from '../../features/contacts/contact-card.tsx'
import { useSeller } from '../../features/contacts/contacts.queries.ts'
import { isFailure, messageOf } from '../../lib/api.ts'
import { formatDay } from '../../lib/format.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { Card, PageHeader } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { CardWithHeart } from '../property/card-with-heart.tsx'
import { ContactGone } from './contact-gone.tsx'

export const meta = () => privateMeta('Owner')

/** Somebody whose contact I have, and everything they offer. */
export default function SellerDetailsPage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useSeller(id)
  if (isFailure(error) && [400, 404].includes(error.http)) return <ContactGone />
  if (data) return <Seller seller={data} />
  return (
    <>
      <PageHeader title="Owner" />
      {error ? <FailedState message={messageOf(error)} onRetry={() => void refetch()} /> : <Loading />}
    </>
  )
}

function Seller({ seller }: { seller: NonNullable<ReturnType<typeof useSeller>['data']> }) {
  const { userData, unlockedBy, properties } = seller
  const name = `${userData.firstname} ${userData.lastname}`
  return (
    <>
      <title>{`${name} | Properysearch`}</title>
      <PageHeader title={name}>Their contact, and all their live listings.</PageHeader>
      <div className="grid gap-8 lg:grid-cols-[21rem_minmax(0,1fr)]">
        <div className="grid content-start gap-6">
          <Card>
            <ContactCard contact={userData} />
          </Card>
          <section aria-labelledby="unlocked-by" className="grid gap-2">
            <h2 id="unlocked-by" className="text-lg">
              Unlocked through
            </h2>
            <ul className="divide-y divide-line border-line border-y text-sm">
              {unlockedBy.map((listing) => (
                <li key={listing.id} className="grid gap-0.5 py-3">
                  <Link
                    to={pathTo('ownerDetails', { id: listing.id })}
                    className="font-medium underline underline-offset-2 hover:text-leaf"
                  >
                    {listing.title}
                  </Link>
                  <span className="text-soft-ink">{formatDay(listing.unlockedAt)}</span>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <section aria-labelledby="offers" className="grid content-start gap-4">
          <h2 id="offers" className="text-xl">
            {properties.length === 0 ? 'No live listings now' : `Listings by ${userData.firstname}`}
          </h2>
          {properties.length === 0 ? (
            <p className="max-w-prose text-soft-ink">
              {userData.firstname} has no live listing now. What you unlocked stays open to you, so you can still ask.
            </p>
          ) : (
            <ul className="grid gap-5">
              {properties.map((item) => (
                <li key={item.propertydata.id}>
                  <CardWithHeart item={item} size="wide" />
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </>
  )
}

function Loading() {
  return (
    <div role="status" className="grid gap-8 lg:grid-cols-[21rem_minmax(0,1fr)]">
      <span className="sr-only">Loading the owner</span>
      <Skeleton className="h-56 rounded-card" />
      <div className="grid gap-5">
        <Skeleton className="h-52 rounded-card" />
        <Skeleton className="h-52 rounded-card" />
      </div>
    </div>
  )
}
