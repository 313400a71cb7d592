import type { NotificationKind, Ways } from '@properysearch/contract/notifications/kinds'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export interface Pending {
  id: number
  userId: number
  kind: NotificationKind
  createdAt: Date
  hasOwnMail: boolean
  /** Null: the usual ways. */
  ways: Ways | null
  hasQuietRow: boolean
  fromMinute: number | null
  untilMinute: number | null
  hasDevice: boolean
}

const waysOf = sql`case when w.user_id is not null then json_build_object('mail', w.mail, 'push', w.push, 'sms', w.sms) end as ways`

/** Some that nobody else is looking at, oldest first. */
export function takePending(db: Db, most: number): Promise<Pending[]> {
  return db.many(sql`
    with taken as materialized (
      select id from notifications where is_pending order by id limit ${most} for update skip locked),
    marked as (
      update notifications n set is_pending = false from taken where n.id = taken.id
      returning n.id, n.user_id, n.kind, n.created_at, n.has_own_mail)
    select m.id, m.user_id, m.kind, m.created_at, m.has_own_mail,
      ${waysOf},
      q.user_id is not null as has_quiet_row, q.from_minute, q.until_minute,
      exists (select 1 from push_devices d where d.user_id = m.user_id) as has_device
    from marked m
    left join notification_ways w on w.user_id = m.user_id and w.kind = m.kind
    left join quiet_hours q on q.user_id = m.user_id
    order by m.id`)
}

export async function putInDigest(db: Db, ids: readonly number[]): Promise<void> {
  await db.run(sql`update notifications set is_for_digest = true where id = any(${ids}::bigint[])`)
}

export interface Outgoing {
  id: number
  userId: number
  kind: NotificationKind
  title: string
  body: string
  link: string | null
  isSeen: boolean
  /** As chosen by now; null: the usual ways. */
  ways: Ways | null
  firstname: string
  email: string
  mobile: string
}

const outgoing = sql`
  select n.id, n.user_id, n.kind, n.title, n.body, n.link, n.number <= c.seen or n.is_moot as is_seen,
    ${waysOf}, u.firstname, u.email, u.mobile
  from notifications n
  join notification_counts c on c.user_id = n.user_id
  left join notification_ways w on w.user_id = n.user_id and w.kind = n.kind
  join users u on u.id = n.user_id and u.suspended_at is null and u.erased_at is null`

/** Nothing, when its person was erased or may not come in. */
export function findOutgoing(db: Db, id: number): Promise<Outgoing | undefined> {
  return db.maybe(sql`${outgoing} where n.id = ${id}`)
}

/** People who have news in their mail of the day. */
export async function findDigestPeople(db: Db, after: number, most: number): Promise<number[]> {
  const rows = await db.many<{ userId: number }>(sql`
    select distinct user_id from notifications where is_for_digest and user_id > ${after} order by user_id limit ${most}`)
  return rows.map(({ userId }) => userId)
}

/** What somebody's mail of the day is made of: answered to one caller. */
export async function takeDigest(db: Db, userId: number): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    update notifications set is_for_digest = false where user_id = ${userId} and is_for_digest returning id`)
  return rows.map(({ id }) => id)
}

/** Of these, newest first. */
export function findDigest(db: Db, ids: readonly number[]): Promise<Outgoing[]> {
  return db.many(sql`${outgoing} where n.id = any(${ids}::bigint[]) order by n.number desc`)
}
