import { lazy, Suspense, useEffect } from 'react'
import { MessagesLink } from '../features/conversations/messages-link.tsx'
import { NotificationBell } from '../features/notifications/notification-bell.tsx'
import { startRealtime } from '../lib/realtime.ts'
import { useSession } from '../lib/session.ts'
import { classNames } from '../ui/class-names.ts'
import { ProfileMenu } from './profile-menu.tsx'

const AgentKycPrompt = lazy(() => import('../features/kyc/agent-kyc-prompt.tsx'))

/** Messages, the bell and the profile menu. With them come the live channel and, for agents, what they still have to prove. */
export function SignedInTools({ className }: { className?: string }) {
  const session = useSession()
  useEffect(startRealtime, [])
  if (!session) return null
  return (
    <>
      <div className={classNames('flex items-center gap-1', className)}>
        <MessagesLink />
        <NotificationBell />
        <ProfileMenu session={session} />
      </div>
      {session.userRole === 'agent' ? (
        <Suspense>
          <AgentKycPrompt />
        </Suspense>
      ) : null}
    </>
  )
}
