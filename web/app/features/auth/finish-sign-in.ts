import type { SessionUser } from '@properysearch/contract/auth/calls'
import { useLocation, useNavigate } from 'react-router'
import { nextPageOf } from '../../lib/next-page.ts'
import { storeSession } from '../../lib/session.ts'
import { toast } from '../../ui/toast.tsx'
import { keepDeviceProof } from './device-proofs.ts'

interface SignedIn {
  message: string
  user: SessionUser
  token: string
  deviceProof: string
}

/** Remembers the person, welcomes them and opens their dashboard, or the page they came from; done when it is open. */
export function useFinishSignIn(): (reply: SignedIn) => Promise<void> {
  const navigate = useNavigate()
  const { search } = useLocation()
  return async ({ message, user, token, deviceProof }) => {
    storeSession(user, token)
    keepDeviceProof(deviceProof)
    toast.success(message)
    await navigate(nextPageOf(search), { replace: true })
  }
}
