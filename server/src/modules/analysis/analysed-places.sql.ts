import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface AnalysedPlace {
  city: string
  /** Null: the city as a whole. */
  locality: string | null
  changedAt: Date
}

/** The places with live listings: each has a page of its own. */
export function findAnalysedPlaces(db: Db): Promise<AnalysedPlace[]> {
  return db.many(sql`
    with counted as (
      select split_part(name, ':', 2)::int as city_id, split_part(name, ':', 3)::int as locality_id, made_at
      from analysis_blocks where name like 'place:%' and rows > 0)
    select c.name as city, null as locality, max(made_at) as changed_at
    from counted join cities c on c.id = counted.city_id group by c.name
    union all
    select c.name, l.name, made_at from counted join localities l on l.id = counted.locality_id join cities c on c.id = l.city_id
    order by city, locality nulls first`)
}
