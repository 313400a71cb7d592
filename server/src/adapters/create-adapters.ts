import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Db } from '../platform/db/database.ts'
import type { Adapters } from './adapters.ts'
import { outboxMail } from './mail/outbox-mail.ts'
import { smtpMail } from './mail/smtp-mail.ts'
import { msg91Sms } from './sms/msg91-sms.ts'
import { outboxSms } from './sms/outbox-sms.ts'
import { diskStorage } from './storage/disk-storage.ts'

/** The built-in default of each need, or the vendor that the configuration names. */
export function createAdapters(config: Config, db: Db): Adapters {
  return {
    mail: config.smtpUrl ? smtpMail({ url: config.smtpUrl, from: config.mailFrom }) : outboxMail(db),
    sms: config.msg91 ? msg91Sms(config.msg91) : outboxSms(db),
    storage: diskStorage(join(config.dataDir, 'files')),
  }
}
