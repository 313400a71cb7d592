import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export interface SearchedCity {
  name: string
  latitude: number
  longitude: number
}

export async function findCityId(db: Db, name: string): Promise<number | undefined> {
  return (await db.hot<{ id: number }>(sql`select id from cities where lower(name) = lower(${name})`))[0]?.id
}

/** Whether one of the societies that a text may mean is in the city. */
export async function hasSociety(db: Db, cityId: number, societyIds: readonly number[]): Promise<boolean> {
  const found = await db.maybe(sql`
    select from societies where id = any(${societyIds}::bigint[]) and city_id = ${cityId} limit 1`)
  return found !== undefined
}

/** The one city that all these places are in; null when there are several, or no place was named. */
export async function cityOf(
  db: Db,
  { cityIds, localityIds }: { cityIds?: readonly number[] | undefined; localityIds?: readonly number[] | undefined },
): Promise<SearchedCity | null> {
  if (!cityIds && !localityIds) return null
  const found = await db.hot<SearchedCity>(sql`
    select name, latitude, longitude from cities
    where id = any(${cityIds ?? []}::int[]) or id in (select city_id from localities where id = any(${localityIds ?? []}::int[]))
    limit 2`)
  return found.length === 1 ? (found[0] ?? null) : null
}
