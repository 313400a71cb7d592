import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface PasswordReset {
  id: string
  channel: 'mail' | 'sms'
  recipient: string
}

export async function insertPasswordReset(
  db: Db,
  reset: PasswordReset & { createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.run(sql`
    insert into password_resets (id, channel, recipient, created_at, expires_at)
    values (${reset.id}, ${reset.channel}, ${reset.recipient}, ${reset.createdAt}, ${reset.expiresAt})`)
}

export function findPasswordReset(db: Db, id: string, now: Date): Promise<PasswordReset | undefined> {
  return db.maybe(sql`
    select id, channel, recipient from password_resets where id = ${id} and expires_at > ${now}`)
}

export async function deleteExpiredPasswordResets(db: Db, now: Date): Promise<void> {
  await db.run(sql`delete from password_resets where expires_at <= ${now}`)
}

export async function deletePasswordResetsOf(db: Db, person: { email: string; mobile: string }): Promise<void> {
  await db.run(sql`delete from password_resets where recipient in (${person.email}, ${person.mobile})`)
}
