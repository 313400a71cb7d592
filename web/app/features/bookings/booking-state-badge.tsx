import type { Booking } from '@properysearch/contract/bookings/calls'
import {
  CalendarCheck,
  CircleCheck,
  CircleSlash,
  CircleX,
  Clock,
  Hourglass,
  type LucideIcon,
  Reply,
} from 'lucide-react'
import { StateBadge } from '../../ui/state-badge.tsx'
import { hasEnded, stateName, turnOf } from './booking-words.ts'

const endIcons: Record<string, LucideIcon> = { completed: CircleCheck, rejected: CircleX, expired: Clock }

/** Where a booking stands. What waits for whoever looks at it asks for attention; what waits for the other does not. */
export function BookingStateBadge({ booking }: { booking: Booking }) {
  return <StateBadge look={lookOf(booking)} name={stateName(booking)} />
}

function lookOf(booking: Booking) {
  const { state, bookedOn } = booking
  if (state === 'completed') return { icon: CircleCheck, className: 'bg-good-wash text-good' }
  if (hasEnded(booking)) return { icon: endIcons[state] ?? CircleSlash, className: 'bg-sunken text-ink' }
  if (bookedOn !== null) return { icon: CalendarCheck, className: 'bg-good-wash text-good' }
  return turnOf(booking).isMine
    ? { icon: Reply, className: 'bg-marigold-wash text-marigold-ink' }
    : { icon: Hourglass, className: 'bg-leaf-wash text-leaf' }
}
