import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'

export function useChecks(page: number) {
  return useQuery({
    queryKey: [...queryKeys.backoffice, 'checks', page],
    queryFn: () => api.review.listChecks({ page }),
    placeholderData: keepPreviousData,
  })
}
