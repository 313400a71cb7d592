import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'

export function useNumbers(page: number) {
  return useQuery({
    queryKey: [...queryKeys.backoffice, 'numbers', page],
    queryFn: () => api.review.listNumbers({ page }),
    placeholderData: keepPreviousData,
  })
}
