import type { Cluster } from '@properysearch/contract/search/calls'
import { defaultRadiusKm } from '@properysearch/contract/search/facts'
import type { Position } from '@properysearch/contract/values/geometry'
import { api } from '../../lib/api.ts'
import { useAnswer } from '../../lib/use-answer.ts'

const none: Cluster[] = []

/** The same listings as the list beside the map, as groups for the map's zoom. Without an answer the map shows none. */
export function useClustersAround({ latitude, longitude }: Position, zoom: number | null): Cluster[] {
  const near = `${latitude},${longitude}`
  const { answer } = useAnswer(zoom === null ? null : `${near} ${zoom}`, () =>
    api.search.getClusters({ near, radiusKm: defaultRadiusKm, zoom: zoom ?? 0 }),
  )
  return answer?.data.clusters ?? none
}
