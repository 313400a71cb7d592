import type { City, Locality } from '@properysearch/contract/places/calls'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** Pune, our home, first; the others by name. */
export function findCities(db: Db): Promise<City[]> {
  return db.many(sql`select name, state, latitude, longitude from cities order by name <> 'Pune', name`)
}

export function findLocalities(db: Db, city: string): Promise<Locality[]> {
  return db.many(sql`
    select l.name, c.name as city, l.pincode, l.zone, l.authority, l.latitude, l.longitude,
           l.price_per_sqft_min, l.price_per_sqft_max, l.rent_2bhk_min, l.rent_2bhk_max
    from localities l join cities c on c.id = l.city_id
    where lower(c.name) = lower(${city})
    order by l.name`)
}

/** The state of a city as people write it; undefined when it is none of ours. */
export async function findStateOfCity(db: Db, city: string): Promise<string | undefined> {
  return (await db.maybe<{ state: string }>(sql`select state from cities where lower(name) = lower(${city})`))?.state
}
