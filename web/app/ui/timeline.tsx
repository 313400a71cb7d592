import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Steps on a line; those of whoever looks are filled. `label` names the list where no heading does. */
export function Timeline({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ol aria-label={label} className="grid [&>li:last-child_[data-line]]:hidden [&>li:last-child_[data-step]]:pb-0">
      {children}
    </ol>
  )
}

export function TimelineStep({ isMine, children }: { isMine: boolean; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[0.75rem_minmax(0,1fr)] gap-x-3">
      <span aria-hidden className="grid grid-rows-[auto_1fr] justify-items-center">
        <span
          className={classNames('mt-1.5 size-3 rounded-full border-2 border-leaf', isMine ? 'bg-leaf' : 'bg-card')}
        />
        <span data-line className="w-px bg-edge" />
      </span>
      <div data-step className="min-w-0 pb-3 text-sm">
        {children}
      </div>
    </li>
  )
}
