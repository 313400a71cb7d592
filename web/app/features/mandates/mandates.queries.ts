import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { myId } from '../../lib/session.ts'

/** Who represents whom in a deal. */
export function useMandates(bookingId: number) {
  return useQuery({
    queryKey: [...queryKeys.mandates, 'of-booking', bookingId],
    queryFn: async () => (await api.mandates.list({ bookingId })).data,
    staleTime: 0,
  })
}

/** What my agents ask for in the deals in which I am on this side: what waits comes first. */
export function useCommissionRequests(side: 'buyer' | 'seller') {
  return useQuery({
    queryKey: [...queryKeys.mandates, 'requests', side],
    queryFn: async () => {
      const asked = { userId: myId() }
      return (await (side === 'buyer' ? api.mandates.listForBuyer(asked) : api.mandates.listForSeller(asked))).data
    },
    staleTime: 0,
  })
}

/** One of them, on whichever side; 0: none. */
export function useCommissionRequest(id: number) {
  const { data } = useQuery({
    queryKey: [...queryKeys.mandates, 'requests', 'both'],
    queryFn: async () => {
      const asked = { userId: myId() }
      const lists = await Promise.all([api.mandates.listForBuyer(asked), api.mandates.listForSeller(asked)])
      return lists.flatMap((list) => list.data)
    },
    enabled: id > 0,
  })
  return data?.find((request) => request.id === id)
}

/** The deals in which I am an agent or am asked to be. */
export function useDealsOfAgent(page: number) {
  return useQuery({
    queryKey: [...queryKeys.mandates, 'of-agent', page],
    queryFn: () => api.mandates.listByAgent({ id: myId(), page }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** One of these deals, as the side sees it that I represent. */
export function useDealOfAgent(id: number) {
  return useQuery({
    queryKey: [...queryKeys.mandates, 'deal', id],
    queryFn: async () => (await api.mandates.getDeal({ id })).data,
    enabled: id > 0,
    staleTime: 0,
  })
}

/** Also when it was refused, the mandate is looked at again: the other of the two may have been faster. */
export function useMandateStep<Input>(take: (input: Input) => Promise<unknown>) {
  return useMutation({ mutationFn: take, onSettled: useForgetMandates() })
}

export function useForgetMandates() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [queryKeys.mandates, queryKeys.bookings, queryKeys.releases, queryKeys.dashboard].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
}
