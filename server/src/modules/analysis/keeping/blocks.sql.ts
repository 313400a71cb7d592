import { leastForMedian } from '@properysearch/contract/analysis/facts'
import type { ListedIn, Subcategory } from '@properysearch/contract/listings/facts'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { ListingRow } from './columns.rules.ts'

// Reads the tables of listings and bookings, like search.

/** Takes the names of what is to be packed anew, each once; what is noted from now on stays for the next time. */
export async function takeStale(db: Db, atMost: number): Promise<string[]> {
  const rows = await db.many<{ name: string }>(sql`
    with due as (select distinct name from analysis_stale order by name limit ${atMost}),
    gone as (delete from analysis_stale s using due where s.name = due.name)
    select name from due order by name`)
  return rows.map(({ name }) => name)
}

/** Of two who pack, the second waits: versions are committed in their order. */
export async function beAlone(db: Db): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock(hashtext('analysis_blocks'))`)
}

export async function noteAllStale(db: Db): Promise<void> {
  await db.run(sql`
    insert into analysis_stale (name)
    select distinct 'place:' || city_id || ':' || coalesce(locality_id, 0) from properties where state = 'verified'
    union select name from analysis_blocks union values ('deals'), ('months')`)
}

/** What is live in a place, the cheapest per sqft first. */
export function findListings(db: Db, { cityId, localityId }: { cityId: number; localityId: number }) {
  return db.many<ListingRow>(sql`
    select id, listed_in, subcategory, possession, price_paise, price_per_sqft_paise, size_sqft, bhk, bathrooms,
      total_floors, exterior_material, structure_type,
      ((listed_at at time zone 'Asia/Kolkata')::date - date '1970-01-01') as listed_day
    from properties
    where state = 'verified' and city_id = ${cityId}
      and ${localityId === 0 ? sql`locality_id is null` : sql`locality_id = ${localityId}`}
      and price_paise is not null and price_per_sqft_paise is not null
    order by price_per_sqft_paise, id`)
}

export interface ClosedDeal {
  bookingId: number
  cityId: number
  localityId: number
  listedIn: ListedIn
  subcategory: Subcategory
  bhk: number | null
  askedPaise: number
  agreedPaise: number
  sizeSqft: number
  /** Counted from 1970, in India. */
  closedDay: number
  /** From going live to the end of the sale or the keys; null where that is not known. */
  days: number | null
}

/** Sales completed and rentals whose keys were given since then, with what was asked when they were begun. */
export function findClosedDeals(db: Db, since: Date): Promise<ClosedDeal[]> {
  return db.many(sql`
    select b.id as booking_id, p.city_id, coalesce(p.locality_id, 0) as locality_id, p.listed_in, p.subcategory, p.bhk,
      coalesce(asked.price_paise, p.price_paise) as asked_paise, b.price_paise as agreed_paise, p.size_sqft,
      ((closed.at at time zone 'Asia/Kolkata')::date - date '1970-01-01') as closed_day,
      case when p.listed_at < closed.at then
        (closed.at at time zone 'Asia/Kolkata')::date - (p.listed_at at time zone 'Asia/Kolkata')::date end as days
    from bookings b join properties p on p.id = b.property_id
    cross join lateral (
      select coalesce((select min(at) from state_moves where graph = b.kind and subject_id = b.id
        and to_state = case when b.kind = 'sale' then 'completed' else 'active' end), b.ended_at, b.changed_at) as at) closed
    left join lateral (
      select price_paise from price_history where property_id = p.id
      order by since <= b.created_at desc, abs(extract(epoch from since - b.created_at)) limit 1) asked on true
    where case when b.kind = 'sale' then b.state = 'completed' else b.state in ('active', 'notice', 'exiting', 'completed') end
      and p.size_sqft is not null and closed.at >= ${since}
    order by b.id`)
}

export interface UsualMonth {
  cityId: number
  localityId: number
  listedIn: ListedIn
  subcategory: Subcategory
  month: string
  pricePerSqftPaise: number
  listings: number
}

/** The medians of two years, the oldest first; of fewer than five they say nothing. */
export function findMonths(db: Db, since: string): Promise<UsualMonth[]> {
  return db.many(sql`
    select city_id, coalesce(locality_id, 0) as locality_id, listed_in, subcategory, month::text, price_per_sqft_paise, listings
    from usual_prices where month >= ${since}::date and listings >= ${leastForMedian}
    order by city_id, coalesce(locality_id, 0), listed_in, subcategory, month`)
}

export async function saveBlock(
  db: Db,
  { name, rows, body, now }: { name: string; rows: number; body: Buffer; now: Date },
): Promise<void> {
  await db.run(sql`
    insert into analysis_blocks (name, version, made_at, rows, body)
    values (${name}, nextval('analysis_versions'), ${now}, ${rows}, ${body})
    on conflict (name) do update set version = excluded.version, made_at = excluded.made_at, rows = excluded.rows,
      body = excluded.body`)
}

export interface Block {
  name: string
  version: number
  madeAt: Date
  body: Buffer
}

/** What was packed since a version. Asked at every request, so it says nothing when there is nothing. */
export function findBlocksSince(db: Db, version: number): Promise<Block[]> {
  return db.hot(
    sql`select name, version, made_at, body from analysis_blocks where version > ${version} order by version`,
  )
}

export interface PlaceRow {
  cityId: number
  city: string
  state: string
  localityId: number
  locality: string | null
  latitude: number
  longitude: number
}

/** Every city with its localities; 0 stands for what is in none of them. */
export function findPlaces(db: Db): Promise<PlaceRow[]> {
  return db.many(sql`
    select id as city_id, name as city, state, 0 as locality_id, null as locality, latitude, longitude from cities
    union all
    select l.city_id, c.name, c.state, l.id, l.name, l.latitude, l.longitude from localities l join cities c on c.id = l.city_id
    order by city_id, locality_id`)
}
