import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { myId } from '../../lib/session.ts'

export type Kyc = Awaited<ReturnType<typeof api.kyc.getKyc>>['data']
export type IdentityCheck = Kyc['aadhaar']
export type BankAccount = Awaited<ReturnType<typeof api.kyc.listBankAccounts>>['data'][number]

export function useKyc() {
  return useQuery({
    queryKey: queryKeys.kyc,
    queryFn: () => api.kyc.getKyc({ id: myId() }),
    select: (reply) => reply.data,
  })
}

const status = {
  queryKey: queryKeys.kycStatus,
  queryFn: async () => (await api.kyc.getVerificationStatus({ id: myId() })).data,
}

export function useVerificationStatus() {
  return useQuery(status)
}

/** As the server says now, whatever was known before. */
export function askVerificationStatus() {
  return queryClient().fetchQuery({ ...status, staleTime: 0 })
}

/** After anything that may have changed what is verified. */
export function useRefreshKyc(): () => Promise<unknown> {
  const client = useQueryClient()
  const keys = [queryKeys.kyc, queryKeys.bankAccounts, queryKeys.profile, queryKeys.dashboard]
  return () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}

export function useBankAccounts() {
  return useQuery({
    queryKey: queryKeys.bankAccounts,
    queryFn: () => api.kyc.listBankAccounts({ id: myId() }),
    select: (reply) => reply.data,
  })
}

export function useRemoveBankAccount() {
  const refresh = useRefreshKyc()
  return useMutation({
    mutationFn: (bankId: number) => api.kyc.removeBankAccount({ id: myId(), bankId }),
    onSettled: refresh,
  })
}

export function useMakePrimary() {
  const refresh = useRefreshKyc()
  return useMutation({
    mutationFn: (bankId: number) => api.kyc.makeBankAccountPrimary({ id: myId(), bankId }),
    onSettled: refresh,
  })
}
