import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, isFailure } from '../../lib/api.ts'
import { followQuery } from '../../lib/follow-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { myId } from '../../lib/session.ts'

/** One listing with my marks on it, and those like it. */
export function useMyPropertyView(id: string) {
  return useQuery({
    queryKey: [...queryKeys.properties, 'view', id],
    queryFn: async () => {
      const [property, offers] = await Promise.all([
        api.properties.findForUser({ id, userId: myId() }),
        // My own that was never live has none.
        api.properties.getOffers({ id }).catch(() => ({ data: [] })),
      ])
      return { property: property.data, offers: offers.data }
    },
  })
}

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

const lists = {
  favourites: api.shortlists.listFavourites,
  shortlisted: api.shortlists.listShortlisted,
}

/** Asked anew each time the page is opened: what was marked meanwhile should stand there. */
const keptQuery = (kind: keyof typeof lists, page: number) => ({
  queryKey: [...queryKeys.properties, kind, page],
  queryFn: () => lists[kind]({ id: myId(), page }),
  staleTime: 0,
})

export function useKept(kind: keyof typeof lists, page: number) {
  return useQuery({ ...keptQuery(kind, page), placeholderData: keepPreviousData })
}

export const followShortlist = followQuery(keptQuery('shortlisted', 1))

export function useInterested(page: number) {
  return useQuery({
    queryKey: [...queryKeys.properties, 'interested', page],
    queryFn: () => api.shortlists.listInterested({ id: myId(), page }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
