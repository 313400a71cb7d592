import type { FoundPlace, Geocoding } from './port.ts'

const keepForMs = 24 * 60 * 60 * 1000
const maxKept = 5000

/** Asks once a day for each spot of about a hundred metres; the vendor learns no more of where somebody is. */
export function rememberingGeocoding(inner: Geocoding, now: () => number = Date.now): Geocoding {
  const kept = new Map<string, { place: Promise<FoundPlace>; until: number }>()
  const round = (degrees: number) => Math.round(degrees * 1000) / 1000
  return {
    findPlace: (position) => {
      const spot = { latitude: round(position.latitude), longitude: round(position.longitude) }
      const key = `${spot.latitude},${spot.longitude}`
      const known = kept.get(key)
      if (known && now() < known.until) return known.place
      const place = inner.findPlace(spot)
      kept.delete(key)
      kept.set(key, { place, until: now() + keepForMs })
      // A failure is not worth remembering.
      place.catch(() => kept.get(key)?.place === place && kept.delete(key))
      for (const oldest of kept.keys()) {
        if (kept.size <= maxKept) break
        kept.delete(oldest)
      }
      return place
    },
  }
}
