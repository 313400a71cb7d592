import type { Bid, OwnBid } from '@properysearch/contract/bids/calls'
import { bidGraph, bidPromise } from '@properysearch/contract/bids/facts'
import type { ReactNode } from 'react'
import { pathTo } from '../../screens.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { EndedLine } from '../../ui/list-groups.tsx'
import { BidFigures } from './bid-figures.tsx'
import { BidStateBadge } from './bid-state-badge.tsx'
import { type Biddable, offerText, type Pressed, type Side, turnText } from './bid-words.ts'
import { OfferTimeline } from './offer-timeline.tsx'

interface BidCardProps {
  bid: Bid
  property: Biddable
  side: Side
  /** Who made it, where that is somebody else. */
  bidder?: ReactNode
  /** What the other side is called in the history. */
  other: string
  onAct: (act: Pressed) => void
  /** Before what else can be done. */
  next?: ReactNode
}

/** One bid: where it stands, the amounts, whose turn it is, the history, and what can be done now. */
export function BidCard({ bid, property, side, bidder, other, onAct, next }: BidCardProps) {
  const { acts } = bid
  return (
    <article className="grid content-start gap-3 rounded-card border border-line bg-card p-4 sm:gap-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {bidder}
        <BidStateBadge bid={bid} side={side} />
      </div>
      <BidFigures bid={bid} property={property} side={side} />
      <p className="max-w-prose">
        {turnText(bid, side)} {bid.state === 'accepted' ? bidPromise : null}
      </p>
      {/* A single bid says nothing that is not above, unless it came with words. */}
      {bid.offers.length > 1 || bid.note ? (
        <div className="border-line border-t pt-3 sm:pt-4">
          <OfferTimeline offers={bid.offers} listedIn={property.listedIn} side={side} other={other} />
        </div>
      ) : null}
      {acts.length > 0 || next ? (
        <div className="-mb-1 flex flex-wrap gap-2">
          {next}
          {acts.map((act) => (
            <Button
              key={act}
              look={act === 'reject' || act === 'withdraw' ? 'quiet' : 'secondary'}
              // One that stands alone has its words where the text above begins.
              className={acts.length === 1 && !next ? '-ms-4 text-sm' : 'text-sm'}
              onClick={() => onAct(act)}
              aria-label={`${bidGraph.acts[act].label}: ${property.title}${side === 'owner' ? `, ${other}` : ''}`}
            >
              {bidGraph.acts[act].label}
            </Button>
          ))}
        </div>
      ) : null}
    </article>
  )
}

interface EndedBidProps {
  item: OwnBid
  side: Side
  /** Who made it, where that is somebody else. */
  other?: string
}

/** Of one that is over: what it was, and how it ended. */
export function EndedBid({ item: { bidData, propertydata }, side, other }: EndedBidProps) {
  return (
    <EndedLine
      title={
        <Link
          to={pathTo('myPropertyView', { id: propertydata.id })}
          className="inline-block py-1 text-leaf underline underline-offset-2"
        >
          {propertydata.title}
        </Link>
      }
      facts={[
        ...(other ? [other] : []),
        offerText(bidData.agreed ?? bidData.amount, propertydata.listedIn),
        turnText(bidData, side),
      ]}
      badge={<BidStateBadge bid={bidData} side={side} />}
    />
  )
}
