import type { BookingKind, BookingSide } from '@properysearch/contract/bookings/facts'
import type { Sharer } from '@properysearch/contract/bookings/sharer-calls'
import { CircleCheck, CircleX, Hourglass } from 'lucide-react'
import type { StateLook } from '../../../ui/state-badge.tsx'

/** 33.33% */
export const percent = (share: number) => `${share / 100}%`

export function roleOf(side: BookingSide, kind: BookingKind): string {
  if (side === 'seller') return 'co-owner'
  return kind === 'rental' ? 'joint tenant' : 'joint buyer'
}

export const shareStates: Record<Sharer['state'], { name: string; look: StateLook }> = {
  waiting: { name: 'Not confirmed', look: { icon: Hourglass, className: 'bg-marigold-wash text-marigold-ink' } },
  confirmed: { name: 'Confirmed', look: { icon: CircleCheck, className: 'bg-good-wash text-good' } },
  declined: { name: 'Declined', look: { icon: CircleX, className: 'bg-danger-wash text-danger' } },
}
