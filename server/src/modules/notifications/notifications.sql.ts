import type { NotificationKind } from '@properysearch/contract/notifications/kinds'
import type { ScreenLink } from '@properysearch/contract/screens'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface NewNotification {
  userId: number
  kind: NotificationKind
  title: string
  body: string
  /** Where a click leads. */
  link: ScreenLink | null
}

export interface Notification {
  id: number
  number: number
  kind: NotificationKind
  title: string
  body: string
  link: string | null
  createdAt: Date
}

/** Holds the person's count until the transaction ends. What is not to be sent out is only listed. */
export async function insertNotification(
  db: Db,
  notification: NewNotification & { createdAt: Date },
  { isSentOut = false, hasOwnMail = false } = {},
): Promise<void> {
  const { userId, kind, title, body, link, createdAt } = notification
  await db.runHot(sql`
    with counted as (
      insert into notification_counts as c (user_id, total) values (${userId}, 1)
      on conflict (user_id) do update set total = c.total + 1 returning total)
    insert into notifications (user_id, number, kind, title, body, link, created_at, is_pending, has_own_mail)
    select ${userId}, total, ${kind}, ${title}, ${body}, ${link}, ${createdAt}, ${isSentOut}, ${hasOwnMail} from counted`)
}

export function findNotifications(
  db: Db,
  userId: number,
  { kind, limit, offset }: { kind: NotificationKind | null; limit: number; offset: number },
): Promise<Notification[]> {
  return db.many(sql`
    select id, number, kind, title, body, link, created_at from notifications
    where user_id = ${userId} and (${kind}::text is null or kind = ${kind})
    order by number desc limit ${limit} offset ${offset}`)
}

export async function countOfKind(db: Db, userId: number, kind: NotificationKind): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    sql`select count(*) as count from notifications where user_id = ${userId} and kind = ${kind}`,
  )
  return count
}

/** Everything, for the copy of a person's data. */
export function findAllNotifications(db: Db, userId: number): Promise<Omit<Notification, 'id' | 'number'>[]> {
  return db.many(sql`
    select kind, title, body, link, created_at from notifications where user_id = ${userId} order by number desc`)
}

export async function findCounts(db: Db, userId: number): Promise<{ total: number; seen: number }> {
  const counts = await db.maybe<{ total: number; seen: number }>(
    sql`select total, seen from notification_counts where user_id = ${userId}`,
  )
  return counts ?? { total: 0, seen: 0 }
}

/** Two devices may tell at once: the count seen never shrinks, and never passes the total. */
export async function raiseSeen(db: Db, userId: number, seen: number): Promise<void> {
  await db.run(sql`
    update notification_counts set seen = greatest(seen, least(${seen}::int, total)) where user_id = ${userId}`)
}

/** Somebody has read the messages that these links lead to: what is not sent out yet stays here. */
export async function dropMessageNews(db: Db, userId: number, link: ScreenLink): Promise<void> {
  await db.run(sql`
    update notifications set is_moot = true
    where user_id = ${userId} and link = ${link} and kind = 'messages' and not is_moot`)
}

export async function deleteNotifications(db: Db, userId: number): Promise<void> {
  await db.run(sql`delete from notifications where user_id = ${userId}`)
  await db.run(sql`delete from notification_counts where user_id = ${userId}`)
}
