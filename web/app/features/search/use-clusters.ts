import { type Search, searchString, without } from '@properysearch/contract/search/address'
import type { Cluster, SentSearchQuery } from '@properysearch/contract/search/calls'
import type { Box } from '@properysearch/contract/values/geometry'
import { useEffect, useState } from 'react'
import { api, isFailure } from '../../lib/api.ts'
import { filtersOf } from './find-list.ts'
import { writeBox } from './map-start.ts'

export interface View {
  box: Box
  zoom: number
}

/** The groups of the same search within what the map shows. Those before stay until the next have come. */
export function useClusters(search: Search, view: View | undefined) {
  const [clusters, setClusters] = useState<Cluster[]>([])
  const [failure, setFailure] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const asked = searchString(without(filtersOf(search), 'box'))
  const box = view && writeBox(view.box)
  const zoom = view?.zoom
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` says all that `search` does; `attempt` asks again
  useEffect(() => {
    if (box === undefined || zoom === undefined) return
    let isOld = false
    const input = { ...filtersOf(search), box, zoom: Math.round(zoom) } as SentSearchQuery
    api.search.getClusters(input).then(
      ({ data }) => {
        if (isOld) return
        setClusters(data.clusters)
        setFailure(undefined)
      },
      (error) => isOld || setFailure(wordsOf(error)),
    )
    return () => {
      isOld = true
    }
  }, [asked, box, zoom, attempt])
  return { clusters, failure, retry: () => setAttempt((it) => it + 1) }
}

/** When there is too much to do, the server says how long to wait. */
function wordsOf(error: unknown): string {
  const isBusy = isFailure(error) && (error.http === 429 || error.http === 503)
  return isBusy ? error.body.message : 'The groups on the map did not load.'
}
