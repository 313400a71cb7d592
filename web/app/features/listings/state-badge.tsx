import { type PropertyState, propertyStateNames } from '@properysearch/contract/property-facts'
import {
  Archive,
  CircleCheck,
  CirclePause,
  CircleX,
  Handshake,
  Hourglass,
  type LucideIcon,
  PencilLine,
} from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'

const looks: Record<PropertyState, { icon: LucideIcon; className: string }> = {
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

/** Where a listing stands, with an icon and a word. */
export function StateBadge({ state, isHeld }: { state: PropertyState; isHeld?: boolean }) {
  const { icon: Icon, className } = looks[state]
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-1 font-semibold text-xs',
        className,
      )}
    >
      <Icon aria-hidden className="size-3.5" />
      {isHeld ? 'Held for a closer look' : (words[state] ?? propertyStateNames[state])}
    </span>
  )
}
