import type { SearchQuery } from '@properysearch/contract/search/calls'
import type { Db } from '../../platform/db/database.ts'
import { zoomLevelFor } from './distance.rules.ts'
import { findProperties } from './find-properties.ts'

export interface NearbyInput extends Pick<SearchQuery, 'radiusKm' | 'page' | 'after'> {
  lat: number
  lng: number
}

/** The search for what is near, nearest first; each with the zoom that shows it together with the place. */
export async function listNearby(db: Db, { lat, lng, ...rest }: NearbyInput) {
  const query: SearchQuery = { ...rest, near: { latitude: lat, longitude: lng }, sort: 'distance' }
  const { understood: _, area: __, ...found } = await findProperties(db, query)
  return {
    ...found,
    data: found.data.map((item) => ({ ...item, zoomLevel: zoomLevelFor(item.locationData.distanceKm ?? 0) })),
  }
}
