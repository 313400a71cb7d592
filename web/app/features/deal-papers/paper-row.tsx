import type { BookingSide } from '@properysearch/contract/bookings/facts'
import type { DealPaper } from '@properysearch/contract/deal-papers/calls'
import { mayAskFor } from '@properysearch/contract/deal-papers/facts'
import { useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { toast } from '../../ui/toast.tsx'
import { usePaperStep } from './deal-papers.queries.ts'
import { FileLine } from './file-line.tsx'
import { type PartyNames, paperLooks, paperNote } from './paper-words.ts'

interface RowProps {
  bookingId: number
  paper: DealPaper
  side: BookingSide
  /** Whether papers can be asked for and given now. */
  isOpen: boolean
  names: PartyNames
  onGive: () => void
}

/** One paper: where it stands, its files, and what I can do with it. */
export function PaperRow(props: RowProps) {
  const { paper, side, isOpen, names } = props
  const [areAllShown, showAll] = useState(false)
  const look = paperLooks[paper.state]
  const [newest, ...earlier] = paper.files
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p className="min-w-0">
          <span className="block break-words font-medium">{paper.name}</span>
          <span className="block text-soft-ink text-sm">{paperNote(paper, side, names)}</span>
        </p>
        <StateBadge look={look} name={look.name} />
      </div>
      {newest ? (
        <ul className="grid gap-1">
          {(areAllShown ? [newest, ...earlier] : [newest]).map((file) => (
            <FileLine key={file.id} file={file} side={side} isOpen={isOpen} names={names} />
          ))}
        </ul>
      ) : null}
      {earlier.length > 0 ? (
        <button
          type="button"
          aria-expanded={areAllShown}
          className="min-h-9 justify-self-start text-leaf text-sm underline underline-offset-2"
          onClick={() => showAll(!areAllShown)}
        >
          {areAllShown ? 'Show the newest only' : `Show ${earlier.length} earlier`}
        </button>
      ) : null}
      {isOpen ? <PaperActs {...props} /> : null}
    </li>
  )
}

function PaperActs({ bookingId, paper, side, onGive }: RowProps) {
  const { kind, name, state, from, markedBy } = paper
  const idOf = async () => paper.id ?? (await api.dealPapers.add({ bookingId, kind })).data.id
  const mark = usePaperStep(async (wanted: 'asked' | 'not-needed' | 'none') =>
    api.dealPapers.mark({ paperId: await idOf(), mark: wanted }),
  )
  const remove = usePaperStep(async () => api.dealPapers.remove({ paperId: await idOf() }))
  const onError = (error: unknown) => toast.error(messageOf(error))
  const press = (wanted: 'asked' | 'not-needed' | 'none') => mark.mutate(wanted, { onError })
  const isBusy = mark.isPending || remove.isPending
  const isMarkedByMe = markedBy === side
  const mayAsk = mayAskFor(from, side) && state !== 'asked'
  // Whoever is to give it, or is asked for it, gives it.
  const isMineToGive = from === side || from === 'either' || (state === 'asked' && !isMarkedByMe)
  const quiet = { look: 'quiet', className: 'px-2 text-sm', disabled: isBusy } as const
  return (
    <div className="-mx-2 flex flex-wrap gap-x-1">
      {isMineToGive ? (
        <Button
          look={state === 'asked' && !isMarkedByMe ? 'secondary' : 'quiet'}
          className={state === 'asked' && !isMarkedByMe ? 'mx-2 text-sm' : 'px-2 text-sm'}
          aria-label={`${state === 'given' ? 'Give a newer version' : 'Give it'}: ${name}`}
          onClick={onGive}
        >
          {state === 'given' ? 'Give a newer version' : 'Give it'}
        </Button>
      ) : null}
      {mayAsk ? (
        <Button
          {...quiet}
          aria-label={`${state === 'given' ? 'Ask for a newer one' : 'Ask for it'}: ${name}`}
          onClick={() => press('asked')}
        >
          {state === 'given' ? 'Ask for a newer one' : 'Ask for it'}
        </Button>
      ) : null}
      {state === 'open' || (state === 'asked' && !isMarkedByMe) ? (
        <Button {...quiet} aria-label={`Does not apply: ${name}`} onClick={() => press('not-needed')}>
          Does not apply
        </Button>
      ) : null}
      {isMarkedByMe ? (
        <Button
          {...quiet}
          aria-label={`${state === 'asked' ? 'Withdraw the request' : 'It does apply'}: ${name}`}
          onClick={() => press('none')}
        >
          {state === 'asked' ? 'Withdraw the request' : 'It does apply'}
        </Button>
      ) : null}
      {paper.mayRemove ? (
        <Button
          {...quiet}
          aria-label={`Take off the list: ${name}`}
          onClick={() => remove.mutate(undefined, { onError })}
        >
          Take off the list
        </Button>
      ) : null}
    </div>
  )
}
