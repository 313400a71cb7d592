import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Sms, type SmsMessage, type SmsTemplate, smsTemplates } from './port.ts'

/** The built-in default: SMS are kept for /dev/outbox, worded as the carriers would deliver them. */
export function outboxSms(db: Db): Sms {
  return {
    isSimulation: true,
    send: async ({ mobile, template, variables }) => {
      await db.run(sql`
        insert into outbox_messages (channel, recipient, body) values ('sms', ${mobile}, ${textOf({ mobile, template, variables })})`)
    },
  }
}

function textOf<T extends SmsTemplate>({ template, variables }: SmsMessage<T>): string {
  const write = smsTemplates[template] as (variables: SmsMessage<T>['variables']) => string
  return write(variables)
}
