import { askVendor } from './ask-vendor.ts'
import { type Geocoding, geocodingFailure } from './port.ts'

const vendor = 'Google Geocoding'
const attribution = 'Google Maps'

interface Answer {
  status?: unknown
  results?: { address_components?: { long_name?: unknown; types?: unknown }[] }[]
}

/** Google's reverse geocoding. The city is the locality among the first result's address components. */
export function googleGeocoding({ key, url }: { key: string; url: string }, timeoutMs = 3000): Geocoding {
  return {
    findPlace: async ({ latitude, longitude }) => {
      const query = new URLSearchParams({ latlng: `${latitude},${longitude}`, key, language: 'en', region: 'in' })
      const answer = (await askVendor(vendor, `${url}/maps/api/geocode/json?${query}`, { timeoutMs })) as Answer | null
      if (answer?.status === 'ZERO_RESULTS') return { city: null, locality: null, attribution }
      if (answer?.status !== 'OK') {
        // OVER_QUERY_LIMIT, REQUEST_DENIED and their like are words of their own; its longer message may quote us.
        const status = String(answer?.status)
        throw geocodingFailure(vendor, /^[A-Z_]{1,40}$/.test(status) ? status : 'an answer that cannot be read')
      }
      const components = answer.results?.[0]?.address_components ?? []
      const named = (type: string) => {
        const found = components.find(
          (component) => Array.isArray(component.types) && component.types.includes(type),
        )?.long_name
        return typeof found === 'string' && found !== '' ? found : null
      }
      return { city: named('locality'), locality: named('sublocality_level_1') ?? named('sublocality'), attribution }
    },
  }
}
