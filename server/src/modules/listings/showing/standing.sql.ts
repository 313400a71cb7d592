import type { ListedIn, PostedBy, PropertyState, Subcategory } from '@properysearch/contract/listings/facts'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/** Whether anybody may open this listing: live, or on hold for a booking. */
export async function isPublic(db: Db, id: number): Promise<boolean> {
  const row = await db.maybe(sql`select 1 from properties where id = ${id} and state in ('verified', 'on-hold')`)
  return row !== undefined
}

/** Whether anybody could ever open it: what was sold or rented meanwhile counts, what was never live does not. */
export async function wasPublic(db: Db, id: number): Promise<boolean> {
  const found = await db.hot(
    sql`select 1 from properties where id = ${id} and state in ('verified', 'on-hold', 'sold', 'rented')`,
  )
  return found.length > 0
}

export function findStanding(db: Db, id: number): Promise<Standing | undefined> {
  return db.maybe(standingOf(id))
}

/** The same in one trip with the lock. */
export function lockStanding(db: Db, id: number): Promise<Standing | undefined> {
  return db.maybe(sql`${standingOf(id)} for no key update of p`)
}

export interface Standing {
  id: number
  ownerId: number
  title: string
  state: PropertyState
  listedIn: ListedIn
  postedBy: PostedBy
  pricePaise: number
  depositPaise: number | null
  inState: string
  /** For its plain name. */
  subcategory: Subcategory
  bhk: number | null
  locality: string
}

const standingOf = (id: number) => sql`
  select p.id, p.owner_id, p.title, p.state, p.listed_in, p.posted_by, p.price_paise, p.deposit_paise,
    c.state as in_state, p.subcategory, p.bhk, p.locality
  from properties p join cities c on c.id = p.city_id where p.id = ${id} and p.title is not null`

/** Listings that are on the site or on their way to it. */
export async function countPlacesTaken(db: Db, ownerId: number): Promise<number> {
  const { n } = await db.one<{ n: number }>(sql`
    select count(*)::int as n from properties
    where owner_id = ${ownerId} and state in ('submitted', 'verified', 'paused', 'on-hold')`)
  return n
}

/** What somebody has live, newest first; as many as a page shows. */
export async function findLiveOf(db: Db, ownerId: number): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    select id from properties where owner_id = ${ownerId} and state = 'verified'
    order by confirmed_at desc, id desc limit 60`)
  return rows.map((row) => row.id)
}

/**
 * A page of what somebody has live, newest first, and how many there are. What is theirs is found before it is put in
 * order: otherwise everybody's listings might be walked through, newest first, to find a few of one owner.
 */
export async function findLivePageOf(
  db: Db,
  ownerId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ ids: number[]; total: number }> {
  const rows = await db.many<{ id: number | null; total: number }>(sql`
    with own as materialized (select id from properties where owner_id = ${ownerId} and state = 'verified'),
    counted as (select count(*)::int as total from own)
    select counted.total, shown.id from counted left join (
      select id from own order by id desc limit ${limit}::int offset ${offset}::int) shown on true
    order by shown.id desc`)
  return { ids: rows.flatMap((row) => (row.id === null ? [] : [row.id])), total: rows[0]?.total ?? 0 }
}

/** Those of the ids that anybody may open. */
export async function existingIds(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db.many<{ id: number }>(
    sql`select id from properties where id = any(${ids}) and state in ('verified', 'on-hold')`,
  )
  return rows.map((row) => row.id)
}

/** Until the transaction ends, whoever else locks the same listing waits. */
export async function lockProperty(db: Db, id: number): Promise<void> {
  await db.run(sql`select from properties where id = ${id} for no key update`)
}

/** Null: no longer. Search is ordered by it. */
export async function setPromotedUntil(db: Db, id: number, until: Date | null): Promise<void> {
  await db.run(sql`
    update properties set is_promoted = ${until !== null}, promoted_until = ${until} where id = ${id}`)
}

/** Ends promotions whose time is over, and answers whose. */
export function endPromotions(db: Db, now: Date): Promise<{ id: number; ownerId: number }[]> {
  return db.many(sql`
    update properties set is_promoted = false where is_promoted and promoted_until <= ${now} returning id, owner_id`)
}

/** Notes what is usual this month, in each locality and in each city: the median of what is live. */
export async function recordUsualPrices(db: Db, now: Date): Promise<void> {
  await db.run(sql`
    insert into usual_prices (city_id, locality_id, listed_in, subcategory, month, price_per_sqft_paise, listings)
    select city_id, locality_id, listed_in, subcategory, date_trunc('month', ${now}::timestamptz at time zone 'Asia/Kolkata')::date,
      percentile_disc(0.5) within group (order by price_per_sqft_paise), count(*)
    from properties where state = 'verified'
    group by grouping sets ((city_id, listed_in, subcategory), (city_id, locality_id, listed_in, subcategory))
    having grouping(locality_id) = 1 or locality_id is not null
    on conflict (city_id, coalesce(locality_id, 0), listed_in, subcategory, month)
    do update set price_per_sqft_paise = excluded.price_per_sqft_paise, listings = excluded.listings`)
}

/** What a person has posted, for the copy of their data. */
export function findOwnListings(db: Db, userId: number): Promise<Record<string, unknown>[]> {
  return db.many(sql`
    select p.id, p.state, p.listed_in, p.subcategory, p.posted_by, p.title, p.description, p.price_paise, p.deposit_paise,
      p.maintenance_paise, city.name as city, p.locality, coalesce(society.name, p.society_name) as society, p.address,
      p.unit, p.pincode, p.latitude, p.longitude, p.bhk, p.bathrooms, p.balconies, p.garages, p.carpet_sqft,
      p.built_up_sqft, p.super_built_up_sqft, p.plot_sqft, p.floor, p.total_floors, p.permitted_use, p.possession,
      p.possession_on::text, p.available_from::text, p.age, p.furnishing, p.facing, p.exterior_material,
      p.structure_type, p.rera_number, p.video_url, p.rejected_reasons, p.created_at, p.saved_at, p.saved_from,
      p.submitted_at, p.listed_at, p.confirmed_at, p.verified_at, p.being_checked_since,
      (select json_agg(key order by position) from property_pictures
       where property_id = p.id and key is not null) as pictures,
      (select json_agg(json_build_object('pricePaise', price_paise, 'since', since) order by since)
       from price_history where property_id = p.id) as prices
    from properties p left join cities city on city.id = p.city_id left join societies society on society.id = p.society_id
    where p.owner_id = ${userId} order by p.id`)
}
