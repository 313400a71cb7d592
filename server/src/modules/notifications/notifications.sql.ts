import type { ScreenLink } from '@properysearch/contract/screens'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface NewNotification {
  userId: number
  title: string
  body: string
  /** Where a click leads. */
  link: ScreenLink | null
}

export interface Notification {
  id: number
  title: string
  body: string
  link: string | null
  createdAt: Date
}

/** Holds the person's count until the transaction ends. */
export async function insertNotification(db: Db, notification: NewNotification & { createdAt: Date }): Promise<void> {
  await db.run(sql`
    with counted as (
      insert into notification_counts as c (user_id, total) values (${notification.userId}, 1)
      on conflict (user_id) do update set total = c.total + 1)
    insert into notifications (user_id, title, body, link, created_at)
    values (${notification.userId}, ${notification.title}, ${notification.body}, ${notification.link},
      ${notification.createdAt})`)
}

export function findNotifications(
  db: Db,
  userId: number,
  range: { limit: number; offset: number },
): Promise<Notification[]> {
  return db.many(sql`
    select id, title, body, link, created_at from notifications where user_id = ${userId}
    order by created_at desc, id desc limit ${range.limit} offset ${range.offset}`)
}

/** Everything, for the copy of a person's data. */
export function findAllNotifications(db: Db, userId: number): Promise<Omit<Notification, 'id'>[]> {
  return db.many(sql`
    select title, body, link, created_at from notifications where user_id = ${userId}
    order by created_at desc, id desc`)
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

export async function deleteNotifications(db: Db, userId: number): Promise<void> {
  await db.run(sql`delete from notifications where user_id = ${userId}`)
  await db.run(sql`delete from notification_counts where user_id = ${userId}`)
}
