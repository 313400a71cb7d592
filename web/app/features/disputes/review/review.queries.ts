import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'

export const disputeShows = { open: 'Open', over: 'Decided or withdrawn' } as const
export type DisputeShow = keyof typeof disputeShows

export function useDisputesForReview(show: DisputeShow, page: number) {
  return useQuery({
    queryKey: [...queryKeys.backoffice, 'disputes', show, page],
    queryFn: () => api.disputes.listForReview({ show, page }),
    placeholderData: keepPreviousData,
  })
}

export function useDisputeReview(id: number) {
  return useQuery({
    queryKey: [...queryKeys.backoffice, 'dispute', id],
    queryFn: async () => (await api.disputes.getForReview({ id })).data,
    enabled: id > 0,
  })
}
