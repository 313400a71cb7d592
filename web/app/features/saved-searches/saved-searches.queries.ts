import type { InputOf } from '@properysearch/contract/kernel/endpoint'
import type { SavedSearch, savedSearches } from '@properysearch/contract/saved-searches/calls'
import { fromSearchParams } from '@properysearch/contract/search/url'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { followQuery } from '../../lib/follow-query.ts'
import { queryClient } from '../../lib/query-client.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import type { Follow } from '../../lib/signed-in-value.ts'

const query = { queryKey: queryKeys.savedSearches, queryFn: () => api.savedSearches.listMine() }
const none: readonly SavedSearch[] = []

/** Asked again each time the page is opened: what was found meanwhile should be counted. */
export function useSavedSearches() {
  return useQuery({ ...query, staleTime: 0 })
}

const followKnown = followQuery(query)

export const followSaved: Follow<readonly SavedSearch[]> = (onChange) => {
  const known = followKnown(onChange)
  return { read: () => known.read().data?.data ?? none, stop: known.stop }
}

/** A search that has just been saved, or had been before. */
export interface Saving {
  saved: SavedSearch
  isNew: boolean
}

export async function saveSearch({ address, name }: { address: string; name: string }): Promise<Saving> {
  const { page: _, after: __, sort: ___, ...search } = fromSearchParams(new URLSearchParams(address))
  const { data, isNew } = await api.savedSearches.save({ name, search, pace: 'daily' })
  await forgetSaved()
  return { saved: data, isNew }
}

export const forgetSaved = () => queryClient().invalidateQueries({ queryKey: queryKeys.savedSearches })

export function useChangeSaved() {
  return useMutation({
    mutationFn: (changed: InputOf<typeof savedSearches.change>) => api.savedSearches.change(changed),
    onSettled: useForget(),
  })
}

export function useRemoveSaved() {
  return useMutation({ mutationFn: (id: number) => api.savedSearches.remove({ id }), onSettled: useForget() })
}

export function useBringBack() {
  return useMutation({ mutationFn: (id: number) => api.savedSearches.bringBack({ id }), onSettled: useForget() })
}

/** Its list is being opened: nothing in it is new any more. Nobody waits for it. */
export async function markLooked(id: number): Promise<void> {
  await api.savedSearches.markLooked({ id }).catch(() => undefined)
  await forgetSaved()
}

function useForget() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: queryKeys.savedSearches })
}
