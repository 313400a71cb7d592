import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { myId } from '../../lib/session.ts'

/** The deals in which I am an agent or am asked to be. */
export function useDealsOfAgent(page: number) {
  return useQuery({
    queryKey: [...queryKeys.mandates, 'of-agent', page],
    queryFn: () => api.mandates.listByAgent({ id: myId(), page }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** One of these deals, as the side sees it that I represent. */
export function useDealOfAgent(id: number) {
  return useQuery({
    queryKey: [...queryKeys.mandates, 'deal', id],
    queryFn: async () => (await api.mandates.getDeal({ id })).data,
    enabled: id > 0,
    staleTime: 0,
  })
}
