import type { NumberHolder } from '@properysearch/contract/reveals/calls'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'

/** Who can see my number now. */
export function useHolders(page: number) {
  return useQuery({
    queryKey: [...queryKeys.reveals, 'holders', page],
    queryFn: () => api.reveals.listHolders({ page }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useRevealLog(page: number) {
  return useQuery({
    queryKey: [...queryKeys.reveals, 'log', page],
    queryFn: () => api.reveals.listLog({ page }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Each way ends as it would on its own screen. */
const stops: Record<NumberHolder['way'], (id: number) => Promise<unknown>> = {
  contact: (contactId) => api.contacts.revoke({ contactId }),
  enquiry: (id) => api.leads.close({ id }),
  visit: (id) => api.visits.act({ id, act: 'cancel' }),
}

/** Also when it was refused, the lists are looked at again: something was decided elsewhere. */
export function useStopSharing() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ way, subjectId }: NumberHolder) => stops[way](subjectId),
    onSettled: () =>
      Promise.all(
        [queryKeys.reveals, queryKeys.contacts, queryKeys.leads, queryKeys.visits].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
