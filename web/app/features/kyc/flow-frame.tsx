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
  const frame = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step anew
  useEffect(() => {
    // A field that has taken the focus by itself keeps it.
    if (!frame.current?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true })
    if (window.matchMedia('(max-width: 47.99rem)').matches) frame.current?.scrollIntoView({ block: 'start' })
  }, [step?.now])
  return (
    <div ref={frame} className="grid max-w-xl scroll-mt-20 gap-5">
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
