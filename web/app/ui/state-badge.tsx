import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'

export interface StateLook {
  icon: LucideIcon
  /** Its ground and ink. */
  className: string
}

/** Where something stands: an icon and a word, never the colour alone. */
export function StateBadge({ look: { icon: Icon, className }, name }: { look: StateLook; name: string }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-1 font-semibold text-xs',
        className,
      )}
    >
      <Icon aria-hidden className="size-3.5" />
      {name}
    </span>
  )
}
