import type { ListedIn, Subcategory } from '@properysearch/contract/listings/facts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

export interface Band {
  lowPaise: number
  usualPaise: number
  highPaise: number
  listings: number
}

/** So many of the newest say what is usual in a whole city. */
const sampleSize = 2000

/** The middle half of what is asked per sqft by live listings of one kind. */
export async function findBand(
  db: Db,
  place: { localityId: number } | { cityId: number },
  kind: { listedIn: ListedIn; subcategory: Subcategory },
): Promise<Band | undefined> {
  const where: Sql = 'localityId' in place ? sql`locality_id = ${place.localityId}` : sql`city_id = ${place.cityId}`
  const row = await db.one<{ band: number[] | null; listings: number }>(sql`
    select percentile_disc(array[0.25, 0.5, 0.75]) within group (order by price_per_sqft_paise)::bigint[]::text[] as band,
      count(*)::int as listings
    from (select price_per_sqft_paise from properties
      where ${where} and state = 'verified' and subcategory = ${kind.subcategory} and listed_in = ${kind.listedIn}
      order by confirmed_at desc limit ${sampleSize}) newest`)
  if (!row.band) return undefined
  const [lowPaise = 0, usualPaise = 0, highPaise = 0] = row.band.map(Number)
  return { lowPaise, usualPaise, highPaise, listings: row.listings }
}

export interface PricedPlace {
  cityId: number
  city: string
  localityId: number | null
  locality: string | null
  /** Rupees per sqft of a saleable flat. */
  min: number
  max: number
  /** Rupees by the month. */
  rent2bhkMin: number | null
  rent2bhkMax: number | null
}

export function findPricedPlace(db: Db, city: string, locality: string | null): Promise<PricedPlace | undefined> {
  return db.maybe(sql`
    select c.id as city_id, c.name as city, l.id as locality_id, l.name as locality,
      coalesce(l.price_per_sqft_min, c.price_per_sqft_min) as min, coalesce(l.price_per_sqft_max, c.price_per_sqft_max) as max,
      l.rent_2bhk_min, l.rent_2bhk_max
    from cities c left join localities l on l.city_id = c.id and lower(l.name) = lower(${locality})
    where lower(c.name) = lower(${city})`)
}
