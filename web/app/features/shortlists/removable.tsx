import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { type MarkKind, setMark, useIsMarked } from './marks.ts'

interface RemovableProps {
  kind: MarkKind
  property: { id: number; title: string }
  /** What the empty place says: "Removed from your favourites". */
  said: string
  children: ReactNode
}

/** Keeps the place of what was just taken off a list, with the way back. */
export function Removable({ kind, property, said, children }: RemovableProps) {
  const isMarked = useIsMarked(kind, property.id)
  const [wasMarked, setWasMarked] = useState(false)
  // Until the marks have come nothing is marked: only what once was can have been removed.
  if (isMarked && !wasMarked) setWasMarked(true)
  if (isMarked || !wasMarked) return children
  return (
    <div className="grid h-full min-h-40 place-content-center justify-items-center gap-2 rounded-card border border-line border-dashed p-6 text-center">
      <p role="status" className="text-soft-ink text-sm">
        {said}: {property.title}
      </p>
      <Button look="secondary" onClick={() => void setMark(kind, property.id, true)}>
        Undo
      </Button>
    </div>
  )
}
