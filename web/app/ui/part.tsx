import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'
import { classNames } from './class-names.ts'

const isOnPhone = () => typeof window !== 'undefined' && window.matchMedia?.('(max-width: 639px)').matches === true

/** One part of the room: a heading, a sentence, its content. Folded on a phone, where nothing in it has to be done now. */
export function Part({ folds, ...props }: PartProps & { folds?: boolean }) {
  return folds && isOnPhone() ? <FoldedPart {...props} /> : <OpenPart {...props} />
}

function FoldedPart({ title, note, aside, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <details className="group rounded-card border border-line bg-card">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-5 py-3 [&::-webkit-details-marker]:hidden">
          <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
            <h2 id={id} className="text-base">
              {title}
            </h2>
            {aside}
          </span>
          <ChevronDown aria-hidden className="size-5 shrink-0 text-soft-ink group-open:rotate-180" />
        </summary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-5 pb-5">
          {note ? <p className="max-w-prose text-soft-ink text-sm">{note}</p> : null}
          {children}
        </div>
      </details>
    </section>
  )
}

function OpenPart({ title, note, aside, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid gap-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h2 id={id} className="text-lg">
              {title}
            </h2>
            {aside}
          </div>
          {note ? <p className="max-w-prose text-soft-ink text-sm">{note}</p> : null}
        </div>
        {children}
      </Card>
    </section>
  )
}

interface PartProps {
  title: string
  note?: ReactNode
  aside?: ReactNode
  children: ReactNode
}

/** Label and value pairs in a grid. */
export function Facts({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={classNames('grid grid-cols-2 gap-x-6 gap-y-4 text-sm sm:grid-cols-3', className)}>
      {facts.map(({ name, value, under, isMain }) => (
        <div key={name} className="min-w-0">
          <dt className="text-soft-ink">{name}</dt>
          <dd className={classNames('figures break-words', isMain ? 'font-bold text-lg' : 'font-medium')}>{value}</dd>
          {under ? <dd className="text-soft-ink text-xs">{under}</dd> : null}
        </div>
      ))}
    </dl>
  )
}

export interface Fact {
  name: string
  value: ReactNode
  under?: ReactNode
  isMain?: boolean
}
