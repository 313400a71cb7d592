import type { SessionUser } from '@properysearch/contract/auth'
import { useNavigate } from 'react-router'
import { storeSession } from '../../lib/session.ts'
import { pathTo } from '../../screens.ts'
import { toast } from '../../ui/toast.tsx'

/** Remembers the person, welcomes them and opens their dashboard; done when it is open. */
export function useFinishSignIn(): (reply: { message: string; user: SessionUser; token: string }) => Promise<void> {
  const navigate = useNavigate()
  return async ({ message, user, token }) => {
    storeSession(user, token)
    toast.success(message)
    await navigate(pathTo('dashboard'), { replace: true })
  }
}
