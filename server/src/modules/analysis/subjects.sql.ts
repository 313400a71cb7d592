import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Subject } from './market/around.rules.ts'

// Reads the listings' table, like search.

export interface SubjectRow extends Subject {
  /** Of the listing. */
  listedDay: number
}

/** A live listing, as it is compared with others. */
export function findSubject(db: Db, id: number): Promise<SubjectRow | undefined> {
  return db.maybe(sql`
    select id, city_id, coalesce(locality_id, 0) as locality_id, listed_in, subcategory, bhk, size_sqft,
      price_per_sqft_paise, ((listed_at at time zone 'Asia/Kolkata')::date - date '1970-01-01') as listed_day
    from properties where id = ${id} and state = 'verified' and price_per_sqft_paise is not null`)
}
