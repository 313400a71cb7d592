import { Info, Pause, Play } from 'lucide-react'

interface AdCaptionProps {
  advertiser: string
  countsId: string
  areCountsOpen: boolean
  onToggleCounts: () => void
  isPaused: boolean
  onTogglePause: () => void
}

const button =
  'inline-flex min-h-9 items-center gap-1.5 rounded-control px-2 text-soft-ink hover:bg-sunken hover:text-ink'

/** Above every ad: that it is one, whose it is, how it is counted, and how to pause it. */
export function AdCaption(props: AdCaptionProps) {
  const { advertiser, countsId, areCountsOpen, onToggleCounts, isPaused, onTogglePause } = props
  return (
    <div className="flex min-h-9 items-center gap-2 text-xs">
      <p className="min-w-0 grow truncate py-1 text-soft-ink">
        <span className="me-1.5 inline-block rounded border border-edge px-1 font-semibold text-ink leading-snug">
          Ad
        </span>
        {advertiser}
      </p>
      <div className="flex shrink-0">
        <button
          type="button"
          aria-expanded={areCountsOpen}
          aria-controls={areCountsOpen ? countsId : undefined}
          onClick={onToggleCounts}
          className={button}
        >
          <Info aria-hidden className="size-4" />
          <span className="max-sm:sr-only">About this ad</span>
        </button>
        <button type="button" onClick={onTogglePause} className={button}>
          {isPaused ? <Play aria-hidden className="size-4" /> : <Pause aria-hidden className="size-4" />}
          <span className="sr-only">{isPaused ? 'Resume this ad' : 'Pause this ad'}</span>
        </button>
      </div>
    </div>
  )
}
