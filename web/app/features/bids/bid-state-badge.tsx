import type { Bid } from '@properysearch/contract/bids/calls'
import type { BidState } from '@properysearch/contract/bids/facts'
import { CalendarCheck, CircleCheck, CircleSlash, CircleX, Clock, Hourglass, Reply } from 'lucide-react'
import { StateBadge, type StateLook } from '../../ui/state-badge.tsx'
import { type Side, stateName } from './bid-words.ts'

const waiting = 'bg-leaf-wash text-leaf'
const myTurn = 'bg-marigold-wash text-marigold-ink'
const over = 'bg-sunken text-ink'

/** What waits for whoever looks at it asks for attention; what waits for the other side does not. */
const looks: Record<Side, Record<'pending' | 'countered', StateLook>> = {
  buyer: { pending: { icon: Hourglass, className: waiting }, countered: { icon: Reply, className: myTurn } },
  owner: { pending: { icon: Reply, className: myTurn }, countered: { icon: Hourglass, className: waiting } },
}
const laterLooks: Record<Exclude<BidState, 'pending' | 'countered'>, StateLook> = {
  accepted: { icon: CircleCheck, className: 'bg-good-wash text-good' },
  booked: { icon: CalendarCheck, className: 'bg-good-wash text-good' },
  rejected: { icon: CircleX, className: over },
  withdrawn: { icon: CircleSlash, className: over },
  expired: { icon: Clock, className: over },
}

/** Where a bid stands, as this side would say it. */
export function BidStateBadge({ bid, side }: { bid: Pick<Bid, 'state' | 'hindrance'>; side: Side }) {
  const { state, hindrance } = bid
  const look = hindrance
    ? { icon: Hourglass, className: waiting }
    : state === 'pending' || state === 'countered'
      ? looks[side][state]
      : laterLooks[state]
  return <StateBadge look={look} name={stateName(bid, side)} />
}
