import type { Order } from '@properysearch/contract/orders/calls'
import { CircleCheck, CircleSlash, CircleX, Hourglass, type LucideIcon, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { SimulationChip } from '../../ui/simulation-note.tsx'

const looks: Record<'good' | 'bad' | 'over' | 'back' | 'waiting', { icon: LucideIcon; className: string }> = {
  good: { icon: CircleCheck, className: 'bg-good-wash text-good' },
  bad: { icon: CircleX, className: 'bg-danger-wash text-danger' },
  over: { icon: CircleSlash, className: 'bg-sunken text-ink' },
  back: { icon: Undo2, className: 'bg-leaf-wash text-leaf' },
  waiting: { icon: Hourglass, className: 'bg-marigold-wash text-marigold-ink' },
}

interface OutcomeFrameProps {
  look: keyof typeof looks
  order: Order
  title: string
  /** What it means, in a sentence or two. */
  words: ReactNode
  children?: ReactNode
  actions: ReactNode
}

/** The status, what it means, what to do. */
export function OutcomeFrame({ look, order, title, words, children, actions }: OutcomeFrameProps) {
  const { icon: Icon, className } = looks[look]
  return (
    <section className="overflow-hidden rounded-card border border-line bg-card">
      <div className={classNames('flex items-center gap-3 px-5 py-4 sm:px-7', className)}>
        <Icon aria-hidden className="size-7 shrink-0" />
        <h2 className="text-lg">{title}</h2>
        {order.isSimulation ? (
          <span className="ms-auto shrink-0 rounded-full bg-card">
            <SimulationChip />
          </span>
        ) : null}
      </div>
      <div className="grid gap-6 p-5 sm:p-7">
        <div className="grid gap-1">
          <p className="font-semibold">{order.title}</p>
          <div className="text-soft-ink">{words}</div>
        </div>
        {children}
        {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
      </div>
    </section>
  )
}

export function OrderFacts({ facts }: { facts: { name: string; value: ReactNode }[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-line border-y py-5 text-sm sm:grid-cols-3">
      {facts.map(({ name, value }) => (
        <div key={name} className="min-w-0">
          <dt className="text-soft-ink">{name}</dt>
          <dd className="figures break-words font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
