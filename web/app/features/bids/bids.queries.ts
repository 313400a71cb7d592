import type { BidMode } from '@properysearch/contract/bids/facts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { myId } from '../../lib/session.ts'

export function useMyBids(page: number) {
  return useQuery({
    queryKey: [...queryKeys.bids, 'mine', page],
    queryFn: () => api.bids.listMine({ id: myId(), page }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** `propertyId` 0 means all of my listings. */
export function useReceivedBids(propertyId: number, page: number) {
  return useQuery({
    queryKey: [...queryKeys.bids, 'received', propertyId, page],
    queryFn: () => api.bids.listReceived({ id: propertyId, page }),
    // Another page of the same list may stand in for this one; another listing's bids may not.
    placeholderData: (before, query) => (query?.queryKey[2] === propertyId ? before : undefined),
    staleTime: 0,
  })
}

/** What I may see of the bids for a listing, and my own. */
export function useBidStanding(propertyId: number) {
  return useQuery({
    queryKey: [...queryKeys.bids, 'standing', propertyId],
    queryFn: async () => (await api.bids.getStanding({ propertyId })).data,
    staleTime: 0,
  })
}

export function usePlaceBid() {
  return useMutation({
    mutationFn: (bid: { propertyId: number; amount: number; note?: string | undefined }) => api.bids.place(bid),
    onSettled: useForgetBids(),
  })
}

export function useCounterBid() {
  return useMutation({
    mutationFn: (offer: { id: number; amount: number; note?: string | undefined }) => api.bids.counter(offer),
    onSettled: useForgetBids(),
  })
}

export type Answer = 'accept' | 'reject' | 'withdraw'

export function useAnswerBid() {
  return useMutation({
    mutationFn: ({ id, answer }: { id: number; answer: Answer }) => api.bids[answer]({ id }),
    onSettled: useForgetBids(),
  })
}

export function useSetMode(propertyId: number) {
  return useMutation({
    mutationFn: (mode: BidMode) => api.bids.setMode({ propertyId, mode }),
    onSettled: useForgetBids(),
  })
}

/** Also when it was refused: the other side may have been faster. */
function useForgetBids() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [queryKeys.bids, queryKeys.dashboard, queryKeys.listings].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
}
