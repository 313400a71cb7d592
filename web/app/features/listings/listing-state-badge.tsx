import { beingCheckedText, type PropertyState, propertyStateNames } from '@properysearch/contract/listings/facts'
import { Archive, CircleCheck, CirclePause, CircleX, Handshake, Hourglass, PencilLine } from 'lucide-react'
import { formatDay } from '../../lib/format.ts'
import { StateBadge, type StateLook } from '../../ui/state-badge.tsx'

const looks: Record<PropertyState, StateLook> = {
  draft: { icon: PencilLine, className: 'bg-sunken text-ink' },
  submitted: { icon: Hourglass, className: 'bg-marigold-wash text-marigold-ink' },
  verified: { icon: CircleCheck, className: 'bg-good-wash text-good' },
  rejected: { icon: CircleX, className: 'bg-danger-wash text-danger' },
  'on-hold': { icon: Handshake, className: 'bg-marigold-wash text-marigold-ink' },
  paused: { icon: CirclePause, className: 'bg-sunken text-ink' },
  sold: { icon: Handshake, className: 'bg-leaf-wash text-leaf' },
  rented: { icon: Handshake, className: 'bg-leaf-wash text-leaf' },
  archived: { icon: Archive, className: 'bg-sunken text-soft-ink' },
}

const words: Partial<Record<PropertyState, string>> = { submitted: 'Being verified', rejected: 'Sent back' }

/** Where a listing stands, with an icon and a word; beside it, that a live one was changed and is being checked. */
export function ListingStateBadge({
  state,
  isHeld,
  beingCheckedSince = null,
}: {
  state: PropertyState
  isHeld?: boolean
  beingCheckedSince?: string | null
}) {
  const name = isHeld ? 'Held for closer review' : (words[state] ?? propertyStateNames[state])
  const badge = <StateBadge look={looks[state]} name={name} />
  if (beingCheckedSince === null) return badge
  return (
    <span className="inline-flex flex-wrap gap-2">
      {badge}
      <StateBadge look={looks.submitted} name={beingCheckedText(formatDay(beingCheckedSince))} mayWrap />
    </span>
  )
}
