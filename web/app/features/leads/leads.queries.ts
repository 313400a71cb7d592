import type { Stage } from '@properysearch/contract/leads/facts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { myId } from '../../lib/session.ts'

/** What I told agents, and who has it. */
export function useRequirements() {
  return useQuery({
    queryKey: [...queryKeys.leads, 'requirements'],
    queryFn: async () => (await api.leads.listMine()).data,
    staleTime: 0,
  })
}

/** What people near me need. */
export function useOffers(page: number) {
  return useQuery({
    queryKey: [...queryKeys.leads, 'offers', page],
    queryFn: () => api.leads.listForAgent({ id: myId(), page }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useOffer(id: number) {
  return useQuery({
    queryKey: [...queryKeys.leads, 'offer', id],
    queryFn: async () => (await api.leads.getOffer({ id })).data,
    enabled: id > 0,
    staleTime: 0,
  })
}

export function usePipeline(stage: Stage, page: number) {
  return useQuery({
    queryKey: [...queryKeys.leads, 'pipeline', stage, page],
    queryFn: () => api.leads.listPipeline({ stage, page }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Also when it was refused, the lists are looked at again: something was decided elsewhere. */
export function useLeadStep<Input, Reply>(take: (input: Input) => Promise<Reply>) {
  return useMutation({ mutationFn: take, onSettled: useForgetLeads() })
}

export function useForgetLeads() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [queryKeys.leads, queryKeys.subscriptions, queryKeys.dashboard].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
}

const keep = { staleTime: Number.POSITIVE_INFINITY }

export function useCityNames(): string[] {
  const reply = useQuery({ queryKey: ['cities'], queryFn: () => api.places.listCities(), ...keep }).data
  return reply?.data.map(({ name }) => name) ?? []
}

export function useLocalityNames(city: string): string[] {
  const queryFn = () => api.places.listLocalities({ city })
  const reply = useQuery({ queryKey: ['localities', city], queryFn, enabled: city !== '', ...keep }).data
  return reply?.data.map(({ name }) => name) ?? []
}
