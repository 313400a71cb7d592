import type { ListedIn, PermittedUse, Subcategory } from '@properysearch/contract/listings/facts'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export interface KindInPlace {
  /** As a search understands it. */
  place: string
  listedIn: ListedIn
  subcategory: Subcategory
  permittedUse: PermittedUse
}

/** What there is in each city and in each of its localities; from the counts, so only what is live. */
export function findKindsByPlace(db: Db): Promise<KindInPlace[]> {
  return db.many(sql`
    select coalesce(l.name, city.name) as place, c.listed_in, c.subcategory, c.permitted_use
    from (
      select city_id, locality_id, listed_in, subcategory, permitted_use from listing_counts where locality_id <> 0
      group by city_id, locality_id, listed_in, subcategory, permitted_use having sum(n) > 0) c
    join cities city on city.id = c.city_id left join localities l on l.id = c.locality_id
    order by city.name, l.name nulls first, c.listed_in, c.subcategory, c.permitted_use`)
}
