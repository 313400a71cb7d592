import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'
import { randomFrom } from '../random.ts'
import type { Place } from './places.ts'

/** A society or project: the flats in it share their name, place, height and age. */
export interface Society {
  id: number
  name: string
  latitude: number
  longitude: number
  totalFloors: number
  /** Years since it was finished; below nought, years until it will be. */
  ageYears: number
  reraNumber: string | null
}

const list = (text: string) => text.trim().split(/\s+/)

// Invented: Marathi and Sanskrit words with what buildings are called.
const nouns = list(`
  Tarangini Vanashree Nabhangan Saptasur Kinara Meghdhara Palashvan Ushakiran Chaitraban Suvarnarekha Indrayu Rimjhim
  Sonchafa Kshitija Dhruvika Neelambari Girivihar Madhumalti Aranyak Taralika Amrutvel Bakulgandh Chandrakor Deepmala
  Erandavali Gulmohar Harshadip Jaldhara Kadambari Shevanti Parijat Nishigandh Mogra Abhang Ovi Pavas Shravan Vasantika
  Hemangi Ketakivan Tulsibaug Devdar Champak Kovalik Malhar Bhairavi Yaman Kedar Sahyagiri Indrayani Mulashree Pavana
  Rangavali Swastishree Anandvan Shantivan Vrundavan Manohari Suprabhat Udayan`)
const endings = list(
  'Heights Residency Enclave Terraces Greens Court Park Homes Gardens Crest Grove Vistas Towers Nest',
)
const lowEndings = list('Villas Bungalows Row-Houses County')

/** A few societies in every place, more where there is more to sell. */
export async function makeSocieties(db: Db, places: readonly Place[], now: Date): Promise<Society[][]> {
  const random = randomFrom('societies')
  const taken = new Set<string>()
  let projects = 0
  const drafts = places.flatMap((place, at) =>
    Array.from({ length: Math.max(3, Math.round(place.share / 5)) }, (_, i) => {
      const isLow = i === 0 && place.character !== 'old'
      let name = ''
      do {
        name = `${random.pick(nouns)} ${random.pick(isLow ? lowEndings : endings)}`.replace('-', ' ')
      } while (taken.has(`${place.city} ${name}`))
      taken.add(`${place.city} ${name}`)
      const ageYears = ageIn(place.character, random.next(), random.next())
      // A series of its own in the shape of a registration: nobody has these numbers.
      const isRegistered = place.localityId !== null && ageYears < 4
      if (isRegistered) projects += 1
      return {
        at,
        cityId: place.cityId,
        localityId: place.localityId,
        name,
        latitude: round(place.latitude + (random.next() + random.next() - 1) * 0.011),
        longitude: round(place.longitude + (random.next() + random.next() - 1) * 0.011),
        totalFloors: isLow ? random.between(1, 3) : floorsIn(place.character, ageYears, random.next()),
        ageYears,
        reraNumber: isRegistered ? `P52100099${String(projects).padStart(3, '0')}` : null,
      }
    }),
  )
  const rows = await db.many<{ id: number }>(sql`
    insert into societies (city_id, locality_id, name, rera_number, created_at)
    select it."cityId", it."localityId", it.name, it."reraNumber", ${now}
    from json_to_recordset(${JSON.stringify(drafts)}::json) as it ("cityId" int, "localityId" int, name text, "reraNumber" text)
    returning id`)
  const societies = drafts.map((draft, i) => ({ ...draft, id: rows[i]?.id ?? 0 }))
  return places.map((_, at) => societies.filter((society) => society.at === at))
}

function ageIn(character: Place['character'], chance: number, spread: number): number {
  const oldest = { old: 40, city: 25, suburb: 14, fringe: 9 }[character]
  if (chance < (character === 'old' ? 0.12 : 0.3)) return -1 - Math.floor(spread * 3)
  return Math.floor(spread * spread * oldest)
}

function floorsIn(character: Place['character'], ageYears: number, chance: number): number {
  const [low, high] = character === 'old' || ageYears > 18 ? [3, 7] : character === 'fringe' ? [4, 12] : [7, 28]
  return Math.round(low + chance * (high - low))
}

export function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
