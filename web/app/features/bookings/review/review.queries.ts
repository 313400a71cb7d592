import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'

export function useOverHeld(page: number) {
  return useQuery({
    queryKey: [...queryKeys.backoffice, 'over-held', page],
    queryFn: () => api.bookings.listOverHeld({ page }),
    placeholderData: keepPreviousData,
  })
}
