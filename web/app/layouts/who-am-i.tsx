import { roleNames } from '@properysearch/contract/roles'
import { MyPhoto } from '../features/accounts/my-photo.tsx'
import type { Session } from '../lib/session.ts'

export function WhoAmI({ session }: { session: Session }) {
  return (
    <div className="flex items-center gap-3 border-line border-b px-1 pb-4">
      <MyPhoto className="size-11 text-base" />
      <div className="min-w-0">
        <p className="truncate font-semibold text-sm">
          {session.firstName} {session.lastName}
        </p>
        <p className="truncate text-soft-ink text-xs">{roleNames[session.userRole]}</p>
      </div>
    </div>
  )
}
