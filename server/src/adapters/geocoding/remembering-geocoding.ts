import type { FoundPlace, Geocoding } from './port.ts'

const maxKept = 5000

/**
 * Asks once for each spot of about a hundred metres while the answer is kept, and at least while it is on its way; the
 * vendor learns no more of where somebody is.
 */
export function rememberingGeocoding(
  inner: Geocoding,
  { keepForMs }: { keepForMs: number },
  now: () => number = Date.now,
): Geocoding {
  const kept = new Map<string, { place: Promise<FoundPlace>; until: number; isAsked: boolean }>()
  const round = (degrees: number) => Math.round(degrees * 1000) / 1000
  return {
    findPlace: (position) => {
      const spot = { latitude: round(position.latitude), longitude: round(position.longitude) }
      const key = `${spot.latitude},${spot.longitude}`
      const known = kept.get(key)
      if (known && (known.isAsked || now() < known.until)) return known.place
      const place = inner.findPlace(spot)
      kept.delete(key)
      const asked = { place, until: now() + keepForMs, isAsked: true }
      kept.set(key, asked)
      const forget = () => kept.get(key) === asked && kept.delete(key)
      // A failure is not worth remembering.
      place.then(() => {
        asked.isAsked = false
        if (keepForMs === 0) forget()
      }, forget)
      for (const oldest of kept.keys()) {
        if (kept.size <= maxKept) break
        kept.delete(oldest)
      }
      return place
    },
  }
}
