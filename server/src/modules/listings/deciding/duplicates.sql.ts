import type { DuplicateReason } from '@properysearch/contract/listings/acts'
import type { Db } from '../../../platform/db/database.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { ListingRow } from '../listing.sql.ts'

/** Pins of one building are seldom set to the metre. */
const withinMetres = 40
const areaWithin = 0.03
/** Of 64: the same picture at another size or quality differs by fewer. */
const bitsApart = 6

/** Where a listing is one that others may be the double of. */
const comparedStates: Sql = sql`'verified', 'submitted', 'on-hold', 'paused'`

/** Pairs of listing `p` that nobody has settled. One whose other is gone has nothing to be settled. */
export const openDuplicates: Sql = sql`listing_duplicates d join properties other on other.id = d.other_id
  where d.property_id = p.id and d.settled_at is null and other.state in (${comparedStates})`

/** What the back office compares: submitted or live, with a pair that is open. */
export const isToCompare: Sql = sql`p.state in (${comparedStates}) and exists (select from ${openDuplicates})`

export interface Duplicate {
  otherId: number
  reasons: DuplicateReason[]
}

/**
 * Listings of anybody in the same place with the same area, rooms and floor. A floor or flat number that was left out
 * may be any; two different flat numbers are two flats.
 */
async function findSamePlace(db: Db, listing: ListingRow): Promise<number[]> {
  const { sizeSqft } = listing
  if (listing.latitude === null || listing.longitude === null || sizeSqft === null) return []
  // Mercator metres are longer than those on the ground the further north they lie.
  const radius = withinMetres / Math.cos((listing.latitude * Math.PI) / 180)
  const among = (states: Sql) => sql`
    select o.id from properties o
    where o.state in (${states}) and o.id <> ${listing.id} and o.subcategory = ${listing.subcategory}
      and o.listed_in = ${listing.listedIn}
      and o.xy <@ circle(
        point(mercator_x(${listing.longitude}::float8), mercator_y(${listing.latitude}::float8)), ${radius}::float8)
      and abs(o.size_sqft - ${sizeSqft}::int) <= ${sizeSqft * areaWithin}::float8
      and o.bhk is not distinct from ${listing.bhk}::smallint
      and (${listing.floor}::smallint is null or o.floor is null or o.floor = ${listing.floor})
      and (${listing.unit}::text is null or o.unit is null
        or lower(regexp_replace(o.unit, '[^[:alnum:]]', '', 'g'))
          = lower(regexp_replace(${listing.unit}::text, '[^[:alnum:]]', '', 'g')))`
  const rows = await db.many<{ id: number }>(sql`
    (${among(sql`'verified'`)}) union (${among(sql`'submitted', 'on-hold', 'paused'`)}) limit 20`)
  return rows.map((row) => row.id)
}

/** Listings of other people that show a picture which looks the same. */
async function findSamePictures(db: Db, listing: ListingRow): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    select distinct o.id
    from property_pictures mine
      join property_pictures theirs on theirs.look is not null and theirs.property_id <> mine.property_id
        and bit_count((mine.look # theirs.look)::bit(64)) <= ${bitsApart}
      join properties o on o.id = theirs.property_id
    where mine.property_id = ${listing.id} and mine.look is not null and o.owner_id <> ${listing.ownerId}
      and o.state in (${comparedStates})
    limit 20`)
  return rows.map((row) => row.id)
}

async function findDuplicates(db: Db, listing: ListingRow): Promise<Duplicate[]> {
  const found = new Map<number, DuplicateReason[]>()
  const add = (ids: number[], reason: DuplicateReason) => {
    for (const id of ids) found.set(id, [...(found.get(id) ?? []), reason])
  }
  add(await findSamePlace(db, listing), 'same-place')
  add(await findSamePictures(db, listing), 'same-pictures')
  return [...found].map(([otherId, reasons]) => ({ otherId, reasons }))
}

/**
 * Looks, and notes what is found now. A pair is kept with the listing that came second: the other one is not held for
 * it. What the back office found to be two, from either side, is not opened again; what it found to be one, is.
 */
export async function lookForDuplicates(db: Db, listing: ListingRow, now: Date): Promise<void> {
  const all = await findDuplicates(db, listing)
  await db.run(sql`delete from listing_duplicates where property_id = ${listing.id} and settled_at is null`)
  for (const { otherId, reasons } of all) {
    await db.run(sql`
      insert into listing_duplicates (property_id, other_id, reasons, found_at)
      select ${listing.id}, ${otherId}, ${reasons}, ${now}
      where not exists (select from listing_duplicates
        where property_id = ${otherId} and other_id = ${listing.id} and is_same is not true)
      on conflict (property_id, other_id) do update set reasons = excluded.reasons, found_at = excluded.found_at,
        settled_at = null, settled_by = null, is_same = null
      where listing_duplicates.is_same`)
  }
}

export interface DuplicateRow extends Duplicate {
  foundAt: Date
  settledAt: Date | null
  isSame: boolean | null
}

export function findRecorded(db: Db, id: number): Promise<DuplicateRow[]> {
  return db.many(sql`
    select d.other_id, to_json(d.reasons) as reasons, d.found_at, d.settled_at, d.is_same
    from listing_duplicates d join properties other on other.id = d.other_id and other.state in (${comparedStates})
    where d.property_id = ${id} order by d.found_at, d.other_id`)
}

/** Whether it was open until now. */
export async function settle(
  db: Db,
  pair: { propertyId: number; otherId: number; isSame: boolean; adminId: number; now: Date },
): Promise<boolean> {
  const settled = await db.run(sql`
    update listing_duplicates set settled_at = ${pair.now}, settled_by = ${pair.adminId}, is_same = ${pair.isSame}
    where property_id = ${pair.propertyId} and other_id = ${pair.otherId} and settled_at is null`)
  return settled > 0
}
