import type { HireKind } from '@properysearch/contract/hires/facts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { myId } from '../../lib/session.ts'

export const hireShows = { work: 'In progress', quotes: 'Quotes', over: 'Ended' } as const
export type HireShow = keyof typeof hireShows

/** As a client those I asked for, as a professional those asked of me. */
export function useHires(show: HireShow, page: number) {
  return useQuery({
    queryKey: [...queryKeys.hires, 'list', show, page],
    queryFn: () => api.hires.list({ show, page }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** 0: none. */
export function useHire(id: number) {
  return useQuery({
    queryKey: [...queryKeys.hires, 'one', id],
    queryFn: async () => (await api.hires.get({ id })).data,
    enabled: id > 0,
    staleTime: 0,
  })
}

const lists = { agent: 'listAgents', lawyer: 'listLawyers', evaluator: 'listEvaluators' } as const

/** All of one kind that this person has hired: it is answered to nobody else. */
export function useHired(kind: HireKind, id: number) {
  return useQuery({
    queryKey: [...queryKeys.hires, 'of-kind', kind, id],
    queryFn: async () => (await api.hires[lists[kind]]({ id })).data,
    enabled: id > 0,
    staleTime: 0,
  })
}

/** What clients said of my work. */
export function useReviews(page: number) {
  return useQuery({
    queryKey: [...queryKeys.hires, 'reviews', page],
    queryFn: () => api.hires.listRatings({ id: myId(), page }),
    placeholderData: keepPreviousData,
  })
}

/** Null: I have not said so yet. */
export function useTaxProfile() {
  return useQuery({
    queryKey: [...queryKeys.hires, 'tax-profile'],
    queryFn: async () => (await api.hires.getTaxProfile()).data,
  })
}

/** Also when it was refused, the hire is looked at again: the other of the two may have been faster. */
export function useHireStep<Input>(take: (input: Input) => Promise<unknown>) {
  return useMutation({ mutationFn: take, onSettled: useForgetHires() })
}

export function useForgetHires() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [queryKeys.hires, queryKeys.orders, queryKeys.dashboard].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
}
