import { type Amenity, amenities } from '@properysearch/contract/listings/facts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'
import { randomFrom } from '../random.ts'
import { areasOfCities } from './areas.ts'

/** Where a listing can lie, with what is usual there. */
export interface Place {
  cityId: number
  city: string
  localityId: number | null
  locality: string
  pincode: string
  latitude: number
  longitude: number
  /** How the place is built: old town, city, new suburbs, or villages growing into the city. */
  character: 'old' | 'city' | 'suburb' | 'fringe'
  /** Rupees per saleable sqft of a flat, and of a month's rent of a 2 BHK. */
  priceBand: readonly [number, number]
  rentBand: readonly [number, number]
  /** What is usually nearby. */
  amenityBits: number
  /** How many of the demo's listings lie here. */
  share: number
}

const inPune = 2050
const inOtherCities = 450
const mostSought = ['Baner', 'Wakad', 'Kharadi', 'Kothrud', 'Hadapsar', 'Hinjewadi Phase 1', 'Wagholi']
const soughtAfter =
  `Balewadi Undri Ravet Aundh Bavdhan Punawale Tathawade Dhanori Moshi Mundhwa Warje Ambegaon Hinjewadi Viman
  Pimple Kondhwa NIBM Magarpatta`.split(/\s+/)

const always: readonly Amenity[] = ['School', 'Market', 'Temple', 'Restaurant']
const byCharacter: Record<Place['character'], readonly Amenity[]> = {
  old: ['Hospital', 'Public Transport', 'Library', 'Cinema', 'Police Station', 'Fire Station', 'Park'],
  city: ['Hospital', 'Public Transport', 'Park', 'Gym', 'Cinema', 'Police Station', 'Playground'],
  suburb: ['Gym', 'Shopping Mall', 'Playground', 'Park', 'Hospital', 'Public Transport'],
  fringe: ['Playground', 'Public Transport'],
}

/** Every locality of Pune and the areas of 25 other cities, each with its share of the listings. */
export async function findPlaces(db: Db): Promise<Place[]> {
  const random = randomFrom('places')
  const localities = await db.many<LocalityRow>(sql`
    select l.id as locality_id, l.city_id, c.name as city, l.name as locality, l.pincode, l.zone, l.latitude, l.longitude,
      l.price_per_sqft_min, l.price_per_sqft_max, l.rent_2bhk_min, l.rent_2bhk_max
    from localities l join cities c on c.id = l.city_id order by l.id`)
  const cities = await db.many<CityRow>(
    sql`select id, name, price_per_sqft_min, price_per_sqft_max from cities order by id`,
  )
  const pune = localities.map((row): Place => {
    const character = characterOf(row.zone)
    return {
      cityId: row.cityId,
      city: row.city,
      localityId: row.localityId,
      locality: row.locality.replace(/ \(.*\)$/, ''),
      pincode: row.pincode,
      latitude: row.latitude,
      longitude: row.longitude,
      character,
      priceBand: [row.pricePerSqftMin, row.pricePerSqftMax],
      rentBand: [row.rent2bhkMin, row.rent2bhkMax],
      amenityBits: amenitiesOf(character, random.next()),
      share: weightOf(row.locality, random.next()),
    }
  })
  const others = Object.entries(areasOfCities).flatMap(([name, areas]) => {
    const city = cities.find((city) => city.name === name)
    if (!city) throw new Error(`The demo world knows areas of ${name}, which is not a city of ours.`)
    return areas.map(([locality, pincode, latitude, longitude], i): Place => {
      const spread = city.pricePerSqftMax - city.pricePerSqftMin
      const low = Math.round(city.pricePerSqftMin + spread * 0.25 * ((2 - i) / 2 + random.next() * 0.3))
      const high = Math.round(low + spread * 0.45)
      return {
        cityId: city.id,
        city: name,
        localityId: null,
        locality,
        pincode,
        latitude,
        longitude,
        character: i === 2 ? 'suburb' : 'city',
        priceBand: [low, high],
        // A 2 BHK of about 1,000 saleable sqft at a yield of three per cent.
        rentBand: [Math.round((low * 1000 * 0.03) / 12), Math.round((high * 1000 * 0.03) / 12)],
        amenityBits: amenitiesOf(i === 2 ? 'suburb' : 'city', random.next()),
        share: 1,
      }
    })
  })
  return [...shared(pune, inPune), ...shared(others, inOtherCities)]
}

/** Whole numbers that add up: each place gets its part of what is still to be given. */
function shared(places: Place[], total: number): Place[] {
  let [left, weights] = [total, places.reduce((sum, place) => sum + place.share, 0)]
  return places.map((place) => {
    const share = Math.round((left * place.share) / weights)
    left -= share
    weights -= place.share
    return { ...place, share }
  })
}

function weightOf(locality: string, chance: number): number {
  if (mostSought.includes(locality)) return 7
  return soughtAfter.some((name) => locality.startsWith(name)) ? 3 : 1 + chance
}

function characterOf(zone: string): Place['character'] {
  if (zone === 'Central') return 'old'
  if (zone.startsWith('Outer')) return 'fringe'
  return zone === 'South' || zone === 'North' || zone === 'West' ? 'city' : 'suburb'
}

function amenitiesOf(character: Place['character'], chance: number): number {
  const names = [...always, ...byCharacter[character].filter((_, i) => (chance * 7 + i * 0.37) % 1 < 0.8)]
  return names.reduce((bits, name) => bits | (1 << amenities.indexOf(name)), 0)
}

interface LocalityRow {
  localityId: number
  cityId: number
  city: string
  locality: string
  pincode: string
  zone: string
  latitude: number
  longitude: number
  pricePerSqftMin: number
  pricePerSqftMax: number
  rent2bhkMin: number
  rent2bhkMax: number
}

interface CityRow {
  id: number
  name: string
  pricePerSqftMin: number
  pricePerSqftMax: number
}
