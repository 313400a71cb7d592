import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { api, messageOf } from '../../lib/api.ts'
import { toast } from '../../ui/toast.tsx'
import { useRefreshKyc } from './kyc.queries.ts'

/** Whoever comes back from DigiLocker has it read at once; the address then forgets where they came from. */
export function useBackFromDigilocker(): void {
  const [params, setParams] = useSearchParams()
  const refresh = useRefreshKyc()
  const isBack = params.get('aadhaar') === 'back'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each return
  useEffect(() => {
    if (!isBack) return
    setParams({}, { replace: true, preventScrollReset: true })
    api.kyc
      .finishAadhaarVisit({})
      .then(({ message, data }) => {
        if (data.state === 'verified') toast.success(message)
        else if (data.message) toast.error(data.message)
      })
      .catch((error) => toast.error(messageOf(error)))
      .finally(() => void refresh())
  }, [isBack])
}
