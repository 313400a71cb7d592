import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { api, messageOf } from '../../lib/api.ts'
import { toast } from '../../ui/toast.tsx'
import { type IdentityCheck, useRefreshKyc } from './kyc.queries.ts'

const looks: Partial<Record<IdentityCheck['state'], 'success' | 'info'>> = {
  verified: 'success',
  review: 'info',
  away: 'info',
}

/** Whoever comes back from DigiLocker has it read at once; the address then forgets what they came with. */
export function useBackFromDigilocker(): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const refresh = useRefreshKyc()
  const back = new URLSearchParams(search).get('aadhaar')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each return
  useEffect(() => {
    if (!back) return
    void navigate({ pathname, search: '', hash: '#kyc' }, { replace: true, preventScrollReset: true })
    api.kyc
      .finishAadhaarVisit({ back })
      .then(({ message, data }) => toast[looks[data.state] ?? 'error'](message))
      .catch((error) => toast.error(messageOf(error)))
      .finally(() => void refresh())
  }, [back])
}
