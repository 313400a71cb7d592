import { findUserByEmail } from '@properysearch/server/src/modules/accounts/index.ts'
import { badgeNoticeOf } from '@properysearch/server/src/modules/listings/index.ts'
import { insertNotification } from '@properysearch/server/src/modules/notifications/index.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'

const hourMs = 60 * 60 * 1000

/**
 * A flat of the demo's seller that was verified, went live, and was changed the day before yesterday: measured again,
 * the carpet area is larger, and the flat number is another. It waits for the back office, visible meanwhile.
 */
export async function makeBeingChecked(db: Db, now: Date): Promise<void> {
  const seller = await findUserByEmail(db, 'seller@demo.in')
  const admin = await findUserByEmail(db, 'admin@demo.in')
  if (!seller || !admin) throw new Error('The demo world has no seller, or nobody to verify.')
  const flat = await db.maybe<{ id: number; title: string; unit: string; carpetSqft: number; verifiedAt: Date }>(sql`
    select id, title, unit, carpet_sqft, verified_at from properties
    where owner_id = ${seller.id} and state = 'verified' and subcategory = 'Flats' and unit ~ '[0-9]$'
    order by id desc limit 1`)
  if (!flat) throw new Error('The demo’s seller has no flat that is live.')
  const { id, verifiedAt } = flat
  const changedAt = new Date(now.getTime() - 44 * hourMs)
  const asVerified = {
    carpetSqft: Math.round(flat.carpetSqft * 0.94),
    unit: flat.unit.replace(/\d+$/, (number) => String(Number(number) - 1)),
  }
  await db.run(sql`
    update listing_verifications set fields = fields || ${JSON.stringify(asVerified)}::jsonb, verified_by = ${admin.id}
    where property_id = ${id}`)
  await db.run(sql`
    update properties set being_checked_since = ${changedAt}, saved_at = ${changedAt}, saved_from = 'Chrome on Android',
      updated_at = ${changedAt}, submitted_at = ${new Date(verifiedAt.getTime() - 20 * hourMs)}
    where id = ${id}`)
  await db.run(sql`
    insert into state_moves (graph, subject_id, act, from_state, to_state, by_actor, by_user, at) values
      ('listing', ${id}, 'submit', 'draft', 'submitted', 'owner', ${seller.id}, ${new Date(verifiedAt.getTime() - 20 * hourMs)}),
      ('listing', ${id}, 'approve', 'submitted', 'verified', 'admin', ${admin.id}, ${verifiedAt}),
      ('listing', ${id}, 'change', 'verified', 'verified', 'owner', ${seller.id}, ${changedAt})`)
  const notice = badgeNoticeOf('change', flat, ['flat or plot number', 'carpet area'])
  await insertNotification(db, { kind: 'listings', userId: seller.id, ...notice, createdAt: changedAt })
}
