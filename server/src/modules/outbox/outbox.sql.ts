import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface OutboxMessage {
  id: number
  channel: 'mail' | 'sms'
  to: string
  subject: string | null
  body: string
  /** A calendar file that came with it. */
  attachment: string | null
  at: Date
}

/** The newest 200, of one recipient when asked. */
export function findMessages(db: Db, to: string | null): Promise<OutboxMessage[]> {
  return db.many(sql`
    select id, channel, recipient as "to", subject, body, attachment, created_at as at from outbox_messages
    where ${to}::text is null or recipient = lower(${to})
    order by id desc limit 200`)
}

export function deleteMessagesBefore(db: Db, before: Date): Promise<number> {
  return db.run(sql`delete from outbox_messages where created_at < ${before}`)
}

export async function deleteMessagesTo(db: Db, recipients: readonly string[]): Promise<void> {
  await db.run(sql`delete from outbox_messages where recipient = any(${recipients})`)
}
