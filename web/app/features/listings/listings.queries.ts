import type { OwnerAct } from '@properysearch/contract/listings/acts'
import type { OwnListing, OwnPicture } from '@properysearch/contract/listings/calls'
import type { ListedIn, Subcategory } from '@properysearch/contract/listings/facts'
import type { PaperKind } from '@properysearch/contract/listings/papers'
import type { ListingFields } from '@properysearch/contract/listings/steps'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { api } from '../../lib/api.ts'
import { newKey } from '../../lib/new-key.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { myId } from '../../lib/session.ts'

const oneKey = (id: number) => [...queryKeys.listings, 'one', id]

export function useOwnListing(id: number) {
  return useQuery({
    queryKey: oneKey(id),
    queryFn: async () => (await api.listings.getMine({ id })).data,
    // Forms start from it: always the newest.
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
}

/** Puts what the server answered in place of what was known, whole or in part. */
export function useKeepListing() {
  const client = useQueryClient()
  return useCallback(
    (id: number, change: Partial<OwnListing> | ((old: OwnListing) => Partial<OwnListing>)) => {
      client.setQueryData<OwnListing>(
        oneKey(id),
        (old) => old && { ...old, ...(typeof change === 'function' ? change(old) : change) },
      )
    },
    [client],
  )
}

export function useReadAgain() {
  const client = useQueryClient()
  return useCallback((id: number) => client.invalidateQueries({ queryKey: oneKey(id) }), [client])
}

/** The answer may be lost: pressed again for the same kind, it is the same draft. */
export function useCreateDraft() {
  const key = useRef<{ of: string; value: string } | null>(null)
  const keyOf = (kind: object) => {
    const of = JSON.stringify(kind)
    if (key.current?.of !== of) key.current = { of, value: newKey() }
    return key.current.value
  }
  return useMutation({
    mutationFn: (kind: { listedIn: ListedIn; subcategory: Subcategory }) =>
      api.listings.createDraft({ ...kind, key: keyOf(kind) }),
    onSuccess: () => {
      key.current = null
    },
    onSettled: useForgetLists(),
  })
}

export type SavedFields = Partial<ListingFields>

export function saveListing(id: number, version: number, fields: SavedFields): Promise<OwnListing> {
  const { postedBy, ...rest } = fields
  const poster = postedBy === 'owner' || postedBy === 'builder' ? { postedBy } : {}
  return api.listings.save({ id, version, ...rest, ...poster }).then((reply) => reply.data)
}

export function useSubmit(id: number) {
  const keep = useKeepListing()
  const forget = useForgetLists()
  return useMutation({
    mutationFn: () => api.listings.submit({ id }),
    onSuccess: ({ data }) => {
      keep(id, data)
      return forget()
    },
  })
}

export function useAct() {
  const keep = useKeepListing()
  const forget = useForgetLists()
  return useMutation({
    mutationFn: (change: { id: number; act: OwnerAct }) => api.listings.act(change),
    onSuccess: ({ data }) => {
      keep(data.id, data)
      return forget()
    },
  })
}

export function useConfirmAvailable() {
  return useMutation({ mutationFn: (id: number) => api.listings.confirmAvailable({ id }), onSuccess: useForgetLists() })
}

export function useDiscardDraft() {
  return useMutation({ mutationFn: (id: number) => api.listings.discardDraft({ id }), onSuccess: useForgetLists() })
}

export function useOwnListings(page: number) {
  return useQuery({
    queryKey: [...queryKeys.listings, 'list', page],
    queryFn: () => api.listings.listMine({ id: myId(), page }),
    placeholderData: keepPreviousData,
  })
}

/** Those that people find now. */
export function useLiveListings(page: number) {
  return useQuery({
    queryKey: [...queryKeys.listings, 'list', 'live', page],
    queryFn: () => api.listings.listVerified({ id: myId(), page }),
    placeholderData: keepPreviousData,
  })
}

export function usePriceHistory(id: number, isWanted: boolean) {
  return useQuery({
    queryKey: [...queryKeys.listings, 'prices', id],
    queryFn: async () => (await api.listings.getPriceHistory({ id })).data,
    enabled: isWanted,
  })
}

export function usePriceGuidance(fields: ListingFields) {
  const { city, locality, listedIn, subcategory } = fields
  return useQuery({
    queryKey: ['price-guidance', city, locality, listedIn, subcategory],
    queryFn: async () =>
      (await api.listings.getPriceGuidance({ city: city ?? '', locality: locality ?? '', listedIn, subcategory })).data,
    enabled: city !== null,
  }).data
}

const keep = { staleTime: Number.POSITIVE_INFINITY }

export function useCities() {
  const reply = useQuery({ queryKey: ['cities'], queryFn: () => api.places.listCities(), ...keep }).data
  return reply?.data ?? []
}

export function useLocalitiesOf(city: string | null) {
  const reply = useQuery({
    queryKey: ['localities', city],
    queryFn: () => api.places.listLocalities({ city: city ?? '' }),
    enabled: Boolean(city),
    ...keep,
  }).data
  return reply?.data ?? []
}

export async function arrangePictures(id: number, ids: number[]): Promise<OwnPicture[]> {
  return (await api.listings.arrangePictures({ id, ids })).data
}

export async function removePicture(id: number, pictureId: number): Promise<OwnPicture[]> {
  return (await api.listings.removePicture({ id, pictureId })).data
}

export function uploadPaper(id: number, kind: PaperKind, uploadId: string, file: File) {
  return api.listings.uploadPaper({ id, kind, uploadId }, file)
}

export function useForgetLists() {
  const client = useQueryClient()
  return useCallback(() => client.invalidateQueries({ queryKey: [...queryKeys.listings, 'list'] }), [client])
}
