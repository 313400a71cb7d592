import { MutationObserver } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { followQuery } from '../../lib/follow-query.ts'
import { queryClient } from '../../lib/query-client.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { myId } from '../../lib/session.ts'
import type { Follow } from '../../lib/signed-in-value.ts'
import type { IsMarked, MarkKind } from './marks.ts'

interface Mark {
  kind: MarkKind
  propertyId: number
  isMarked: boolean
}

type Marks = Awaited<ReturnType<typeof api.shortlists.getMarks>>['data']

const followKnown = followQuery<Marks>({
  queryKey: queryKeys.marks,
  queryFn: async () => (await api.shortlists.getMarks()).data,
})

/** As the server last answered; over it lies what was pressed and is not answered yet. */
export const followMarks: Follow<IsMarked> = (onChange) => {
  const presses = queryClient().getMutationCache()
  const known = followKnown(onChange)
  const stopPresses = presses.subscribe(onChange)
  const lastPress = (kind: MarkKind, propertyId: number) =>
    presses.findAll({ mutationKey: keyOf({ kind, propertyId }), status: 'pending' }).at(-1)?.state.variables as
      | Mark
      | undefined
  const isMarked: IsMarked = (kind, propertyId) =>
    lastPress(kind, propertyId)?.isMarked ?? known.read().data?.[kind].includes(propertyId) ?? false
  return {
    read: () => isMarked,
    stop: () => {
      known.stop()
      stopPresses()
    },
  }
}

/** One call at a time for each mark, so that the last press is what stays. */
export async function sendMark(mark: Mark): Promise<void> {
  const client = queryClient()
  const person = myId()
  const mutation = new MutationObserver(client, {
    mutationKey: keyOf(mark),
    scope: { id: keyOf(mark).join(' ') },
    mutationFn: send,
    onSuccess: async () => {
      if (person !== myId()) return
      // An answer that was asked for before would not know of it.
      await client.cancelQueries({ queryKey: queryKeys.marks })
      const known = client.setQueryData<Marks>(queryKeys.marks, (marks) => marks && withMark(marks, mark))
      if (!known) await client.invalidateQueries({ queryKey: queryKeys.marks })
    },
  })
  await mutation.mutate(mark)
}

const keyOf = ({ kind, propertyId }: Omit<Mark, 'isMarked'>) => [...queryKeys.marks, kind, propertyId]

function withMark(marks: Marks, { kind, propertyId, isMarked }: Mark): Marks {
  const others = marks[kind].filter((id) => id !== propertyId)
  return { ...marks, [kind]: isMarked ? [...others, propertyId] : others }
}

function send({ kind, propertyId, isMarked }: Mark): Promise<unknown> {
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
