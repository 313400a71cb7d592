import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Mail } from './port.ts'

/** The built-in default: mails are kept for /dev/outbox and go nowhere. */
export function outboxMail(db: Db): Mail {
  return {
    send: async ({ to, subject, text, files = [], calendar }) => {
      // What was attached can be opened in the product; here it is only named.
      const attached = files.map(({ name, bytes }) => `Attached: ${name} (${Math.ceil(bytes.length / 1024)} KB)`)
      const body = [text, ...attached].join('\n\n')
      await db.run(sql`
        insert into outbox_messages (channel, recipient, subject, body, attachment)
        values ('mail', ${to}, ${subject}, ${body}, ${calendar?.text ?? null})`)
    },
  }
}
