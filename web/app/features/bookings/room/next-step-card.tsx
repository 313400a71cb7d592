import { ArrowRight, CircleCheck, Hourglass } from 'lucide-react'
import { formatDay } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/states.tsx'
import type { OnPress } from './press.ts'
import type { Step } from './step.ts'

interface NextStepCardProps {
  step: Step
  /** The other side, as I would speak of them: the seller. */
  other: string
  onPress: OnPress
}

const looks = {
  mine: { icon: ArrowRight, frame: 'border-marigold bg-marigold-wash', label: 'text-marigold-ink' },
  theirs: { icon: Hourglass, frame: 'border-line bg-card', label: 'text-soft-ink' },
  nobody: { icon: CircleCheck, frame: 'border-line bg-card', label: 'text-soft-ink' },
}

/** In its place, as tall, until it is known. */
export function NextStepToCome() {
  return (
    <section aria-label="Next step" aria-busy className="grid gap-3 rounded-card border border-line bg-card p-5 sm:p-6">
      <Skeleton className="h-5 w-24" />
      <Skeleton className="h-7 w-2/3" />
      <Skeleton className="h-6 w-full max-w-prose" />
      <Skeleton className="h-11 w-40" />
    </section>
  )
}

/** The one thing that comes next, whose turn it is, until when, and the button that does it. */
export function NextStepCard({ step, other, onPress }: NextStepCardProps) {
  const { icon: Icon, frame, label } = looks[step.whose]
  const whose =
    step.whose === 'mine' ? 'Your turn' : step.whose === 'theirs' ? `Waiting for ${step.waitsFor ?? other}` : 'Status'
  return (
    <section aria-label="Next step" className={classNames('grid gap-4 rounded-card border p-5 sm:p-6', frame)}>
      <div className="grid gap-1" role="status">
        <p className={classNames('flex items-center gap-2 font-semibold text-sm', label)}>
          <Icon aria-hidden className="size-4.5 shrink-0" />
          {whose}
          {step.by ? <span className="figures font-normal">by {formatDay(step.by)}</span> : null}
        </p>
        <h2 className="figures text-xl">{step.title}</h2>
        {step.text ? <p className="max-w-prose">{step.text}</p> : null}
      </div>
      {step.actions.length > 0 ? (
        <div className="flex flex-wrap gap-3">
          {step.actions.map(({ label, press }, i) => (
            <Button
              key={label}
              look={i === 0 && step.whose === 'mine' ? 'primary' : 'secondary'}
              onClick={() => onPress(press)}
            >
              {label}
            </Button>
          ))}
        </div>
      ) : null}
    </section>
  )
}
