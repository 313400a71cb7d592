import type { PropertyItem } from '@properysearch/contract/listings/property'
import { useSession } from '../../lib/session.ts'
import { signedInValue } from '../../lib/signed-in-value.ts'
import type { followShortlist } from './shortlists.queries.ts'

type Reply = ReturnType<ReturnType<typeof followShortlist>['read']>

const none: readonly PropertyItem[] = []
const myShortlist = signedInValue<Reply | undefined>(
  async () => (await import('./shortlists.queries.ts')).followShortlist,
  undefined,
)

/** The first page of what I shortlisted, for public pages: undefined while it is on its way, empty for a visitor. */
export function useMyShortlist(): readonly PropertyItem[] | undefined {
  const isSignedIn = useSession() !== null
  const shortlisted = myShortlist.use((reply) => (reply?.isError ? none : reply?.data?.data))
  return isSignedIn ? shortlisted : none
}
