import type { OwnProfile } from '@properysearch/contract/professionals/calls'
import type { ProfessionalRole } from '@properysearch/contract/professionals/facts'
import type { Position } from '@properysearch/contract/values/geometry'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, isFailure } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { saveFile } from '../../lib/save-file.ts'
import { myId } from '../../lib/session.ts'

/** Null where there is no such agent. */
export function useAgent(agentId: string | undefined) {
  return useQuery({
    queryKey: [...queryKeys.properties, 'agent', agentId],
    enabled: agentId !== undefined,
    queryFn: async () => {
      try {
        return (await api.professionals.getAgent({ id: agentId ?? '' })).data
      } catch (error) {
        if (isFailure(error) && error.http < 500) return null
        throw error
      }
    },
  })
}

const getters = { agent: 'getAgent', lawyer: 'getLawyer', evaluator: 'getEvaluator' } as const

/** Of one professional, for whoever has signed in. */
export function useProfile(role: ProfessionalRole, id: string) {
  return useQuery({
    queryKey: [...queryKeys.professionals, role, id],
    queryFn: async () => (await api.professionals[getters[role]]({ id })).data,
  })
}

export interface InOrder {
  text: string
  /** Where they come nearest first; null: in order of name. */
  from: Position | null
  page: number
}

/** Lawyers or evaluators, by name or by distance. */
export function usePeopleInOrder(role: 'lawyer' | 'evaluator', { text, from, page }: InOrder) {
  const latlng = from ? `${from.latitude},${from.longitude}` : undefined
  const asked = { ...(text && { text }), ...(latlng && { order: 'distance' as const, latlng }), page }
  return useQuery({
    queryKey: [...queryKeys.professionals, role, 'list', text, latlng, page],
    queryFn: () =>
      role === 'lawyer'
        ? api.professionals.listLawyers({ id: myId(), ...asked })
        : api.professionals.listEvaluators(asked),
    placeholderData: keepPreviousData,
  })
}

/** `withinKm` null: as far as agents are listed. */
export function useNearbyAgents(at: Position | null, withinKm: number | null, page: number) {
  return useQuery({
    queryKey: [...queryKeys.professionals, 'agent', 'near', at?.latitude, at?.longitude, withinKm, page],
    enabled: at !== null,
    queryFn: () =>
      api.professionals.listNearbyAgents({
        lat: at?.latitude ?? 0,
        lng: at?.longitude ?? 0,
        param: withinKm ?? 'all',
        page,
      }),
    placeholderData: keepPreviousData,
  })
}

const mine = [...queryKeys.professional, 'profile']
const proof = [...queryKeys.professional, 'proof']

export function useOwnProfile() {
  return useQuery({ queryKey: mine, queryFn: async () => (await api.professionals.getMine()).data })
}

export function useSaveProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (profile: Parameters<typeof api.professionals.saveMine>[0]) => api.professionals.saveMine(profile),
    onSuccess: ({ data }) => {
      client.setQueryData<OwnProfile>(mine, data)
      return client.invalidateQueries({ queryKey: queryKeys.dashboard })
    },
  })
}

export function useProof() {
  return useQuery({ queryKey: proof, queryFn: async () => (await api.professionals.getProof()).data })
}

export function useUploadProof() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ uploadId, file }: { uploadId: string; file: File }) =>
      api.professionals.uploadProof({ uploadId }, file),
    onSuccess: ({ data }) => client.setQueryData(proof, data),
  })
}

export function useRemoveProof() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.professionals.removeProof(),
    onSettled: () => client.invalidateQueries({ queryKey: proof }),
  })
}

export function useDownloadProof(fileName: string) {
  return useMutation({ mutationFn: async () => saveFile(await api.professionals.downloadProof({}), fileName) })
}
