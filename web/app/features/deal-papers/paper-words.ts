import type { BookingKind, BookingSide } from '@properysearch/contract/bookings/facts'
import type { DealPaper } from '@properysearch/contract/deal-papers/calls'
import type { DealPaperState } from '@properysearch/contract/deal-papers/facts'
import { CircleCheck, CircleDashed, CircleMinus, HandHelping } from 'lucide-react'
import type { StateLook } from '../../ui/state-badge.tsx'

export const paperLooks: Record<DealPaperState, StateLook & { name: string }> = {
  open: { icon: CircleDashed, className: 'bg-sunken text-soft-ink', name: 'Not asked for' },
  asked: { icon: HandHelping, className: 'bg-marigold-wash text-marigold-ink', name: 'Asked for' },
  given: { icon: CircleCheck, className: 'bg-good-wash text-good', name: 'Given' },
  'not-needed': { icon: CircleMinus, className: 'bg-sunken text-ink', name: 'Not applicable' },
}

export type PartyNames = Record<BookingSide, string>

export const partyNames = (kind: BookingKind): PartyNames =>
  kind === 'rental' ? { buyer: 'tenant', seller: 'owner' } : { buyer: 'buyer', seller: 'seller' }

/** Whose it is to give, or who said what last. */
export function paperNote({ from, state, markedBy }: DealPaper, side: BookingSide, names: PartyNames): string {
  const isMine = markedBy === side
  if (state === 'asked' && markedBy) return isMine ? 'You asked for it' : `The ${names[markedBy]} has asked you for it`
  if (state === 'not-needed' && markedBy) return isMine ? 'You said so' : `The ${names[markedBy]} said so`
  if (from === 'either') return 'From either side'
  return from === side ? 'From you' : `From the ${names[from]}`
}

/** 840 KB, 2.4 MB */
export function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
