import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { myId } from '../../lib/session.ts'

export function useLeads(page: number) {
  return useQuery({
    queryKey: [...queryKeys.cases, 'leads', page],
    queryFn: () => api.cases.listLeads({ id: myId(), page }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useLead(id: number) {
  return useQuery({
    queryKey: [...queryKeys.cases, 'lead', id],
    queryFn: async () => (await api.cases.getLead({ id })).data,
    staleTime: 0,
  })
}

export function useOpenCases() {
  return useQuery({
    queryKey: [...queryKeys.cases, 'open'],
    queryFn: async () => (await api.cases.listOpen()).data,
    staleTime: 0,
  })
}

/** What the other side shared with me. */
export function useSharedCase(id: number) {
  return useQuery({
    queryKey: [...queryKeys.cases, 'shared', id],
    queryFn: async () => (await api.cases.getBySeller({ id })).data,
    staleTime: 0,
  })
}

/** The same of all deals over a listing of mine; 0: over any. */
export function useSharedWithSeller(propertyId: number) {
  return useQuery({
    queryKey: [...queryKeys.cases, 'by-seller', propertyId],
    queryFn: async () => (await api.cases.listBySeller({ userId: myId(), id: propertyId })).data,
    staleTime: 0,
  })
}

export function useCasesOfDeal(bookingId: number) {
  return useQuery({
    queryKey: [...queryKeys.cases, 'of-deal', bookingId],
    queryFn: async () => (await api.cases.listOfDeal({ bookingId })).data,
    staleTime: 0,
  })
}

/** A version never changes, but who may read it does. */
export function useDraftText(documentId: number) {
  return useQuery({
    queryKey: [...queryKeys.cases, 'text', documentId],
    queryFn: async () => (await api.cases.readDraft({ documentId })).data,
    staleTime: 0,
  })
}

/** Also when it was refused, the case is looked at again: the other may have been faster. */
export function useCaseStep<Input = void, Result = unknown>(take: (input: Input) => Promise<Result>) {
  return useMutation({ mutationFn: take, onSettled: useForgetCases() })
}

export function useForgetCases() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [queryKeys.cases, queryKeys.hires, queryKeys.dashboard].map((queryKey) => client.invalidateQueries({ queryKey })),
    )
}

/** A file for this person alone: it is not kept in the browser. */
export function useDownload(download: () => Promise<Blob>) {
  return useMutation({ mutationFn: download })
}
