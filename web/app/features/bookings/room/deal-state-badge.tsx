import type { BookingState } from '@properysearch/contract/bookings/facts'
import { CircleCheck, CircleSlash, CircleX, Clock, Handshake, Hourglass } from 'lucide-react'
import { StateBadge, type StateLook } from '../../../ui/state-badge.tsx'
import { stateName } from './deal-words.ts'

const over = 'bg-sunken text-ink'
const ended: Partial<Record<BookingState, StateLook>> = {
  requested: { icon: Hourglass, className: 'bg-leaf-wash text-leaf' },
  completed: { icon: CircleCheck, className: 'bg-good-wash text-good' },
  rejected: { icon: CircleX, className: over },
  cancelled: { icon: CircleSlash, className: over },
  expired: { icon: Clock, className: over },
}
const underWay: StateLook = { icon: Handshake, className: 'bg-leaf-wash text-leaf' }

export function DealStateBadge({ state }: { state: BookingState }) {
  return <StateBadge look={ended[state] ?? underWay} name={stateName(state)} />
}
