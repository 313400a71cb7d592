import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { myId } from '../../lib/session.ts'

export type VisitList = 'requests' | 'visitors' | 'mine'

const ask = {
  requests: (page: number) => api.visits.listRequests({ userid: myId(), page }),
  visitors: (page: number) => api.visits.listVisitors({ userid: myId(), page }),
  mine: (page: number) => api.visits.listMine({ page }),
}

export function useVisits(list: VisitList, page: number) {
  return useQuery({
    queryKey: [...queryKeys.visits, list, page],
    queryFn: () => ask[list](page),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** My visit to a listing that waits or is agreed on. */
export function useMyVisit(propertyId: number) {
  return useQuery({
    queryKey: [...queryKeys.visits, 'for-listing', propertyId],
    queryFn: async () => (await api.visits.findForListing({ propertyId })).data,
    staleTime: 0,
  })
}

/** Also when it was refused, the lists are looked at again: the other may have been faster. */
export function useVisitStep() {
  return useMutation({
    mutationFn: (pressed: Parameters<typeof api.visits.act>[0]) => api.visits.act(pressed),
    onSettled: useForgetVisits(),
  })
}

export function useForgetVisits() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [queryKeys.visits, queryKeys.leads, queryKeys.dashboard].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
}
