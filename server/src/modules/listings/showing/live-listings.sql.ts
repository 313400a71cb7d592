import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

// Every live listing, for search engines. Answered by the index `properties_sitemap` alone.

/** The parts of so many ids each that hold live listings, and when one of them last changed. Part 1 begins with id 1. */
export function findLiveParts(db: Db, size: number): Promise<{ part: number; changedAt: Date }[]> {
  return db.many(sql`
    select ((id - 1) / ${size}::bigint + 1)::int as part, max(updated_at) as changed_at
    from properties where state = 'verified' group by 1 order by 1`)
}

/** The next live listings after an id, up to and with another. */
export function findLiveListings(
  db: Db,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<{ id: number; changedAt: Date }[]> {
  return db.hot(sql`
    select id, updated_at as changed_at from properties
    where state = 'verified' and id > ${after} and id <= ${upTo} order by id limit ${limit}::int`)
}
