import type { NotificationKind, QuietHours, Ways } from '@properysearch/contract/notifications/kinds'
import { usualQuietHours } from '@properysearch/contract/notifications/kinds'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export function findWays(db: Db, userId: number): Promise<({ kind: NotificationKind } & Ways)[]> {
  return db.many(sql`select kind, mail, push, sms from notification_ways where user_id = ${userId} order by kind`)
}

/** When these people want mails of a kind; whoever is not named wants them as usual. */
export async function findMailPaces(
  db: Db,
  kind: NotificationKind,
  userIds: readonly number[],
): Promise<Map<number, Ways['mail']>> {
  const rows = await db.many<{ userId: number; mail: Ways['mail'] }>(
    sql`select user_id, mail from notification_ways where kind = ${kind} and user_id = any(${userIds}::bigint[])`,
  )
  return new Map(rows.map(({ userId, mail }) => [userId, mail]))
}

export async function saveWays(db: Db, userId: number, kind: NotificationKind, ways: Ways): Promise<void> {
  await db.run(sql`
    insert into notification_ways (user_id, kind, mail, push, sms)
    values (${userId}, ${kind}, ${ways.mail}, ${ways.push}, ${ways.sms})
    on conflict (user_id, kind) do update set mail = excluded.mail, push = excluded.push, sms = excluded.sms`)
}

/** Leaves the other ways as they are. */
export async function saveMailNever(db: Db, userId: number, kind: NotificationKind, usual: Ways): Promise<void> {
  await db.run(sql`
    insert into notification_ways (user_id, kind, mail, push, sms)
    select id, ${kind}, 'never', ${usual.push}, ${usual.sms} from users where id = ${userId}
    on conflict (user_id, kind) do update set mail = 'never'`)
}

export async function findQuietHours(db: Db, userId: number): Promise<QuietHours> {
  const row = await db.maybe<{ from: number | null; until: number | null }>(
    sql`select from_minute as "from", until_minute as "until" from quiet_hours where user_id = ${userId}`,
  )
  if (!row) return usualQuietHours
  return row.from === null || row.until === null ? null : { from: row.from, until: row.until }
}

export async function saveQuietHours(db: Db, userId: number, hours: QuietHours): Promise<void> {
  await db.run(sql`
    insert into quiet_hours (user_id, from_minute, until_minute)
    values (${userId}, ${hours?.from ?? null}, ${hours?.until ?? null})
    on conflict (user_id) do update set from_minute = excluded.from_minute, until_minute = excluded.until_minute`)
}

export async function deleteSettings(db: Db, userId: number): Promise<void> {
  await db.run(sql`delete from notification_ways where user_id = ${userId}`)
  await db.run(sql`delete from quiet_hours where user_id = ${userId}`)
  await db.run(sql`delete from push_devices where user_id = ${userId}`)
}
