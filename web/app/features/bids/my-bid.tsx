import type { BidStanding } from '@properysearch/contract/bids/calls'
import { bidPromise } from '@properysearch/contract/bids/facts'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { Gavel } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { isFailure, messageOf } from '../../lib/api.ts'
import { pathTo } from '../../screens.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FailedPart } from '../../ui/failed-part.tsx'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { BidFigures } from './bid-figures.tsx'
import { BidStateBadge } from './bid-state-badge.tsx'
import { type Biddable, isOpenBid, turnText } from './bid-words.ts'
import { useBidStanding } from './bids.queries.ts'
import { OtherBids } from './other-bids.tsx'

const BidDialog = lazy(() => import('./bid-dialog.tsx'))

/** For a signed-in person beside a listing: the way to bid, what they have bid, or the bids they received. */
export function MyBid({ property }: { property: Biddable }) {
  const { data, error, refetch } = useBidStanding(property.id)
  const [isOpen, setOpen] = useState(false)
  if (data) {
    const bid = data.myBid && isOpenBid(data.myBid) ? data.myBid : undefined
    return (
      <>
        <Part standing={data} property={property} onBid={() => setOpen(true)} />
        {isOpen ? (
          <Suspense>
            <BidDialog property={property} bid={bid} onClose={() => setOpen(false)} />
          </Suspense>
        ) : null}
      </>
    )
  }
  if (!error) {
    return (
      <div role="status">
        <span className="sr-only">Loading your bid</span>
        <Skeleton className="h-11" />
      </div>
    )
  }
  // One that was never live cannot be bid for.
  if (isFailure(error) && error.http === 404) return null
  return <FailedPart onRetry={() => void refetch()}>Your bid did not load. {messageOf(error)}</FailedPart>
}

interface PartProps {
  standing: BidStanding
  property: Biddable
  onBid: () => void
}

function Part({ standing, property, onBid }: PartProps) {
  const { isOwner, myBid, count, isOpen } = standing
  if (isOwner) {
    return (
      <ButtonLink wide look="secondary" to={`${pathTo('bidRequests')}?property=${property.id}`}>
        <Gavel aria-hidden className="size-5" />
        {count ? `See ${count === 1 ? '1 bid' : `${formatNumber(count)} bids`}` : 'Bids for this listing'}
      </ButtonLink>
    )
  }
  if (myBid && (isOpenBid(myBid) || !isOpen)) return <Mine {...{ standing, property, onBid }} bid={myBid} />
  if (!isOpen) return null
  return (
    <div className="grid gap-2">
      <Button wide look="secondary" onClick={onBid}>
        <Gavel aria-hidden className="size-5" />
        {myBid ? 'Bid again' : 'Make a bid'}
      </Button>
      {myBid ? (
        <p className="text-soft-ink text-xs">
          Your last bid: {turnText(myBid, 'buyer')} <ToMyBids>See My Bids</ToMyBids>
        </p>
      ) : null}
      <OtherBids standing={standing} listedIn={property.listedIn} />
    </div>
  )
}

function Mine({ standing, property, bid, onBid }: PartProps & { bid: NonNullable<BidStanding['myBid']> }) {
  const { acts } = bid
  return (
    <section aria-label="Your bid" className="grid gap-3 rounded-control border border-line p-4">
      <div className="justify-self-start">
        <BidStateBadge bid={bid} side="buyer" />
      </div>
      <BidFigures bid={bid} property={property} side="buyer" />
      <p className="text-sm">
        {turnText(bid, 'buyer')} {bid.state === 'accepted' ? bidPromise : null}
      </p>
      <OtherBids standing={standing} listedIn={property.listedIn} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {acts.includes('revise') ? (
          <Button look="secondary" className="text-sm" onClick={onBid}>
            Change my bid
          </Button>
        ) : null}
        <ToMyBids>{acts.includes('accept-counter') ? 'Answer in My Bids' : 'See My Bids'}</ToMyBids>
      </div>
    </section>
  )
}

function ToMyBids({ children }: { children: ReactNode }) {
  return (
    <Link
      to={pathTo('myBids')}
      className="inline-flex min-h-6 items-center font-semibold text-leaf text-sm underline underline-offset-2"
    >
      {children}
    </Link>
  )
}
