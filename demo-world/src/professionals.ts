import type { Language, ProfessionalRole } from '@properysearch/contract/professionals/facts'
import { findLocalities } from '@properysearch/server/src/modules/places/index.ts'
import { replaceAreas, upsertProfile } from '@properysearch/server/src/modules/professionals/index.ts'
import { insertService } from '@properysearch/server/src/modules/services/index.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'
import { type Random, randomFrom } from './random.ts'

interface Person {
  id: number
  role: ProfessionalRole
  city: string
  latitude: number | null
  longitude: number | null
  createdAt: Date
}

/** What is done, what the client has of it; rupees and days from and to. */
type Offer = [title: string, delivers: string, fee: [number, number], days: [number, number]]

const abouts: Record<ProfessionalRole, readonly string[]> = {
  agent: [
    'Resale flats and new projects in and around my localities. I show only homes I have seen myself, and I tell you what the society charges before you ask.',
    'Rentals for families and companies: shortlist in two days, visits in one round, agreement registered within the week.',
    'Bungalows, row houses and larger flats. After each visit I tell the owner who came and what they said.',
    'I work for sellers: price advice from registered deals, photographs, visits by appointment only.',
  ],
  lawyer: [
    'Conveyancing and title search. LL.B., Pune University. Practises before the sub-registrars of Haveli and the co-operative courts.',
    'Agreements for sale, leave and licence, gift and release deeds, housing society matters. LL.M. in property law.',
    'Title certificates for resale flats and plots, with search of thirty years. Practises in the civil courts.',
  ],
  evaluator: [
    'Valuation of flats, shops and land for bank loans, visas, capital gains and family partition. B.E. Civil.',
    'Land and building valuations with measured plans and at least three comparable sales in every report.',
    'Valuation for income tax, wills and insurance. Inspection within three days in my city.',
  ],
}

const offers: Record<ProfessionalRole, readonly Offer[]> = {
  agent: [
    [
      'Photographs and listing text',
      'Fifteen edited photographs and a truthful text, ready to post.',
      [1999, 4999],
      [2, 5],
    ],
    [
      'Accompanied visits for a day',
      'Up to six homes that fit your list, shown in one day, with my notes on each.',
      [999, 2499],
      [3, 7],
    ],
    [
      'Price opinion in writing',
      'What comparable homes sold for, and the price I would ask, on two pages.',
      [1499, 2999],
      [2, 4],
    ],
  ],
  lawyer: [
    [
      'Title search of thirty years',
      'Search at the sub-registrar, the chain of deeds, and a title report with a list of missing papers.',
      [9000, 18_000],
      [10, 18],
    ],
    [
      'Draft of an agreement for sale',
      'A draft with its schedule and payment terms, and one round of changes.',
      [7000, 15_000],
      [4, 8],
    ],
    [
      'Leave and licence agreement',
      'Draft, stamp duty worked out, and registration arranged; government fees are extra.',
      [2500, 5000],
      [3, 6],
    ],
  ],
  evaluator: [
    [
      'Valuation report of a flat',
      'Inspection, measurements, three comparables, and market, realisable and distress value.',
      [4500, 8000],
      [4, 7],
    ],
    [
      'Valuation of a plot or a bungalow',
      'Inspection, land records seen, land and building valued apart, photographs.',
      [8000, 15_000],
      [6, 10],
    ],
  ],
}

const otherLanguages: readonly Language[] = ['Gujarati', 'Kannada', 'Tamil', 'Telugu', 'Sindhi', 'Punjabi', 'Urdu']

/** What its agents, lawyers and evaluators say about themselves, and what they do for a fixed fee. */
export async function makeProfessionals(db: Db, now: Date): Promise<void> {
  const random = randomFrom('professionals')
  const localities = await findLocalities(db, 'Pune')
  const people = await db.many<Person>(sql`
    select id, role, city, latitude, longitude, created_at from users
    where role in ('agent', 'lawyer', 'evaluator') order by id`)
  for (const person of people) {
    const languages: Language[] = ['Marathi', 'Hindi', 'English']
    if (random.next() < 0.4) languages.push(random.pick(otherLanguages))
    await upsertProfile(db, {
      userId: person.id,
      about: random.pick(abouts[person.role]),
      sinceYear: random.between(1996, 2021),
      languages,
      now,
    })
    await replaceAreas(db, person.id, areasOf(person, localities, random))
    const offered = random.shuffle(offers[person.role]).slice(0, random.between(1, 3))
    for (const [at, [title, delivers, fee, days]] of offered.entries()) {
      await insertService(db, {
        professionalId: person.id,
        title,
        delivers,
        feePaise: rounded(random.between(...fee)) * 100,
        days: random.between(...days),
        key: `demo-${person.id}-${at}`,
        now: person.createdAt,
      })
    }
  }
}

/** In Pune the localities around where they work, elsewhere the city. */
function areasOf(
  { city, latitude, longitude }: Person,
  localities: readonly { name: string; latitude: number; longitude: number }[],
  random: Random,
) {
  if (city !== 'Pune') return [{ city, locality: null }]
  const centre = latitude === null || longitude === null ? random.pick(localities) : { latitude, longitude }
  const far = (place: { latitude: number; longitude: number }) =>
    (place.latitude - centre.latitude) ** 2 + (place.longitude - centre.longitude) ** 2
  const near = [...localities].sort((one, other) => far(one) - far(other)).slice(0, random.between(2, 5))
  return near.map(({ name }) => ({ city, locality: name }))
}

/** As people quote: to the hundred. */
const rounded = (rupees: number) => Math.max(500, Math.round(rupees / 100) * 100)
