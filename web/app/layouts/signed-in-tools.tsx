import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { NotificationBell } from '../features/notifications/notification-bell.tsx'
import { queryClient } from '../lib/query-client.ts'
import { startRealtime } from '../lib/realtime.ts'
import { useSession } from '../lib/session.ts'
import { ProfileMenu } from './profile-menu.tsx'

/** The bell and the profile menu. Brings all it needs, so that public pages load it for signed-in people only. */
export default function SignedInTools() {
  const session = useSession()
  useEffect(startRealtime, [])
  if (!session) return null
  return (
    <QueryClientProvider client={queryClient()}>
      <div className="flex items-center gap-1">
        <NotificationBell />
        <ProfileMenu session={session} />
      </div>
    </QueryClientProvider>
  )
}
