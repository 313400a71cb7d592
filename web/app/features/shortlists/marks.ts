import { messageOf } from '../../lib/api.ts'
import { readSession } from '../../lib/session.ts'
import { signedInValue } from '../../lib/signed-in-value.ts'
import { toast } from '../../ui/toast.tsx'

export type MarkKind = 'favourites' | 'shortlisted' | 'interested'
export type IsMarked = (kind: MarkKind, propertyId: number) => boolean

const load = () => import('./marks.queries.ts')

// Which listings I have marked, kept once for all the hearts of a page.
const myMarks = signedInValue<IsMarked>(
  async () => (await load()).followMarks,
  () => false,
)

/** False on the server, while hydrating, and when signed out. */
export function useIsMarked(kind: MarkKind, propertyId: number): boolean {
  return myMarks.use((isMarked) => isMarked(kind, propertyId))
}

/** Shown at once, and taken back when the server refuses, which is said. Whether it is done. */
export async function setMark(kind: MarkKind, propertyId: number, isMarked: boolean): Promise<boolean> {
  const token = readSession()?.token
  try {
    const { sendMark } = await load()
    await sendMark({ kind, propertyId, isMarked })
    return true
  } catch (error) {
    // Whoever has left since, or was signed out by it, is told by another page.
    if (token === readSession()?.token) toast.error(messageOf(error))
    return false
  }
}
