import { pathTo } from '@properysearch/contract/screens'
import { findUserByEmail } from '@properysearch/server/src/modules/accounts/index.ts'
import { insertDemoUnlock } from '@properysearch/server/src/modules/contacts/demo-contacts.ts'
import { insertNotification } from '@properysearch/server/src/modules/notifications/index.ts'
import { insertPropertyPromotion } from '@properysearch/server/src/modules/promotions/index.ts'
import { insertSubscription, spendQuota } from '@properysearch/server/src/modules/subscriptions/index.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Packages of the demo's people, contacts they have unlocked with them, and the promotions of what is Featured. */
export async function makePackages(db: Db, now: Date): Promise<void> {
  const daysAway = (days: number) => new Date(now.getTime() + days * dayMs)
  const idOf = async (email: string) => {
    const user = await findUserByEmail(db, email)
    if (!user) throw new Error(`The demo world has no ${email}.`)
    return user.id
  }
  const [buyer, seller] = [await idOf('user@demo.in'), await idOf('seller@demo.in')]
  /** Begun so many days ago; the longest run for as long as somebody may keep the demo. */
  const give = async (userId: number, packageId: number, begunDaysAgo: number) => {
    const row = await db.one<
      Record<'days' | 'contacts' | 'leads' | 'listings' | 'promotedDays', number> & { name: string }
    >(sql`select name, days, contacts, leads, listings, promoted_days from packages where id = ${packageId}`)
    const { name, days, contacts, leads, listings, promotedDays } = row
    const [startsAt, endsAt] = [daysAway(-begunDaysAgo), daysAway(days - begunDaysAgo)]
    const quotas = { contacts, leads, listings, promotedDays }
    await insertSubscription(db, { userId, packageId, name, order: null, startsAt, endsAt, quotas })
  }
  await give(buyer, 1, 50)
  await give(buyer, 2, 21)
  await give(seller, 4, 30)
  await give(await idOf('agent@demo.in'), 13, 45)
  await db.run(sql`update subscriptions set reminded_at = ends_at, end_told_at = ends_at where ends_at <= ${now}`)

  const unlock = async (userId: number, propertyId: number, daysAgo: number) => {
    const at = daysAway(-daysAgo)
    const id = await insertDemoUnlock(db, { propertyId, userId, order: null, now: at })
    const what = `Owner’s contact, listing ${propertyId}`
    const isSpent = await spendQuota(db, {
      userId,
      kind: 'contacts',
      units: 1,
      subject: `contact ${id}`,
      what,
      now: at,
    })
    if (!isSpent) throw new Error('The demo world unlocks a contact that nobody paid for.')
  }
  const ofSeller = await db.many<{ id: number }>(
    sql`select id from properties where owner_id = ${seller} and state = 'verified' order by id limit 2`,
  )
  const wanted = await db.many<{ propertyId: number }>(sql`
    select i.property_id from interests i join properties p on p.id = i.property_id
    where i.user_id = ${buyer} and p.state = 'verified' and p.owner_id <> ${seller} order by i.property_id limit 3`)
  for (const [i, { propertyId }] of wanted.entries()) await unlock(buyer, propertyId, i * 3 + 2)
  const others = await db.many<{ id: number }>(sql`
    select id from users where role = 'user' and id not in (${buyer}, ${seller}) order by id limit 3`)
  for (const [i, { id }] of [{ id: buyer }, ...others].entries()) {
    if (id !== buyer) await give(id, 1, 10)
    for (const listing of i === 1 ? ofSeller : ofSeller.slice(0, 1)) await unlock(id, listing.id, i + 1)
  }
  await insertNotification(db, {
    kind: 'contacts',
    userId: seller,
    title: 'Someone has unlocked your number',
    body: 'See who it is under Contact Requests. You can stop sharing your number at any time.',
    link: pathTo('contactRequests'),
    createdAt: daysAway(-1),
  })

  const featured = await db.many<{ id: number; until: Date }>(sql`
    select id, promoted_until as until from properties p where is_promoted and promoted_until > ${now}
      and not exists (select from property_promotions m where m.property_id = p.id) order by id`)
  for (const { id, until } of featured) await insertPropertyPromotion(db, { propertyId: id, since: now, until })
}
