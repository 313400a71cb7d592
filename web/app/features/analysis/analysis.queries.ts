import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { type ChosenFilters, queryOf } from './analysis-query.ts'
import { listingsLike } from './listings-like.ts'

/** Every chart in one answer; the last one stays until the next has come. */
export function useAllData(filters: ChosenFilters) {
  return useQuery({
    queryKey: [...queryKeys.analysis, 'all', filters],
    queryFn: async () => (await api.analysis.getAllData(queryOf(filters))).data,
    placeholderData: keepPreviousData,
  })
}

/** Some of the live listings that the filters speak of, to choose from. */
export function useListingsLike(filters: ChosenFilters) {
  return useQuery({
    queryKey: [...queryKeys.analysis, 'listings', filters],
    queryFn: async () => (await api.search.searchProperties(listingsLike(filters))).data,
    placeholderData: keepPreviousData,
  })
}

const detailsOf = (id: number) => ({
  queryKey: [...queryKeys.analysis, 'details', id],
  queryFn: async () => (await api.analysis.getDetails({ id })).data,
})

export function useDetails(id: number) {
  return useQuery(detailsOf(id))
}

/** Asked for before it is compared, so that nothing is compared that cannot be had. */
export function useFetchDetails() {
  const client = useQueryClient()
  return useMutation({ mutationFn: (id: number) => client.ensureQueryData(detailsOf(id)) })
}
