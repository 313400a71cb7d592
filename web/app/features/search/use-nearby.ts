import { lastNumberedPage } from '@properysearch/contract/search/facts'
import type { Position } from '@properysearch/contract/values/geometry'
import { useEffect, useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'

export type NearbyPage = Awaited<ReturnType<typeof api.search.listNearby>>

/** Listings around one place, page by page. The first page may have come with the page itself. */
export function useNearby({ latitude, longitude }: Position, first: NearbyPage | null) {
  const [page, setPage] = useState(1)
  const [attempt, setAttempt] = useState(0)
  const [shown, setShown] = useState(first)
  const [failure, setFailure] = useState<string | null>(null)
  const hasCome = shown?.page === page
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again; what is shown changes only by asking
  useEffect(() => {
    if (hasCome) return
    let isOld = false
    setFailure(null)
    // Far out, a page is reached from its neighbour, not by its number.
    const after = page <= lastNumberedPage ? null : shown && page > shown.page ? shown.nextAfter : shown?.previousAfter
    api.search.listNearby({ lat: latitude, lng: longitude, page, ...(after ? { after } : {}) }).then(
      (answer) => !isOld && setShown(answer),
      (error: unknown) => !isOld && setFailure(messageOf(error)),
    )
    return () => {
      isOld = true
    }
  }, [hasCome, latitude, longitude, page, attempt])
  return {
    page,
    goTo: setPage,
    /** The last page that came stays while the next is on its way. */
    shown,
    isLoading: !hasCome && failure === null,
    failure: hasCome ? null : failure,
    retry: () => setAttempt(attempt + 1),
  }
}
