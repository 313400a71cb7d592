import type { SearchFilters, SearchQuery, Understood } from '@properysearch/contract/search/calls'
import { allIndia } from '@properysearch/contract/search/facts'
import type { Db } from '../../../platform/db/database.ts'
import { invalid } from '../../../platform/errors.ts'
import { countInArea } from '../counting/counts.sql.ts'
import { areRare } from '../finding/by-words.sql.ts'
import type { Path } from '../finding/way.sql.ts'
import { understandText } from '../reading/understand-text.ts'
import { chipsInForce, type Understanding } from '../reading/understanding.rules.ts'
import { cityOf, findCityId, hasSociety, type SearchedCity } from './cities.sql.ts'
import { areaAlone, hasArea, type ListingQuery, queryOf } from './query.rules.ts'
import { usualBounds } from './walk.sql.ts'

export interface ReadQuery {
  query: ListingQuery
  understood: Understood
  text: Understanding | undefined
  city: SearchedCity | null
}

/** The listings of each are counted anew; all of a large city can be asked for by its name. */
const mostLocalities = 12

/** What a request wants once its text is understood, and what to tell the person about that. */
export async function readQuery(db: Db, request: SearchFilters): Promise<ReadQuery> {
  const text = request.text === undefined ? undefined : await understandText(db, request.text)
  if ((text?.localityIds?.length ?? 0) > mostLocalities) {
    throw invalid({ text: `Name at most ${mostLocalities} localities at once, or a city.` })
  }
  const chosen = await chosenCity(db, request, text)
  const city = await cityOf(db, { cityIds: text?.cityIds ?? chosen, localityIds: text?.localityIds })
  const query = queryOf(request, chosen ? { chips: [], ...text, cityIds: chosen } : text)
  return { query, understood: { chips: chipsInForce(request, text?.chips ?? []) }, text, city }
}

/** The city that was chosen apart from the text, where the text names no place of its own. */
async function chosenCity(
  db: Db,
  { city }: SearchFilters,
  text: Understanding | undefined,
): Promise<number[] | undefined> {
  if (city === undefined || city.toLowerCase() === allIndia.toLowerCase()) return undefined
  const cityId = await findCityId(db, city)
  if (cityId === undefined) throw invalid({ city: `We have no listings in ${city} yet. Choose one of our cities.` })
  const isNamed = text?.cityIds !== undefined || text?.localityIds !== undefined
  if (isNamed || (text?.societyIds && !(await hasSociety(db, cityId, text.societyIds)))) return undefined
  return [cityId]
}

/** Up to here all the listings with a word are read. */
const readByWord = 8_000

/** The fastest way to the listings: an area or a word that few have comes first, else the indexes by kind. */
export async function pathOf(
  db: Db,
  query: ListingQuery,
  sort: SearchQuery['sort'],
  readsAtMost = usualBounds.readsAtMost,
): Promise<Path> {
  if (query.societyIds) return 'by-words'
  if (query.words && (await areRare(db, query.words, Math.min(readsAtMost, readByWord)))) return 'by-words'
  if (!hasArea(query)) return 'by-kind'
  // By its cells an area is read with all its kinds.
  if ((await countInArea(db, areaAlone(query))) <= readsAtMost) return 'by-area'
  return sort === 'distance' ? 'by-distance' : 'by-kind'
}
