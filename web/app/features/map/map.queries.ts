import type { SentSearchQuery } from '@properysearch/contract/search/calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'

/** The groups on the map and, from the very same query, their list. Asked once the map knows what it shows. */
export function useClusters(query: SentSearchQuery | null, zoom: number) {
  return useQuery({
    queryKey: [...queryKeys.properties, 'clusters', query, zoom],
    queryFn: async () => (await api.search.getClusters({ ...query, zoom })).data,
    enabled: query !== null,
    placeholderData: keepPreviousData,
  })
}

export function useListings(query: SentSearchQuery | null) {
  return useQuery({
    queryKey: [...queryKeys.properties, 'on-map', query],
    queryFn: () => api.properties.searchProperties(query ?? {}),
    enabled: query !== null,
    placeholderData: keepPreviousData,
  })
}
