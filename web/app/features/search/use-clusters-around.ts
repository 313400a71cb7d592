import type { Cluster } from '@properysearch/contract/search/calls'
import { defaultRadiusKm } from '@properysearch/contract/search/facts'
import type { Position } from '@properysearch/contract/values/geometry'
import { useEffect, useState } from 'react'
import { api } from '../../lib/api.ts'

/** The same listings as the list beside the map, as groups for the map's zoom. Without an answer the map shows none. */
export function useClustersAround({ latitude, longitude }: Position, zoom: number | null): Cluster[] {
  const [clusters, setClusters] = useState<Cluster[]>([])
  useEffect(() => {
    if (zoom === null) return
    let isOld = false
    api.search.getClusters({ near: `${latitude},${longitude}`, radiusKm: defaultRadiusKm, zoom }).then(
      ({ data }) => !isOld && setClusters(data.clusters),
      () => undefined,
    )
    return () => {
      isOld = true
    }
  }, [latitude, longitude, zoom])
  return clusters
}
