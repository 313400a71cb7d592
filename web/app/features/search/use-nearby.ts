import { lastNumberedPage } from '@properysearch/contract/search/facts'
import type { Position } from '@properysearch/contract/values/geometry'
import { useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import type { CardItem } from '../../lib/card-item.ts'
import { useAnswer } from '../../lib/use-answer.ts'

type Reply = Awaited<ReturnType<typeof api.search.listNearby>>
export type NearbyPage = Omit<Reply, 'data'> & { data: CardItem[] }

/** Listings around one place, page by page. The first page may have come with the page itself. */
export function useNearby({ latitude, longitude }: Position, first: NearbyPage | null) {
  const [page, setPage] = useState(1)
  const ask = (shown: NearbyPage | undefined) => {
    // Far out, a page is reached from its neighbour, not by its number.
    const after = page <= lastNumberedPage ? null : shown && page > shown.page ? shown.nextAfter : shown?.previousAfter
    return api.search.listNearby({ lat: latitude, lng: longitude, page, ...(after ? { after } : {}) })
  }
  const { answer, error, isAsking, retry } = useAnswer(`${latitude},${longitude} ${page}`, ask, {
    first: first ?? undefined,
  })
  return {
    page,
    goTo: setPage,
    /** The last page that came stays while the next is on its way. */
    shown: answer ?? null,
    isLoading: isAsking,
    failure: error ? messageOf(error) : null,
    retry,
  }
}
