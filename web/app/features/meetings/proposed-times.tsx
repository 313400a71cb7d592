import type { Meeting } from '@properysearch/contract/meetings/calls'
import { formatMoment } from '../../lib/format.ts'
import { useNow } from '../../lib/use-now.ts'
import { Button } from '../../ui/button.tsx'

interface ProposedTimesProps {
  meeting: Meeting
  isBusy: boolean
  onAccept: (slot: string) => void
}

/** The times that wait; one that is over or taken by something else can only be read. */
export function ProposedTimes({ meeting: { slots, acts }, isBusy, onAccept }: ProposedTimesProps) {
  const now = useNow().toISOString()
  return (
    <ul className="grid gap-2" aria-label="Proposed times">
      {slots.map(({ startsAt, isTaken }) => {
        const isOver = startsAt <= now
        return (
          <li
            key={startsAt}
            className="flex min-h-13 flex-wrap items-center justify-between gap-2 border-line border-t pt-2"
          >
            <span className={isTaken || isOver ? 'figures text-soft-ink' : 'figures'}>
              <span className={isTaken || isOver ? 'line-through' : undefined}>{formatMoment(startsAt)}</span>
              {isTaken || isOver ? (
                <span className="ms-2 text-sm">{isOver ? 'Over' : 'Taken by another appointment'}</span>
              ) : null}
            </span>
            {acts.includes('accept') && !isTaken && !isOver ? (
              <Button
                className="text-sm"
                disabled={isBusy}
                aria-label={`Accept ${formatMoment(startsAt)}`}
                onClick={() => onAccept(startsAt)}
              >
                Accept
              </Button>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
