import { useSyncExternalStore } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { myId, onSessionChange, readSession } from '../../lib/session.ts'
import { toast } from '../../ui/toast.tsx'

// Which listings I have marked, kept once for all the hearts of a page. Public pages load no query library for it.

export type MarkKind = 'favourites' | 'shortlisted' | 'interested'
type Marks = Record<MarkKind, ReadonlySet<number>>

const none: Marks = { favourites: new Set(), shortlisted: new Set(), interested: new Set() }
/** As the server last answered. */
let known = none
/** What was pressed and is not answered yet, laid over what is known. */
const wishes = new Map<string, { kind: MarkKind; propertyId: number; isMarked: boolean }>()
const underWay = new Set<string>()
let loadedFor: string | null = null
const listeners = new Set<() => void>()

/** False on the server, while hydrating, and when signed out. */
export function useIsMarked(kind: MarkKind, propertyId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wishes.get(`${kind} ${propertyId}`)?.isMarked ?? known[kind].has(propertyId),
    () => false,
  )
}

/**
 * Shown at once, and taken back when the server refuses. One call at a time for each mark: whoever presses again
 * meanwhile is heard after it, so the last press is what stays.
 */
export async function setMark(kind: MarkKind, propertyId: number, isMarked: boolean): Promise<void> {
  const key = `${kind} ${propertyId}`
  wishes.set(key, { kind, propertyId, isMarked })
  tell()
  if (underWay.has(key)) return
  underWay.add(key)
  const token = readSession()?.token
  try {
    for (let wish = wishes.get(key); wish; wish = nextWish(key, wish)) {
      await send(kind, propertyId, wish.isMarked)
      if (token === readSession()?.token) known = withMark(known, wish)
    }
  } catch (error) {
    if (token === readSession()?.token) toast.error(messageOf(error))
  } finally {
    underWay.delete(key)
    wishes.delete(key)
    tell()
  }
}

/** What was pressed while the last wish was under way, if it is another. */
function nextWish(key: string, done: { isMarked: boolean }) {
  const wish = wishes.get(key)
  return wish && wish.isMarked !== done.isMarked ? wish : undefined
}

function withMark(
  marks: Marks,
  { kind, propertyId, isMarked }: { kind: MarkKind; propertyId: number; isMarked: boolean },
): Marks {
  const ids = new Set(marks[kind])
  if (isMarked) ids.add(propertyId)
  else ids.delete(propertyId)
  return { ...marks, [kind]: ids }
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

function tell(): void {
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
  known = none
  tell()
  if (!token) return
  // A failure leaves the hearts empty; marking again changes nothing on the server.
  api.shortlists.getMarks().then(
    ({ data }) => {
      if (token !== loadedFor) return
      known = {
        favourites: new Set(data.favourites),
        shortlisted: new Set(data.shortlisted),
        interested: new Set(data.interested),
      }
      tell()
    },
    () => {
      loadedFor = null
    },
  )
}
