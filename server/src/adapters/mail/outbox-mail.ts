import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Mail } from './port.ts'

/** The built-in default: mails are kept for /dev/outbox and go nowhere. */
export function outboxMail(db: Db): Mail {
  return {
    send: async ({ to, subject, text, calendar }) => {
      await db.run(sql`
        insert into outbox_messages (channel, recipient, subject, body, attachment)
        values ('mail', ${to}, ${subject}, ${text}, ${calendar?.text ?? null})`)
    },
  }
}
