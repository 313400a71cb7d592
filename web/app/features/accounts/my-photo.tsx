import { useSession } from '../../lib/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { useMyProfile } from './accounts.queries.ts'

/** My photo, or my initials until there is one. */
export function MyPhoto({ className }: { className?: string }) {
  const session = useSession()
  const photo = useMyProfile().data?.ProfileImage
  return <Avatar name={`${session?.firstName} ${session?.lastName}`} photo={photo ?? null} className={className} />
}
