import { type Search, searchString } from '@properysearch/contract/search/address'
import type { Cluster, SentSearchQuery } from '@properysearch/contract/search/calls'
import type { Box } from '@properysearch/contract/values/geometry'
import { api, isFailure } from '../../lib/api.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import { filtersOf } from './find-list.ts'
import { writeBox } from './map-start.ts'

export interface View {
  box: Box
  zoom: number
}

const none: Cluster[] = []

/** The groups of the same search within what the map shows. Those before stay until the next have come. */
export function useClusters(search: Search, view: View | undefined) {
  const within: Search = { ...filtersOf(search), ...(view && { box: writeBox(view.box) }) }
  const zoom = Math.round(view?.zoom ?? 0)
  const { answer, error, retry } = useAnswer(view ? `${searchString(within)} ${zoom}` : null, () =>
    api.search.getClusters({ ...(within as SentSearchQuery), zoom }),
  )
  return { clusters: answer?.data.clusters ?? none, failure: error ? wordsOf(error) : undefined, retry }
}

/** When there is too much to do, the server says how long to wait. */
function wordsOf(error: unknown): string {
  const isBusy = isFailure(error) && (error.http === 429 || error.http === 503)
  return isBusy ? error.body.message : 'The groups on the map did not load.'
}
