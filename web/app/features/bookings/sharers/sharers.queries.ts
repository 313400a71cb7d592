import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'

export function useSharers(id: number) {
  return useQuery({
    queryKey: [...queryKeys.bookings, 'sharers', id],
    queryFn: async () => (await api.bookings.listSharers({ id })).data,
    staleTime: 0,
  })
}

export function useMyShares() {
  return useQuery({
    queryKey: [...queryKeys.bookings, 'my-shares'],
    queryFn: async () => (await api.bookings.listMyShares({})).data,
  })
}
