import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { followQuery } from '../../lib/follow-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { myId } from '../../lib/session.ts'

const lists = {
  favourites: api.shortlists.listFavourites,
  shortlisted: api.shortlists.listShortlisted,
}

/** Asked again each time the page is opened: what was marked meanwhile should be there. */
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
