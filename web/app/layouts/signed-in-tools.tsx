import { lazy, Suspense, useEffect } from 'react'
import { MessagesLink } from '../features/conversations/messages-link.tsx'
import { NotificationBell } from '../features/notifications/notification-bell.tsx'
import { startRealtime } from '../lib/realtime.ts'
import { useSession } from '../lib/session.ts'
import { classNames } from '../ui/class-names.ts'
import { ProfileMenu } from './profile-menu.tsx'

const AgentKycPrompt = lazy(() => import('../features/kyc/agent-kyc-prompt.tsx'))

/** Messages, the bell and the profile menu. With them come the live channel and, for agents, what they still have to prove. */
export function SignedInTools({
  className,
  hasBarBelow = false,
}: {
  className?: string
  /** On a phone the bar at the foot leads to the messages. */
  hasBarBelow?: boolean
}) {
  const session = useSession()
  useEffect(startRealtime, [])
  if (!session) return null
  return (
    <>
      <div className={classNames('flex items-center gap-1', className)}>
        {/* With very large letters there is no room; the menu leads there too. */}
        <MessagesLink className={hasBarBelow ? 'max-md:hidden' : 'max-[22rem]:hidden'} />
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
