import type { RepresentationState } from '@properysearch/contract/representations/facts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { myId } from '../../lib/session.ts'

/** What I asked to represent, represent or did. */
export function useRepresented(page: number, state?: RepresentationState) {
  return useQuery({
    queryKey: [...queryKeys.representations, 'of-agent', state ?? 'all', page],
    queryFn: () => api.representations.listByAgent({ id: myId(), page, ...(state ? { state } : {}) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** The agents for one listing of mine. */
export function useAgentsFor(propertyId: number) {
  return useQuery({
    queryKey: [...queryKeys.representations, 'for-listing', propertyId],
    queryFn: async () => (await api.representations.listForListing({ id: propertyId })).data,
    enabled: propertyId > 0,
    staleTime: 0,
  })
}

/** What one agent asks of me or does for me. */
export function useRequestsOf(agentId: number) {
  return useQuery({
    queryKey: [...queryKeys.representations, 'of-one-agent', agentId],
    queryFn: async () => (await api.representations.listOfAgent({ agentId, userId: myId() })).data,
    enabled: agentId > 0,
    staleTime: 0,
  })
}

/** Also when it was refused, the lists are looked at again: something was decided elsewhere. */
export function useRepresentationStep<Input>(take: (input: Input) => Promise<unknown>) {
  return useMutation({ mutationFn: take, onSettled: useForgetRepresentations() })
}

export function useForgetRepresentations() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [queryKeys.representations, queryKeys.listings, queryKeys.dashboard].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
}
