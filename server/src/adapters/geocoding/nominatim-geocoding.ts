import { askVendor } from './ask-vendor.ts'
import { type Geocoding, geocodingFailure } from './port.ts'

const vendor = 'Nominatim'

interface NominatimSettings {
  url: string
  /** Who is asking: Nominatim's rules require it. */
  userAgent: string
  /** Its rules allow one request a second. */
  everyMs?: number
  /** More than this in line is a wait nobody takes. */
  maxWaiting?: number
}

interface Answer {
  error?: unknown
  address?: Record<string, unknown>
}

/** OpenStreetMap's reverse geocoding, at most one request a second, in the order they came. */
export function nominatimGeocoding(
  { url, userAgent, everyMs = 1000, maxWaiting = 4 }: NominatimSettings,
  timeoutMs = 3000,
): Geocoding {
  let waiting = 0
  let turn: Promise<unknown> = Promise.resolve()
  const takeTurn = async () => {
    if (waiting >= maxWaiting) throw geocodingFailure(vendor, 'too many are asking at once')
    waiting++
    const mine = turn
    turn = mine.then(() => new Promise((done) => setTimeout(done, everyMs).unref()))
    await mine
    waiting--
  }
  return {
    findPlace: async ({ latitude, longitude }) => {
      await takeTurn()
      const query = new URLSearchParams({
        format: 'jsonv2',
        lat: String(latitude),
        lon: String(longitude),
        zoom: '14',
        'accept-language': 'en',
      })
      const answer = (await askVendor(vendor, `${url}/reverse?${query}`, {
        timeoutMs,
        headers: { 'user-agent': userAgent },
      })) as Answer | null
      // Out at sea: HTTP 200 with the words "Unable to geocode".
      if (answer?.error === 'Unable to geocode') return { city: null, locality: null }
      const address = answer?.address
      if (!address || typeof address !== 'object') throw geocodingFailure(vendor, 'an answer that cannot be read')
      const first = (...names: string[]) => {
        const found = names.map((name) => address[name]).find((value) => typeof value === 'string' && value !== '')
        return (found as string | undefined) ?? null
      }
      return { city: first('city', 'town', 'municipality', 'village'), locality: first('suburb', 'neighbourhood') }
    },
  }
}
