import type { InputOf } from '@properysearch/contract/kernel/endpoint'
import type { EvaluatorLeadDetails, valuations } from '@properysearch/contract/valuations/calls'
import type { LeadList } from '@properysearch/contract/valuations/facts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { myId } from '../../lib/session.ts'

/** What I am paid to value. */
export function useLeads(list: LeadList, page: number) {
  return useQuery({
    queryKey: [...queryKeys.valuations, 'leads', list, page],
    queryFn: () => api.valuations.listLeads({ id: myId(), list, page }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

const leadKey = (id: number) => [...queryKeys.valuations, 'lead', id]

/** One of them, with my report. */
export function useLead(id: number) {
  return useQuery({
    queryKey: leadKey(id),
    queryFn: async () => (await api.valuations.getLead({ id })).data,
    enabled: id > 0,
    staleTime: 0,
  })
}

type Parts = Omit<InputOf<typeof valuations.save>, 'hireId' | 'version'>

/** What the server kept takes the place of what is on screen, so that the next step saves upon it. */
export function useSavePart({ id, version }: Pick<EvaluatorLeadDetails, 'id' | 'version'>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (parts: Parts) => (await api.valuations.save({ hireId: id, version, ...parts })).data,
    onSuccess: (saved) =>
      client.setQueryData<EvaluatorLeadDetails>(leadKey(id), (lead) => (lead ? { ...lead, ...saved } : lead)),
  })
}

export function useComparables(hireId: number, isAsked: boolean) {
  return useQuery({
    queryKey: [...queryKeys.valuations, 'comparables', hireId],
    queryFn: async () => (await api.valuations.findComparables({ hireId })).data,
    enabled: isAsked,
    staleTime: 0,
  })
}

/** A photo of a report never changes. */
export function useReportPhoto(photoId: number) {
  return useQuery({
    queryKey: ['report-photos', photoId],
    queryFn: () => api.valuations.downloadPhoto({ photoId }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The reports of a hire, for its two sides. */
export function useValuationOfHire(hireId: number) {
  return useQuery({
    queryKey: [...queryKeys.valuations, 'of-hire', hireId],
    queryFn: async () => (await api.valuations.getOfHire({ hireId })).data,
    staleTime: 0,
  })
}

/** Also when it was refused, everything is looked at again: it may have moved on elsewhere. */
export function useValuationStep<Input = void, Result = unknown>(take: (input: Input) => Promise<Result>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: take,
    onSettled: () =>
      Promise.all(
        [queryKeys.valuations, queryKeys.dashboard].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  })
}
