import type { BookingTerms } from '@properysearch/contract/bookings/terms'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { myId } from '../../lib/session.ts'

export function useMyBookings(page: number) {
  return useQuery({
    queryKey: [...queryKeys.bookings, 'mine', page],
    queryFn: () => api.bookings.listMine({ id: myId(), page }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** `propertyId` 0 means all of my listings. */
export function useReceivedBookings(propertyId: number, page: number) {
  return useQuery({
    queryKey: [...queryKeys.bookings, 'received', propertyId, page],
    queryFn: () => api.bookings.listReceived({ id: propertyId, page }),
    // Another page of the same list may stand in for this one; another listing's bookings may not.
    placeholderData: (before, query) => (query?.queryKey[2] === propertyId ? before : undefined),
    staleTime: 0,
  })
}

/** On what terms a listing can be booked, at what price by me, and my own booking of it. */
export function useTerms(propertyId: number) {
  return useQuery({
    queryKey: [...queryKeys.bookings, 'terms', propertyId],
    queryFn: async () => (await api.bookings.getTerms({ propertyId })).data,
    staleTime: 0,
    // Forms start from it.
    refetchOnWindowFocus: false,
  })
}

export function useSetTerms(propertyId: number) {
  return useMutation({
    mutationFn: (terms: BookingTerms) => api.bookings.setTerms({ propertyId, terms }),
    onSettled: useForgetBookings(),
  })
}

export function useRequestBooking() {
  return useMutation({
    mutationFn: (asked: { propertyId: number; message?: string | undefined }) => api.bookings.request(asked),
    onSettled: useForgetBookings(),
  })
}

/** What is done in a list; all else is done in the deal itself. */
export type ListAct = 'accept' | 'reject' | 'withdraw' | 'call-off'

export function useActOnBooking() {
  return useMutation({
    mutationFn: (asked: { id: number; act: ListAct }) => api.bookings.act(asked),
    onSettled: useForgetBookings(),
  })
}

/** Also when it was refused: the other side may have been faster. */
function useForgetBookings() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [queryKeys.bookings, queryKeys.bids, queryKeys.dashboard, queryKeys.listings].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
}
