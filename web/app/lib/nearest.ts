import type { NamedPosition, Position } from './use-position.ts'

const kmPerDegree = 111
const nearKm = 5

/** The named place nearest to a point, if one is near. Flat geometry does within a city. */
export function nearest(point: Position, places: readonly NamedPosition[]): NamedPosition | null {
  let best: NamedPosition | null = null
  let bestKm = nearKm
  for (const place of places) {
    const north = place.latitude - point.latitude
    const east = (place.longitude - point.longitude) * Math.cos((point.latitude * Math.PI) / 180)
    const km = Math.hypot(north, east) * kmPerDegree
    if (km <= bestKm) {
      best = place
      bestKm = km
    }
  }
  return best
}
