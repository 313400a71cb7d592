import type { Mail } from './mail/port.ts'
import type { Sms } from './sms/port.ts'
import type { Storage } from './storage/port.ts'

/** The outside world, each need behind its port. */
export interface Adapters {
  mail: Mail
  sms: Sms
  storage: Storage
}
