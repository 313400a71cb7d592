import type { Db } from '../../../platform/db/database.ts'
import { joinSql, sql } from '../../../platform/db/sql.ts'
import { allConditions, and } from '../query/conditions.sql.ts'
import type { ListingQuery } from '../query/query.rules.ts'
import { allOf } from '../query/walk.sql.ts'
import type { KeyedListing } from './keys.rules.ts'

export interface MatchedListing extends KeyedListing {
  id: number
  ownerId: number
  pricePaise: number
  bhk: number | null
}

/** Undefined for one that is not live, and for one whose changes nobody has checked yet. */
export function findMatched(db: Db, id: number): Promise<MatchedListing | undefined> {
  return db.maybe(sql`
    select id, owner_id, price_paise, bhk, city_id, locality_id, society_id, listed_in, subcategory, tile_x, tile_y
    from properties where id = ${id} and state = 'verified' and being_checked_since is null`)
}

/** So many queries are asked in one statement. */
const atOnce = 100

/** Which of these queries would show a listing now: by the very conditions of the search. */
export async function whichShow(db: Db, id: number, queries: readonly ListingQuery[]): Promise<boolean[]> {
  const all: boolean[] = []
  for (let from = 0; from < queries.length; from += atOnce) {
    const some = queries.slice(from, from + atOnce)
    const answers = joinSql(
      some.map((query) => allOf(allConditions(query))),
      ', ',
    )
    const row = await db.maybe<{ shown: boolean[] }>(sql`
      select array[${answers}] as shown from properties p where p.id = ${id} and p.state = 'verified'`)
    all.push(...(row?.shown ?? some.map(() => false)))
  }
  return all
}

/** Which of these listings a query would show now. */
export async function whichAreShown(db: Db, query: ListingQuery, ids: readonly number[]): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    select p.id from properties p where p.id = any(${ids}::bigint[]) and p.state = 'verified' ${and(allConditions(query))}`)
  return rows.map(({ id }) => id)
}
