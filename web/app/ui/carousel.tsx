import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

interface CarouselProps {
  /** What it shows, for screen readers. */
  label: string
  /** Each with a key of its own. */
  slides: { key: string | number; content: ReactNode }[]
}

/**
 * Slides side by side, to swipe or to step through; how many are shown is in carousel.css. It never moves by itself, and
 * without JavaScript it is a row that scrolls.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ atStart: true, atEnd: true })
  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () =>
      setEnds({
        atStart: element.scrollLeft <= 1,
        atEnd: element.scrollLeft + element.clientWidth >= element.scrollWidth - 1,
      })
    look()
    const resized = new ResizeObserver(look)
    resized.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])
  const step = (by: 1 | -1) => row.current?.scrollBy({ left: by * row.current.clientWidth, behavior: 'smooth' })
  return (
    <div className="relative">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by the keyboard */}
      <ul ref={row} className="carousel" tabIndex={0} aria-label={label}>
        {slides.map(({ key, content }) => (
          <li key={key} className="carousel-slide">
            {content}
          </li>
        ))}
      </ul>
      <div className="carousel-steps">
        <Step label={`Previous: ${label}`} icon={ChevronLeft} isDisabled={ends.atStart} onClick={() => step(-1)} />
        <Step label={`Next: ${label}`} icon={ChevronRight} isDisabled={ends.atEnd} onClick={() => step(1)} />
      </div>
    </div>
  )
}

interface StepProps {
  label: string
  icon: typeof ChevronLeft
  isDisabled: boolean
  onClick: () => void
}

function Step({ label, icon: Icon, isDisabled, onClick }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isDisabled}
      onClick={onClick}
      className="inline-flex size-11 items-center justify-center rounded-full border border-edge bg-card hover:bg-sunken disabled:border-line disabled:text-edge"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}
