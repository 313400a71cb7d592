import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Otp } from './otps.sql.ts'

export interface OtpCounts {
  /** Of this subject. */
  justNow: number
  lastHour: number
  /** Of this known device. */
  byDevice: number
  /** To this recipient, asked for by whoever showed no known device. */
  toRecipientLastHour: number
  toRecipientLastDay: number
  /** The same, from this network. */
  fromHereLastHour: number
  fromHereLastDay: number
}

export function countOtps(db: Db, it: Omit<Otp, 'id'>, now: Date): Promise<OtpCounts> {
  const since = (time: string) => sql`requested_at > ${now}::timestamptz - ${time}::interval`
  const count = (...conditions: Sql[]) =>
    sql`count(*) filter (where ${conditions.reduce((left, right) => sql`${left} and ${right}`)})`
  const isSubject = sql`(purpose = ${it.purpose} and subject = ${it.subject})`
  const isDevice = sql`(device_id = ${it.deviceId}::bigint)`
  const isRecipient = sql`(channel = ${it.channel} and recipient = ${it.recipient})`
  const byStranger = sql`${isRecipient} and device_id is null`
  const fromHere = sql`network_hash = ${it.networkHash}`
  return db.one(sql`
    select ${count(isSubject, since('30 seconds'))} as just_now,
      ${count(isSubject, since('1 hour'))} as last_hour,
      ${count(isDevice, since('1 hour'))} as by_device,
      ${count(byStranger, since('1 hour'))} as to_recipient_last_hour,
      ${count(byStranger)} as to_recipient_last_day,
      ${count(byStranger, fromHere, since('1 hour'))} as from_here_last_hour,
      ${count(byStranger, fromHere)} as from_here_last_day
    from otps where (${isSubject} or ${isRecipient} or ${isDevice}) and ${since('1 day')}`)
}

/** How many recipients a network had codes sent to in the last hour, and since when. */
export function countRecipients(
  db: Db,
  it: Pick<Otp, 'channel' | 'networkHash'>,
  now: Date,
): Promise<{ recipients: number; since: Date | null }> {
  return db.one(sql`
    select count(distinct recipient) as recipients, min(requested_at) as since from otps
    where network_hash = ${it.networkHash} and channel = ${it.channel} and device_id is null
      and requested_at > ${now}::timestamptz - interval '1 hour'`)
}

export async function countSmsOfTenMinutes(db: Db, now: Date): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*) as count from otps
    where channel = 'sms' and requested_at > ${now}::timestamptz - interval '10 minutes'`)
  return count
}
