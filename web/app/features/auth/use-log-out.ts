import { useNavigate } from 'react-router'
import { api } from '../../lib/api.ts'
import { clearSession } from '../../lib/session.ts'
import { pathTo } from '../../screens.ts'

/** Ends the session on the server if it can be reached, and here in any case. */
export function useLogOut(): () => void {
  const navigate = useNavigate()
  return () => {
    void api.auth.logout().catch(() => undefined)
    clearSession()
    navigate(pathTo('home'))
  }
}
