import type { Db } from '../../../platform/db/database.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { type ItemRow, itemColumns, itemJoins } from '../../listings/index.ts'

/** Among so many of its kind and place, listings like one are looked for. */
const lookedAt = 2_000

/**
 * Live listings of the same kind and about the same size, at most five kilometres away: the nearest of its locality and,
 * only where these are too few, those of its city. Those that cost less per sqft come first.
 */
export function findOffers(
  db: Db,
  propertyId: number,
  limit: number,
): Promise<
  (ItemRow & { basePricePaise: number; basePerSqftPaise: number; baseLatitude: number; baseLongitude: number })[]
> {
  const alike = (place: Sql) => sql`
    select around.id, around.xy <-> s.xy as distance from s cross join lateral (${alongPlace(place)}) around
    where around.bhk is not distinct from s.bhk and around.size_sqft between s.size_sqft * 0.7 and s.size_sqft * 1.3
      and around.id <> s.id and around.xy <-> s.xy <= 5000 / cos(radians(s.latitude))`
  return db.hot(sql`
    with s as materialized (select * from properties where id = ${propertyId}),
    own as materialized (${alike(sql`p.locality_id = s.locality_id`)}),
    near as (
      select id, distance from own
      union
      select id, distance from (${alike(sql`p.city_id = s.city_id`)}) of_city
      where (select count(*) from own) < ${limit}::int
      order by distance, id limit 60)
    select ${itemColumns}, s.price_paise as base_price_paise, s.price_per_sqft_paise as base_per_sqft_paise,
      s.latitude as base_latitude, s.longitude as base_longitude
    from (select p.id from near join properties p using (id) order by p.price_per_sqft_paise, p.id limit ${limit}::int) cheapest
    join properties p on p.id = cheapest.id cross join s ${itemJoins}
    order by p.price_per_sqft_paise, p.id`)
}

/** For each of the listings looked at, a few like it: the same kind and place at about the same price. */
export async function findSimilarIds(db: Db, seedIds: readonly number[], limit: number): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    select alike.id, min(alike.turn * 1000 + seed.turn) as turn
    from unnest(${seedIds}::bigint[]) with ordinality seed (id, turn)
    join properties s on s.id = seed.id and s.price_paise is not null and s.city_id is not null
    cross join lateral (
      select near.id, row_number() over (order by near.is_promoted desc, near.confirmed_at desc, near.id desc) as turn
      from (
        select * from (${alongPlace(sql`p.locality_id = s.locality_id and p.city_id = s.city_id`)}) of_locality
        union all
        select * from (${alongPlace(sql`s.locality_id is null and p.city_id = s.city_id`)}) of_city) near
      where near.bhk is not distinct from s.bhk
        and near.price_paise between s.price_paise * 7 / 10 and s.price_paise * 13 / 10
        and near.id <> all(${seedIds}::bigint[])
      order by near.is_promoted desc, near.confirmed_at desc, near.id desc limit 8) alike
    group by alike.id order by turn, alike.id desc limit ${limit}`)
  return rows.map((row) => row.id)
}

/** Each place by its own index: one condition for both would walk through the whole city. */
function alongPlace(place: Sql): Sql {
  return sql`
    select p.id, p.is_promoted, p.confirmed_at, p.bhk, p.price_paise, p.size_sqft, p.xy from properties p
    where p.state = 'verified' and ${place} and p.subcategory = s.subcategory and p.listed_in = s.listed_in
    order by p.is_promoted desc, p.confirmed_at desc, p.id desc limit ${lookedAt}::int`
}

/** Promoted ones first, then the newest; of one city or of all. */
export async function findLatestIds(db: Db, city: string | undefined, limit: number): Promise<number[]> {
  const rows = await db.many<{ id: number }>(city === undefined ? latest(limit) : latestOfCity(city, limit))
  return rows.map((row) => row.id)
}

function latest(limit: number): Sql {
  return sql`
    select p.id from properties p where p.state = 'verified'
    order by p.is_promoted desc, p.confirmed_at desc, p.id desc limit ${limit}`
}

/** Kind by kind along the index of the city: a city that has few, or that nobody knows, is not looked for among all. */
function latestOfCity(city: string, limit: number): Sql {
  return sql`
    select found.id from cities c
    cross join unnest(enum_range(null::subcategory)) kind cross join unnest(enum_range(null::listed_in)) deal
    cross join lateral (
      select p.id, p.is_promoted, p.confirmed_at from properties p
      where p.state = 'verified' and p.city_id = c.id and p.subcategory = kind and p.listed_in = deal
      order by p.is_promoted desc, p.confirmed_at desc, p.id desc limit ${limit}) found
    where lower(c.name) = lower(${city})
    order by found.is_promoted desc, found.confirmed_at desc, found.id desc limit ${limit}`
}

/** In an order that turns with the day: whoever pays to be shown has the same chance of a place as the others. */
export function findPromoted(
  db: Db,
  city: string | undefined,
  { day, ...page }: { day: string; limit: number; offset: number },
): Promise<{ id: number | null; total: number }[]> {
  return db.hot(sql`
    with promoted as (
      select p.id, md5(${day} || p.id::text) as turn from properties p
      where p.state = 'verified' and p.is_promoted and (${city ?? null}::text is null
        or p.city_id = (select id from cities where lower(name) = lower(${city ?? null})))),
    counted as (select count(*)::int as total from promoted)
    select counted.total, shown.id from counted left join lateral (
      select id, turn from promoted order by turn, id limit ${page.limit} offset ${page.offset}) shown on true
    order by shown.turn, shown.id`)
}
