import type { Db } from '../../../platform/db/database.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { allConditions, and, wordsCondition } from '../query/conditions.sql.ts'
import type { ListingQuery } from '../query/query.rules.ts'
import { keyColumns } from './order.sql.ts'
import { allAtOnce, type PageRequest, type Way } from './way.sql.ts'

/** Reads all the listings with a rare word, or of a project, once: for the page and for the total. */
export function byWords(request: PageRequest): Way {
  const columns = sql`p.id as property_id, ${keyColumns(request.order)}`
  // How to look a word up depends on the word.
  return allAtOnce(request, sql`select found.* from ${listingsByWords(request.query, columns)}`, false)
}

export function totalByWords(query: ListingQuery): Sql {
  return sql`select count(*)::int as total, true as is_total_exact from ${listingsByWords(query, sql`1`)}`
}

export function listingsByWords(query: ListingQuery, columns: Sql): Sql {
  return sql`(select ${columns} from properties p where p.state = 'verified' ${and(allConditions(query))}) found`
}

/** Whether no more than so many live listings have all the words. */
export async function areRare(db: Db, words: readonly string[], most: number): Promise<boolean> {
  const { n } = await db.one<{ n: number }>(sql`
    select count(*)::int as n from (
      select 1 from properties p where p.state = 'verified' and ${wordsCondition(words)} limit ${most + 1}::int) found`)
  return n <= most
}
