import { askVendor } from './ask-vendor.ts'
import { type Geocoding, geocodingFailure } from './port.ts'

const vendor = 'Nominatim'
const attribution = '© OpenStreetMap contributors'

interface NominatimSettings {
  url: string
  /** Who is asking: Nominatim's rules require it. */
  userAgent: string
  /** Waits for the turn of a request; null when the line is too long. */
  takeTurn: () => Promise<boolean>
}

interface Answer {
  error?: unknown
  address?: Record<string, unknown>
}

/** OpenStreetMap's reverse geocoding, at the pace that its rules allow. */
export function nominatimGeocoding({ url, userAgent, takeTurn }: NominatimSettings, timeoutMs = 3000): Geocoding {
  return {
    findPlace: async ({ latitude, longitude }) => {
      if (!(await takeTurn())) throw geocodingFailure(vendor, 'too many are asking at once')
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
      if (answer?.error === 'Unable to geocode') return { city: null, locality: null, attribution }
      const address = answer?.address
      if (!address || typeof address !== 'object') throw geocodingFailure(vendor, 'an answer that cannot be read')
      const first = (...names: string[]) => {
        const found = names.map((name) => address[name]).find((value) => typeof value === 'string' && value !== '')
        return (found as string | undefined) ?? null
      }
      return {
        city: first('city', 'town', 'municipality', 'village'),
        locality: first('suburb', 'neighbourhood'),
        attribution,
      }
    },
  }
}
