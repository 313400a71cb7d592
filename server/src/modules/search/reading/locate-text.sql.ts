import type { Position } from '@properysearch/contract/values/geometry'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/** The middle of these places, with the name of their city; of the city itself when no place in it is named. */
export function findMiddle(
  db: Db,
  {
    localityIds,
    cityIds,
    societyIds,
  }: Partial<Record<'localityIds' | 'cityIds' | 'societyIds', readonly number[] | undefined>>,
): Promise<(Position & { city: string }) | undefined> {
  return db.maybe<Position & { city: string }>(sql`
    select avg(l.latitude) as latitude, avg(l.longitude) as longitude, min(c.name) as city
    from localities l join cities c on c.id = l.city_id
    where l.id = any(${localityIds ?? []}::int[])
      or l.id in (select s.locality_id from societies s where s.id = any(${societyIds ?? []}::bigint[]))
    having count(*) > 0
    union all
    select latitude, longitude, name from cities where id = any(${cityIds ?? []}::int[])
    limit 1`)
}
