import type { Db } from '../../../platform/db/database.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { type ItemRow, itemColumns, itemJoins } from '../../listings/index.ts'

/** Among so many around it, or of its kind and place, listings like one are looked for. */
const lookedAt = 3_000

/** The live listings nearest to one of the same kind and about the same size, those that cost less per sqft first. */
export function findOffers(
  db: Db,
  propertyId: number,
  limit: number,
): Promise<
  (ItemRow & { basePricePaise: number; basePerSqftPaise: number; baseLatitude: number; baseLongitude: number })[]
> {
  return db.many(sql`
    with base as (select * from properties where id = ${propertyId}),
    near as materialized (
      select other.id from base cross join lateral (
        select * from (
          select p.* from properties p
          where p.state = 'verified' and p.id <> base.id
            and p.xy <@ circle(base.xy, 5000 / cos(radians(base.latitude)))
          order by p.xy <-> base.xy limit ${lookedAt}::int) around
        where around.listed_in = base.listed_in
          and around.subcategory = base.subcategory and around.bhk is not distinct from base.bhk
          and around.size_sqft between base.size_sqft * 0.7 and base.size_sqft * 1.3
        order by around.xy <-> base.xy limit 60) other
      order by other.price_per_sqft_paise, other.id limit ${limit})
    select ${itemColumns}, base.price_paise as base_price_paise, base.price_per_sqft_paise as base_per_sqft_paise,
      base.latitude as base_latitude, base.longitude as base_longitude
    from near join properties p on p.id = near.id cross join base ${itemJoins}
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
    select p.id, p.is_promoted, p.confirmed_at, p.bhk, p.price_paise from properties p
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
