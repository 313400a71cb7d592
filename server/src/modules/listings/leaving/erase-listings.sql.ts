import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/**
 * Drafts that nobody has ever seen go. Other listings, to which hires, visits and deals may refer and which have come off the site, keep what says nothing about a person: kind, size, price and
 * locality, which the price history of a place is made of. Reports stay without who made them.
 */
export async function eraseListings(db: Db, userId: number, now: Date): Promise<void> {
  const isTheirs = sql`owner_id = ${userId}`
  await db.run(sql`delete from properties where ${isTheirs} and state = 'draft' and submitted_at is null`)
  await db.run(sql`
    delete from listing_verifications where property_id in (select id from properties where ${isTheirs})`)
  await db.run(sql`
    delete from property_pictures where key is not null and property_id in (select id from properties where ${isTheirs})`)
  await db.run(sql`
    update properties set title = 'A listing that was removed', description = '', address = null, unit = null,
      pincode = null, society_id = null, society_name = null, latitude = null, longitude = null,
      being_checked_since = null, saved_from = null, video_url = null, is_promoted = false, promoted_until = null,
      rejected_reasons = null, updated_at = ${now}
    where ${isTheirs}`)
  await db.run(sql`update property_reports set reporter_id = null, note = '' where reporter_id = ${userId}`)
}

export function lockListingsOf(db: Db, ownerId: number): Promise<{ id: number; videoKey: string | null }[]> {
  return db.many(sql`select id, video_key from properties where owner_id = ${ownerId} order by id for update`)
}

export async function forgetPapersAndVideo(db: Db, id: number): Promise<void> {
  await db.run(sql`delete from property_papers where property_id = ${id}`)
  // What somebody wrote about a listing may name its owner.
  await db.run(sql`update state_moves set reasons = null where graph = 'listing' and subject_id = ${id}`)
  await db.run(sql`update properties set video_key = null where id = ${id}`)
}
