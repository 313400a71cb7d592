import { ArrowRight, CircleCheck, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMoment } from '../../lib/format.ts'
import { classNames } from '../../ui/class-names.ts'
import type { Turn } from './hire-words.ts'

const looks = {
  mine: { icon: ArrowRight, frame: 'border-marigold bg-marigold-wash', label: 'text-marigold-ink' },
  theirs: { icon: Hourglass, frame: 'border-line bg-card', label: 'text-soft-ink' },
  nobody: { icon: CircleCheck, frame: 'border-line bg-card', label: 'text-soft-ink' },
}

interface TurnCardProps {
  turn: Turn
  /** For whom it waits when it is not me. */
  waitsFor: string
  /** The buttons. */
  children: ReactNode
}

/** Whose turn it is, until when, and the buttons that are there to press. */
export function TurnCard({ turn, waitsFor, children }: TurnCardProps) {
  const { icon: Icon, frame, label } = looks[turn.whose]
  const whose = turn.whose === 'mine' ? 'Your turn' : turn.whose === 'theirs' ? `Waiting for ${waitsFor}` : 'Over'
  return (
    <section aria-label="Next step" className={classNames('grid gap-4 rounded-card border p-5 sm:p-6', frame)}>
      <div className="grid gap-1" role="status">
        <p className={classNames('flex flex-wrap items-center gap-x-2 font-semibold text-sm', label)}>
          <Icon aria-hidden className="size-4.5 shrink-0" />
          {whose}
          {turn.by ? <span className="figures font-normal">by {formatMoment(turn.by)}</span> : null}
        </p>
        <h2 className="text-xl">{turn.title}</h2>
        {turn.text ? <p className="max-w-prose">{turn.text}</p> : null}
      </div>
      <div className="flex flex-wrap gap-3 empty:hidden">{children}</div>
    </section>
  )
}
