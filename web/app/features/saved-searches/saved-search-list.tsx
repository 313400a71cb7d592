import type { SavedSearch } from '@properysearch/contract/saved-searches/calls'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../lib/api.ts'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import SavedSearchDialog from './saved-search-dialog.tsx'
import { RemovedSearch, SavedSearchRow } from './saved-search-row.tsx'
import { useBringBack, useChangeSaved, useRemoveSaved, useSavedSearches } from './saved-searches.queries.ts'

interface SavedSearchListProps {
  /** What a search asks for, in words. */
  wordsOf: (address: string) => readonly string[]
  /** Where somebody without one begins. */
  action: ReactNode
}

/** What I have saved, newest first. What was just deleted keeps its place, with the way back. */
export function SavedSearchList({ wordsOf, action }: SavedSearchListProps) {
  const { data, error, refetch } = useSavedSearches()
  const change = useChangeSaved()
  const remove = useRemoveSaved()
  const bringBack = useBringBack()
  const [removed, setRemoved] = useState<readonly SavedSearch[]>([])
  const [open, setOpen] = useState<SavedSearch | null>(null)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  const present = data.data
  const gone = removed.filter(({ id }) => !present.some((saved) => saved.id === id))
  const rows = [...present, ...gone].sort((a, b) => b.id - a.id)
  const onError = (failed: unknown) => void toast.error(messageOf(failed))
  if (rows.length === 0) {
    return (
      <EmptyState
        picture={<div aria-hidden className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />}
        title="No saved search yet"
        action={action}
      >
        Search for what you want and press “Save search” above the list or on the map. We then tell you about new
        matches and price drops.
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">
        {rows.map((saved) => (
          <li key={saved.id}>
            {gone.includes(saved) ? (
              <RemovedSearch
                name={saved.name}
                isBusy={bringBack.isPending}
                onUndo={() => bringBack.mutate(saved.id, { onError })}
              />
            ) : (
              <SavedSearchRow
                saved={saved}
                words={wordsOf(saved.address)}
                onChange={() => setOpen(saved)}
                onPause={() => change.mutate({ ...saved, isPaused: !saved.isPaused }, { onError })}
                onRemove={() => {
                  setRemoved((before) => [...before.filter(({ id }) => id !== saved.id), saved])
                  remove.mutate(saved.id, { onError })
                }}
              />
            )}
          </li>
        ))}
      </ul>
      <p className="text-soft-ink text-sm">
        {present.length} of {data.atMost} saved searches.
        {present.length >= data.atMost ? ' Delete one that you no longer need to save another.' : null}
      </p>
      {open ? <SavedSearchDialog saved={open} isNew={false} onClose={() => setOpen(null)} /> : null}
    </div>
  )
}

function ListSkeleton() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">Loading</span>
      {[0, 1, 2].map((slot) => (
        <div key={slot} className="grid gap-3 rounded-card border border-line bg-card p-5">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-5 w-1/3" />
        </div>
      ))}
    </div>
  )
}
