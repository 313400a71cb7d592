import { useSyncExternalStore } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { myId, onSessionChange, readSession } from '../../lib/session.ts'
import { toast } from '../../ui/toast.tsx'

// Which listings I have marked, kept once for all the hearts of a page. Public pages load no query library for it.

export type MarkKind = 'favourites' | 'shortlisted' | 'interested'
type Marks = Record<MarkKind, ReadonlySet<number>>

const none: Marks = { favourites: new Set(), shortlisted: new Set(), interested: new Set() }
let marks = none
let loadedFor: string | null = null
const listeners = new Set<() => void>()

/** False on the server, while hydrating, and when signed out. */
export function useIsMarked(kind: MarkKind, propertyId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => marks[kind].has(propertyId),
    () => false,
  )
}

/** Shown at once, and taken back when the server refuses. */
export async function setMark(kind: MarkKind, propertyId: number, isMarked: boolean): Promise<void> {
  change(kind, propertyId, isMarked)
  try {
    await send(kind, propertyId, isMarked)
  } catch (error) {
    change(kind, propertyId, !isMarked)
    toast.error(messageOf(error))
  }
}

function send(kind: MarkKind, propertyId: number, isMarked: boolean): Promise<unknown> {
  const { shortlists } = api
  const mine = { userid: myId(), propertyid: propertyId }
  const calls: Record<MarkKind, [mark: () => Promise<unknown>, unmark: () => Promise<unknown>]> = {
    favourites: [() => shortlists.markFavourite(mine), () => shortlists.unmarkFavourite(mine)],
    shortlisted: [
      () => shortlists.addToShortlist({ propertyId }),
      () => shortlists.removeFromShortlist({ propertyId }),
    ],
    interested: [
      () => shortlists.showInterest({ id: propertyId }),
      () => shortlists.withdrawInterest({ id: propertyId }),
    ],
  }
  return calls[kind][isMarked ? 0 : 1]()
}

function change(kind: MarkKind, propertyId: number, isMarked: boolean): void {
  const ids = new Set(marks[kind])
  if (isMarked) ids.add(propertyId)
  else ids.delete(propertyId)
  tell({ ...marks, [kind]: ids })
}

function tell(next: Marks): void {
  marks = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const stopFollowing = onSessionChange(load)
  load()
  return () => {
    listeners.delete(listener)
    stopFollowing()
  }
}

function load(): void {
  const token = readSession()?.token ?? null
  if (token === loadedFor) return
  loadedFor = token
  tell(none)
  if (!token) return
  // A failure leaves the hearts empty; marking again changes nothing on the server.
  api.shortlists.getMarks().then(
    ({ data }) => {
      if (token !== loadedFor) return
      tell({
        favourites: new Set(data.favourites),
        shortlisted: new Set(data.shortlisted),
        interested: new Set(data.interested),
      })
    },
    () => {
      loadedFor = null
    },
  )
}
