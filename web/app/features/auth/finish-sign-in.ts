import type { SessionUser } from '@properysearch/contract/auth'
import { useLocation, useNavigate } from 'react-router'
import { nextPageOf } from '../../lib/next-page.ts'
import { storeSession } from '../../lib/session.ts'
import { toast } from '../../ui/toast.tsx'

/** Remembers the person, welcomes them and opens their dashboard, or the page they came from; done when it is open. */
export function useFinishSignIn(): (reply: { message: string; user: SessionUser; token: string }) => Promise<void> {
  const navigate = useNavigate()
  const { search } = useLocation()
  return async ({ message, user, token }) => {
    storeSession(user, token)
    toast.success(message)
    await navigate(nextPageOf(search), { replace: true })
  }
}
