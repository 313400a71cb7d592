import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'

export interface StateLook {
  icon: LucideIcon
  /** Its ground and ink. */
  className: string
}

interface StateBadgeProps {
  look: StateLook
  name: string
  /** A whole sentence goes onto a second line where there is no room for it. */
  mayWrap?: boolean
}

/** Where something stands: an icon and a word, never the colour alone. */
export function StateBadge({ look: { icon: Icon, className }, name, mayWrap = false }: StateBadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 px-2.5 py-1 font-semibold text-xs',
        mayWrap ? 'rounded-card' : 'whitespace-nowrap rounded-full',
        className,
      )}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {name}
    </span>
  )
}
