import type { SavedSearch } from '@properysearch/contract/saved-searches/calls'
import { pacePhrases } from '@properysearch/contract/saved-searches/facts'
import { listQueryOf } from '@properysearch/contract/saved-searches/list-of-saved'
import { BellOff, BellRing, Mail, Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { pathTo } from '../../screens.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { markLooked } from './saved-searches.queries.ts'

interface SavedSearchRowProps {
  saved: SavedSearch
  words: readonly string[]
  onChange: () => void
  onPause: () => void
  onRemove: () => void
}

/** One saved search: its name opens the list, what is new is counted beside it. */
export function SavedSearchRow({ saved, words, onChange, onPause, onRemove }: SavedSearchRowProps) {
  const { name, isPaused, newCount } = saved
  return (
    <article className="grid gap-3 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-lg [overflow-wrap:anywhere]">
            <Link
              to={listOf(saved)}
              onClick={() => void markLooked(saved.id)}
              className="text-leaf underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          </h2>
          {newCount > 0 ? (
            <span className="figures rounded-full bg-leaf-wash px-2.5 py-0.5 font-semibold text-leaf text-sm">
              {newCount} new
            </span>
          ) : null}
        </div>
        <p className="text-soft-ink text-sm">{words.length > 0 ? words.join(' · ') : 'Every property'}</p>
        <Telling saved={saved} />
      </div>
      <div className="-mx-2 -mb-2 flex flex-wrap">
        <Button look="quiet" className="px-2 text-sm" aria-label={`Change ${name}`} onClick={onChange}>
          <Pencil aria-hidden className="size-4" />
          Change
        </Button>
        <Button
          look="quiet"
          className="px-2 text-sm"
          aria-label={`${isPaused ? 'Resume' : 'Pause'} ${name}`}
          onClick={onPause}
        >
          {isPaused ? <Play aria-hidden className="size-4" /> : <Pause aria-hidden className="size-4" />}
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
        <Button look="quiet" className="px-2 text-sm" aria-label={`Delete ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden className="size-4" />
          Delete
        </Button>
      </div>
    </article>
  )
}

function Telling({ saved: { isPaused, isMailed, pace } }: { saved: SavedSearch }) {
  const Icon = isPaused ? BellOff : isMailed ? Mail : BellRing
  return (
    <p className="flex items-start gap-2 text-sm">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-soft-ink" />
      {isPaused
        ? 'Paused: you are not told anything.'
        : `You are told ${pacePhrases[pace]}${isMailed ? ', also by email' : ', not by email'}.`}
    </p>
  )
}

/** In the place of what was just deleted. */
export function RemovedSearch({ name, isBusy, onUndo }: { name: string; isBusy: boolean; onUndo: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line border-dashed p-4 sm:px-5">
      <p role="status" className="min-w-0 text-soft-ink text-sm [overflow-wrap:anywhere]">
        Deleted: {name}
      </p>
      <Button look="secondary" disabled={isBusy} onClick={onUndo}>
        Undo
      </Button>
    </div>
  )
}

/** The list as the search opens it; newest first where something is new. */
function listOf({ address, newCount }: SavedSearch): string {
  return pathTo('propertyList') + listQueryOf(address, { newestFirst: newCount > 0 })
}
