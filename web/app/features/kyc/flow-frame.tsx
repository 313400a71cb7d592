import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'

interface FlowFrameProps {
  title: string
  /** Where it stands, when there are several steps. */
  step?: { now: number; of: number }
  onBack: () => void
  children: ReactNode
}

/** One decision on the screen: what it is, the way back, then the form. Each step takes the focus when it comes. */
export function FlowFrame({ title, step, onBack, children }: FlowFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is read out
  useEffect(() => heading.current?.focus({ preventScroll: true }), [step?.now])
  return (
    <div className="grid max-w-xl gap-5">
      <div>
        <Button look="quiet" className="-ms-4 text-sm" onClick={onBack}>
          <ArrowLeft aria-hidden className="size-4.5" />
          Back
        </Button>
        <h3 ref={heading} tabIndex={-1} className="mt-2 text-lg outline-none">
          {title}
        </h3>
        {step ? (
          <div className="mt-2 flex items-center gap-3">
            <div aria-hidden className="flex gap-1.5">
              {Array.from({ length: step.of }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name
                <span key={at} className={`h-1.5 w-10 rounded-full ${at < step.now ? 'bg-leaf' : 'bg-line'}`} />
              ))}
            </div>
            <p className="text-soft-ink text-sm">
              Step {step.now} of {step.of}
            </p>
          </div>
        ) : null}
      </div>
      {children}
    </div>
  )
}
