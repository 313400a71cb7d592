import type { Bid } from '@properysearch/contract/bids/calls'
import { bidGraph, bidPromise } from '@properysearch/contract/bids/facts'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { BidFigures } from './bid-figures.tsx'
import { BidStateBadge } from './bid-state-badge.tsx'
import { type Biddable, offeredActs, type Pressed, type Side, turnText } from './bid-words.ts'
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
  const acts = offeredActs(bid.state, side, property.availability === 'available')
  return (
    <article className="grid content-start gap-4 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {bidder}
        <BidStateBadge state={bid.state} side={side} />
      </div>
      <BidFigures bid={bid} property={property} side={side} />
      <p className="max-w-prose">
        {turnText(bid, side)} {bid.state === 'accepted' ? bidPromise : null}
      </p>
      <div className="border-line border-t pt-4">
        <OfferTimeline offers={bid.offers} listedIn={property.listedIn} side={side} other={other} />
      </div>
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
