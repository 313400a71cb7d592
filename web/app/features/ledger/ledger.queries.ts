import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'

/** Asks again while a check is under way. */
export function useLedger() {
  return useQuery({
    queryKey: [...queryKeys.ledger, 'balances'],
    queryFn: () => api.ledger.getLedger(),
    select: (reply) => reply.data,
    refetchInterval: ({ state }) => {
      const check = state.data?.data.lastCheck
      return check && !check.finishedAt ? 1500 : false
    },
  })
}

export function useMovements(page: number) {
  return useQuery({
    queryKey: [...queryKeys.ledger, 'movements', page],
    queryFn: () => api.ledger.listMovements({ page }),
    placeholderData: keepPreviousData,
  })
}

export function useStartCheck() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.ledger.startCheck(),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.ledger }),
  })
}
