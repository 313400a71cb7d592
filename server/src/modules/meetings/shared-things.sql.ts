import { liveHireStates } from '@properysearch/contract/hires/facts'
import type { MeetingAbout, MeetingRole } from '@properysearch/contract/meetings/facts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

// Who may meet about what: the two sides of a deal with the agents they have, the two of a hire, and of a listing its
// owner, the agent who represents it and whoever has the owner's contact or talks with the owner. These do not learn of
// one another.

export interface ThingRow {
  about: MeetingAbout
  id: number
  propertyId: number | null
  title: string
}

export interface OtherRow {
  userId: number
  role: MeetingRole
  firstname: string
  lastname: string
  isProfessional: boolean
}

/** A booking that its seller has accepted and that has not ended. */
const isDealOn = sql`b.ended_at is null and b.state <> 'requested'`
const isHireOn = sql`h.state = any(${liveHireStates}::text[])`
const isListingOn = sql`p.state in ('verified', 'on-hold')`
/** The contact was given, and neither has blocked the other. */
const isLent = sql`c.revoked_at is null and c.refunded_at is null and not exists (select from contact_blocks k
  where (k.owner_id = p.owner_id and k.user_id = c.user_id) or (k.owner_id = c.user_id and k.user_id = p.owner_id))`

/** The owner has answered, and neither has blocked the other. */
const isTalking = sql`v.state = 'open' and not exists (select from contact_blocks k
  where (k.owner_id = p.owner_id and k.user_id = v.asker_id) or (k.owner_id = v.asker_id and k.user_id = p.owner_id))`

const people: Record<MeetingAbout, (id: number) => Sql> = {
  deal: (id) => sql`
    select x.user_id, x.role, 0 as star from bookings b cross join lateral (values
      (b.buyer_id, case b.kind when 'rental' then 'tenant' else 'buyer' end),
      (b.seller_id, case b.kind when 'rental' then 'owner' else 'seller' end)) x (user_id, role)
    where b.id = ${id} and ${isDealOn}
    union all
    select m.agent_id, 'agent', 0 from mandates m join bookings b on b.id = m.booking_id
    where b.id = ${id} and m.state = 'accepted' and ${isDealOn}`,
  hire: (id) => sql`
    select x.user_id, x.role, 0 as star from hires h cross join lateral (values
      (h.client_id, 'client'), (h.professional_id, h.kind)) x (user_id, role)
    where h.id = ${id} and ${isHireOn}`,
  // The owner may meet all of them; the agent the owner; the others the owner and the agent.
  listing: (id) => sql`
    select p.owner_id as user_id, 'owner' as role, 0 as star from properties p where p.id = ${id} and ${isListingOn}
    union all
    select r.agent_id, 'agent', 1 from representations r join properties p on p.id = r.property_id
    where p.id = ${id} and ${isListingOn} and r.state = 'accepted'
    union all
    select c.user_id, 'seeker', 2 from contact_unlocks c join properties p on p.id = c.property_id
    where p.id = ${id} and ${isListingOn} and ${isLent}
    union all
    select v.asker_id, 'seeker', 2 from conversations v join properties p on p.id = v.property_id
    where p.id = ${id} and ${isListingOn} and ${isTalking}`,
}

/** My own part in it; undefined when I have none, or when it is over. */
export async function findOwnRole(
  db: Db,
  { about, id }: { about: MeetingAbout; id: number },
  userId: number,
): Promise<MeetingRole | undefined> {
  const row = await db.maybe<{ role: MeetingRole }>(sql`
    select role from (${people[about](id)}) x where user_id = ${userId} order by star limit 1`)
  return row?.role
}

/** Whom I can meet about it, each once. */
export function findOthers(
  db: Db,
  { about, id }: { about: MeetingAbout; id: number },
  userId: number,
): Promise<OtherRow[]> {
  return db.many(sql`
    with everybody as (${people[about](id)}), me as (select min(star) as star from everybody where user_id = ${userId}),
    others as (
      select distinct on (e.user_id) e.user_id, e.role, e.star from everybody e, me
      where e.user_id <> ${userId} and me.star is not null
        and (me.star = 0 or (me.star = 1 and e.star = 0) or (me.star = 2 and e.star < 2))
      order by e.user_id, e.star)
    select o.user_id, o.role, u.firstname, u.lastname, u.role <> 'user' as is_professional
    from others o join users u on u.id = o.user_id
    where u.erased_at is null and u.suspended_at is null order by o.star, o.user_id limit 200`)
}

const thingOf: Record<MeetingAbout, (id: number) => Sql> = {
  deal: (id) => sql`
    select 'deal' as about, b.id, b.property_id, p.title from bookings b join properties p on p.id = b.property_id
    where b.id = ${id}`,
  hire: (id) => sql`select 'hire' as about, h.id, h.property_id, h.title from hires h where h.id = ${id}`,
  listing: (id) => sql`
    select 'listing' as about, p.id, p.id as property_id, p.title from properties p where p.id = ${id} and ${isListingOn}`,
}

export function findThing(db: Db, { about, id }: { about: MeetingAbout; id: number }): Promise<ThingRow | undefined> {
  return db.maybe(thingOf[about](id))
}

/** All that somebody can meet others about: deals, then hires, then listings; the newest of each. */
export function findThings(db: Db, userId: number): Promise<ThingRow[]> {
  return db.many(sql`
    (select 'deal' as about, b.id, b.property_id, p.title from bookings b join properties p on p.id = b.property_id
     where ${isDealOn} and b.id in (
       select id from bookings where buyer_id = ${userId} union all select id from bookings where seller_id = ${userId}
       union all select booking_id from mandates where agent_id = ${userId} and state = 'accepted')
     order by b.id desc limit 30)
    union all
    (select 'hire', h.id, h.property_id, h.title from hires h
     where ${isHireOn} and h.id in (
       select id from hires where client_id = ${userId} union all select id from hires where professional_id = ${userId})
     order by h.id desc limit 30)
    union all
    (select 'listing', p.id, p.id, p.title from properties p
     where ${isListingOn} and p.id in (
       select property_id from representations where (owner_id = ${userId} or agent_id = ${userId}) and state = 'accepted'
       union all
       select c.property_id from contact_unlocks c join properties p on p.id = c.property_id
       where c.user_id = ${userId} and ${isLent}
       union all
       select c.property_id from properties p join contact_unlocks c on c.property_id = p.id
       where p.owner_id = ${userId} and ${isLent}
       union all
       select v.property_id from conversations v join properties p on p.id = v.property_id
       where v.asker_id = ${userId} and ${isTalking}
       union all
       select v.property_id from properties p join conversations v on v.property_id = p.id
       where p.owner_id = ${userId} and ${isTalking})
     order by p.id desc limit 30)`)
}
