import type { SearchFilters, SearchQuery, Understood } from '@properysearch/contract/search/calls'
import type { Db } from '../../platform/db/database.ts'
import { areRare } from './by-words.sql.ts'
import { countInArea } from './counts.sql.ts'
import { understandText } from './understand-text.ts'
import { chipsInForce, type Understanding } from './understanding.rules.ts'
import { usualBounds } from './walk.sql.ts'
import { areaAlone, type Wanted, wantedOf } from './wanted.rules.ts'
import type { Path } from './way.sql.ts'

export interface ReadQuery {
  wanted: Wanted
  understood: Understood
  text: Understanding | undefined
}

/** What a query wants once its text is understood, and what to tell the person about that. */
export async function readQuery(db: Db, query: SearchFilters): Promise<ReadQuery> {
  const text = query.text === undefined ? undefined : await understandText(db, query.text)
  return { wanted: wantedOf(query, text), understood: { chips: chipsInForce(query, text?.chips ?? []) }, text }
}

/** Up to here all the listings with a word are read. */
const readByWord = 8_000

/** The fastest way to the listings: an area or a word that few have comes first, else the indexes by kind. */
export async function pathOf(
  db: Db,
  wanted: Wanted,
  sort: SearchQuery['sort'],
  readsAtMost = usualBounds.readsAtMost,
): Promise<Path> {
  if (wanted.societyIds) return 'by-words'
  if (wanted.words && (await areRare(db, wanted.words, Math.min(readsAtMost, readByWord)))) return 'by-words'
  if (!wanted.grid && !wanted.polygon && !wanted.circle) return 'by-kind'
  // By its cells an area is read with all its kinds.
  if ((await countInArea(db, areaAlone(wanted))) <= readsAtMost) return 'by-area'
  return sort === 'distance' ? 'by-distance' : 'by-kind'
}
