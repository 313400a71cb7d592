import type { Subcategory } from '@properysearch/contract/listings/facts'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export interface CategoryCount {
  subcategory: Subcategory
  sell: number
  rent: number
  total: number
}

/** Every kind, with nought where there is none; of one city or of all. */
export function findCategoryCounts(db: Db, city: string | undefined): Promise<CategoryCount[]> {
  return db.hot(sql`
    select kind.subcategory::text as subcategory, coalesce(sum(c.n) filter (where c.listed_in = 'sell'), 0)::int as sell,
      coalesce(sum(c.n) filter (where c.listed_in = 'rent'), 0)::int as rent, coalesce(sum(c.n), 0)::int as total
    from unnest(enum_range(null::subcategory)) kind (subcategory)
    left join listing_counts c on c.subcategory = kind.subcategory and c.locality_id = -1
      and c.city_id = case when ${city ?? null}::text is null then 0 else (select id from cities where lower(name) = lower(${city ?? null})) end
    group by kind.subcategory order by kind.subcategory`)
}
