import { findUserByEmail } from '@properysearch/server/src/modules/accounts/index.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'

/** How often listings were opened, since when the submitted ones wait, and a draft that is half done. */
export async function makePosting(db: Db, now: Date): Promise<void> {
  await db.run(sql`
    insert into property_view_counts (property_id, views)
    select id, 3 + (id * 7919 % 23)::int + extract(day from ${now}::timestamptz - listed_at)::int * (1 + id % 3)::int
    from properties where listed_at is not null and listed_at < ${now}`)
  await db.run(sql`update properties set submitted_at = updated_at where state in ('submitted', 'rejected')`)
  const seller = await findUserByEmail(db, 'seller@demo.in')
  if (!seller) throw new Error('The demo world has no seller.')
  const draft = sql`select id from properties where owner_id = ${seller.id} and state = 'draft'`
  await db.run(sql`
    update properties set price_paise = null, description = '', saved_at = updated_at, saved_from = 'Chrome on Android'
    where id in (${draft})`)
  await db.run(sql`delete from price_history where property_id in (${draft})`)
  await db.run(sql`
    update properties set rejected_reasons = array['The property tax receipt is missing.',
      'The flat number in the deed is not the one in the listing.']
    where owner_id = ${seller.id} and state = 'rejected'`)
  await makeDouble(db, now, seller.id)
}

/** One of those that wait stands where a live one stands, with the same rooms, area and floor. */
async function makeDouble(db: Db, now: Date, sellerId: number): Promise<void> {
  const pair = await db.maybe<{ id: number; otherId: number }>(sql`
    select new.id, old.id as other_id
    from properties new join properties old on old.state = 'verified' and old.locality_id = new.locality_id
      and old.subcategory = new.subcategory and old.listed_in = new.listed_in and old.bhk = new.bhk
      and old.owner_id <> new.owner_id
    where new.state = 'submitted' and new.subcategory = 'Flats' and new.owner_id <> ${sellerId}
    order by old.society_id is distinct from new.society_id, new.id, old.id limit 1`)
  if (!pair) return
  await db.run(sql`
    update properties new set latitude = old.latitude, longitude = old.longitude, carpet_sqft = old.carpet_sqft,
      built_up_sqft = old.built_up_sqft, super_built_up_sqft = old.super_built_up_sqft, floor = old.floor,
      total_floors = old.total_floors, unit = null
    from properties old where new.id = ${pair.id} and old.id = ${pair.otherId}`)
  await db.run(sql`
    insert into listing_duplicates (property_id, other_id, reasons, found_at)
    values (${pair.id}, ${pair.otherId}, array['same-place'], ${now})`)
}
