import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'

export const disputeShows = { open: 'Open', over: 'Over' } as const
export type DisputeShow = keyof typeof disputeShows

export function useHireDisputes(show: DisputeShow, page: number) {
  return useQuery({
    queryKey: [...queryKeys.backoffice, 'hire-disputes', show, page],
    queryFn: () => api.hires.listForReview({ show, page }),
    placeholderData: keepPreviousData,
  })
}

export function useHireDispute(id: number) {
  return useQuery({
    queryKey: [...queryKeys.backoffice, 'hire-dispute', id],
    queryFn: async () => (await api.hires.getForReview({ id })).data,
    enabled: id > 0,
  })
}

export function useOverHeldHires(page: number) {
  return useQuery({
    queryKey: [...queryKeys.backoffice, 'over-held-hires', page],
    queryFn: () => api.hires.listOverHeld({ page }),
    placeholderData: keepPreviousData,
  })
}
