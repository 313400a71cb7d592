import type { BookingKind, BookingState } from '@properysearch/contract/bookings/facts'
import type { DealPaper, DealPapers } from '@properysearch/contract/deal-papers/calls'
import { FilePlus2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { messageOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Part } from '../../ui/part.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { useDealPapers } from './deal-papers.queries.ts'
import { PaperRow } from './paper-row.tsx'
import { type PartyNames, partyNames } from './paper-words.ts'

const AskPaperDialog = lazy(() => import('./ask-paper-dialog.tsx'))
const GivePaperDialog = lazy(() => import('./give-paper-dialog.tsx'))

const whatFor =
  'The usual papers of such a deal, and any others that the two of you need. Only the two of you can open a paper; our team cannot.'

interface PapersPartProps {
  bookingId: number
  kind: BookingKind
  state: BookingState
}

/** The papers of a deal, for its two sides. */
export function PapersPart({ bookingId, kind, state }: PapersPartProps) {
  const { data, error, refetch } = useDealPapers(bookingId)
  const given = data?.papers.filter(({ state }) => state === 'given').length ?? 0
  return (
    <Part
      folds={!data?.papers.some(({ state, markedBy }) => state === 'asked' && markedBy !== data.side)}
      title="Papers"
      note={whatFor}
      aside={
        data?.isOpen ? (
          <span className="figures text-soft-ink text-sm">
            {given} of {data.papers.filter(({ state }) => state !== 'not-needed').length} given
          </span>
        ) : null
      }
    >
      {data ? (
        <PaperList bookingId={bookingId} shown={data} names={partyNames(kind)} isAhead={state === 'requested'} />
      ) : error ? (
        <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div className="grid gap-3" role="status" aria-label="Loading the papers">
          {['a', 'b', 'c', 'd'].map((row) => (
            <Skeleton key={row} className="h-12" />
          ))}
        </div>
      )}
    </Part>
  )
}

type Open = { do: 'give'; paper: DealPaper | null } | { do: 'ask' }

interface PaperListProps {
  bookingId: number
  shown: DealPapers
  names: PartyNames
  /** The booking is still to be accepted. */
  isAhead: boolean
}

function PaperList({ bookingId, shown, names, isAhead }: PaperListProps) {
  const { side, isOpen, papers } = shown
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const other = `The ${names[side === 'buyer' ? 'seller' : 'buyer']}`
  // Of a deal that has ended, only what is there.
  const listed = isOpen ? papers : papers.filter(({ state, files }) => state !== 'open' || files.length > 0)
  return (
    <>
      {listed.length === 0 ? (
        <p className="text-soft-ink text-sm">
          {isAhead
            ? 'Papers can be asked for and given once the booking is accepted.'
            : 'None were given in this deal.'}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {listed.map((paper) => (
            <PaperRow
              key={`${paper.kind} ${paper.id ?? ''}`}
              {...{ bookingId, paper, side, isOpen, names }}
              onGive={() => setOpen({ do: 'give', paper })}
            />
          ))}
        </ul>
      )}
      {isOpen ? (
        <div className="flex flex-wrap gap-2 border-line border-t pt-4">
          <Button look="secondary" className="text-sm" onClick={() => setOpen({ do: 'give', paper: null })}>
            <FilePlus2 aria-hidden className="size-4.5" />
            Add another paper
          </Button>
          <Button look="quiet" className="text-sm" onClick={() => setOpen({ do: 'ask' })}>
            Ask for another paper
          </Button>
        </div>
      ) : null}
      <Suspense>
        {open?.do === 'give' ? (
          <GivePaperDialog bookingId={bookingId} paper={open.paper} other={other} onClose={close} />
        ) : null}
        {open?.do === 'ask' ? <AskPaperDialog bookingId={bookingId} other={other} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
