import type { SearchPace } from '@properysearch/contract/saved-searches/facts'
import type { SearchFilters } from '@properysearch/contract/search/calls'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { readQuery, whichAreShown } from '../search/index.ts'
import { fileSearch } from './keys.sql.ts'
import { addressOf } from './save-search.ts'
import { insertSearch } from './saved-searches.sql.ts'

export interface DemoSearch {
  userId: number
  name: string
  search: SearchFilters
  pace: SearchPace
  createdAt: Date
  pausedAt?: Date
  /** How many of the newest that fit it has found; those of the last two days are new. */
  finds: number
}

/** A search that was saved some time ago, with what it found since. Answers the listing it found last. */
export async function insertDemoSearch(db: Db, demo: DemoSearch, now: Date): Promise<number | undefined> {
  const { query: reading } = await readQuery(db, demo.search)
  const { userId, name, search, pace, createdAt, pausedAt } = demo
  const given = { userId, name, search: addressOf(search), reading, hasText: search.text !== undefined, pace }
  const id = await insertSearch(db, { ...given, now: createdAt })
  const newest = await db.many<{ id: number }>(sql`
    select id from properties where state = 'verified' and owner_id <> ${userId}
    order by coalesce(listed_at, created_at) desc, id desc limit 1500`)
  const shown = new Set(
    await whichAreShown(
      db,
      reading,
      newest.map((row) => row.id),
    ),
  )
  const found = newest.filter((row) => shown.has(row.id)).slice(0, demo.finds)
  for (const [i, row] of found.entries()) {
    const foundAt = new Date(now.getTime() - (i * 30 + 3) * 60 * 60 * 1000)
    await db.run(sql`
      insert into saved_search_news (search_id, property_id, price_paise, found_at, told_at)
      select ${id}, id, price_paise, ${foundAt}, ${foundAt} from properties where id = ${row.id}`)
  }
  await db.run(sql`
    update saved_searches set paused_at = ${pausedAt ?? null}, looked_at = ${new Date(now.getTime() - 48 * 60 * 60 * 1000)}
    where id = ${id}`)
  await fileSearch(db, id)
  return found[0]?.id
}
