import type { ShownListings } from '@properysearch/contract/listings/deciding-calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'

const key = (...parts: (string | number)[]) => [...queryKeys.backoffice, ...parts]

export function useSubmitted(show: ShownListings, page: number) {
  return useQuery({
    queryKey: key('submitted', show, page),
    queryFn: () => api.listings.listForReview({ show, page }),
    placeholderData: keepPreviousData,
  })
}

export function useListingReview(id: number) {
  return useQuery({
    queryKey: key('listing', id),
    queryFn: async () => (await api.listings.getForReview({ id })).data,
    enabled: id > 0,
  })
}

export function useReports(page: number) {
  return useQuery({
    queryKey: key('reports', page),
    queryFn: () => api.listings.listReports({ page }),
    placeholderData: keepPreviousData,
  })
}
