import type { AnswerOf } from '@properysearch/contract/kernel/endpoint'
import type { listings } from '@properysearch/contract/listings/calls'
import type { ListedIn, Subcategory } from '@properysearch/contract/listings/facts'
import { homes } from '@properysearch/contract/listings/facts'
import type { Context } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { type Band, findBand, findPricedPlace, type PricedPlace } from './prices.sql.ts'

type Guidance = AnswerOf<typeof listings.getPriceGuidance>['data']
interface Kind {
  listedIn: ListedIn
  subcategory: Subcategory
}

/** Fewer than this say nothing about what is usual. */
const leastListings = 5
/** Our estimates are per sqft of super built-up area; carpet is what is left of it, by about this. */
const loading = 1.35
/** The carpet of the 2 BHK that the rent estimates speak of. */
const twoBhkCarpetSqft = 700

/** From live listings of the locality, else of the city, else our own estimate; never a made-up figure. */
export async function guidePrice(
  ctx: Context,
  { city, locality, ...kind }: Kind & { city: string; locality?: string | undefined },
): Promise<{ data: Guidance }> {
  const place = await findPricedPlace(ctx.db, city, locality || null)
  if (!place) return { data: null }
  const month = monthOf(ctx.now)
  if (place.localityId !== null && place.locality !== null) {
    const band = await findBand(ctx.db, { localityId: place.localityId }, kind)
    if (band && band.listings >= leastListings) return { data: fromListings(place.locality, band, month) }
  }
  const estimate = estimateOf(place, kind, month)
  if (estimate && place.localityId !== null) return { data: estimate }
  const band = await findBand(ctx.db, { cityId: place.cityId }, kind)
  if (band && band.listings >= leastListings) return { data: fromListings(place.city, band, month) }
  return { data: estimate }
}

function fromListings(place: string, band: Band, month: string): Guidance {
  const rupees = (paise: number) => Math.round(paise / 100)
  return {
    place,
    low: rupees(band.lowPaise),
    high: rupees(band.highPaise),
    usual: rupees(band.usualPaise),
    listings: band.listings,
    month,
    source: 'live-listings',
  }
}

function estimateOf(place: PricedPlace, { listedIn, subcategory }: Kind, month: string): Guidance {
  if (!homes.includes(subcategory)) return null
  const band =
    listedIn === 'sell'
      ? { low: place.min * loading, high: place.max * loading }
      : place.rent2bhkMin !== null && place.rent2bhkMax !== null
        ? { low: place.rent2bhkMin / twoBhkCarpetSqft, high: place.rent2bhkMax / twoBhkCarpetSqft }
        : null
  if (!band) return null
  const step = listedIn === 'sell' ? 100 : 1
  return {
    place: place.locality ?? place.city,
    low: Math.round(band.low / step) * step,
    high: Math.round(band.high / step) * step,
    usual: null,
    listings: 0,
    month,
    source: 'estimate',
  }
}

/** The first day of the month in India. */
function monthOf(now: Date): string {
  return `${dayInIndia(now).slice(0, 7)}-01`
}
