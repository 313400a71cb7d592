import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

interface HomeSectionProps {
  id: string
  title: string
  lead?: string
  /** On a ground of its own, to set it off from its neighbours. */
  isRaised?: boolean
  aside?: ReactNode
  children: ReactNode
}

/** One part of the home page: its title, a sentence, and what it shows. */
export function HomeSection({ id, title, lead, isRaised, aside, children }: HomeSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames('py-9 lg:py-12', isRaised && 'border-line border-y bg-card')}
    >
      <div className="page-width">
        <div className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div>
            <h2 id={`${id}-title`} className="text-2xl">
              {title}
            </h2>
            {lead ? <p className="mt-1.5 max-w-prose text-soft-ink">{lead}</p> : null}
          </div>
          {aside}
        </div>
        {children}
      </div>
    </section>
  )
}
