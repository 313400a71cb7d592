import type { Hire } from '@properysearch/contract/hires/calls'
import type { HireKind } from '@properysearch/contract/hires/facts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { myId } from '../../lib/session.ts'

export const hireShows = { quotes: 'Quotes', work: 'Hires', over: 'Over' } as const
export type HireShow = keyof typeof hireShows

export function useHire(id: number) {
  return useQuery({
    queryKey: [...queryKeys.hires, id],
    queryFn: async () => (await api.hires.get({ id })).data,
    enabled: id > 0,
    staleTime: 0,
  })
}

export function useHires(show: HireShow, page: number) {
  return useQuery({
    queryKey: [...queryKeys.hires, 'mine', show, page],
    queryFn: () => api.hires.list({ show, page }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Those I hired, of each kind, the newest first. */
export function useHired() {
  return useQuery({
    queryKey: [...queryKeys.hires, 'hired'],
    queryFn: async () => {
      const mine = { id: myId() }
      const { hires } = api
      const kinds = [hires.listAgents(mine), hires.listLawyers(mine), hires.listEvaluators(mine)]
      const lists = await Promise.all(kinds)
      return lists.flatMap(({ data }) => data).sort((one, other) => other.id - one.id)
    },
    staleTime: 0,
  })
}

export function useReviews(page: number) {
  return useQuery({
    queryKey: [...queryKeys.hires, 'reviews', page],
    queryFn: () => api.hires.listRatings({ id: myId(), page }),
    placeholderData: keepPreviousData,
  })
}

export function useForgetHires() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [queryKeys.hires, queryKeys.dashboard, queryKeys.orders].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
}

/** Also when it was refused, the hire is looked at again: the other of the two may have been faster. */
export function useHireStep<Input>(take: (input: Input) => Promise<{ data: Hire }>) {
  return useMutation({ mutationFn: take, onSettled: useForgetHires() })
}

export const payPages = {
  agent: 'agentPayment',
  lawyer: 'lawyerPayment',
  evaluator: 'evaluatorPayment',
} as const satisfies Record<HireKind, string>
