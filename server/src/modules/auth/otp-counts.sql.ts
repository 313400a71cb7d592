import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Otp } from './otps.sql.ts'

export interface OtpCounts {
  /** Of this subject, or to this recipient from the same device or network. */
  justNow: number
  /** Of this subject. */
  lastHour: number
  /** Of this known device. */
  byDevice: number
  /** To this recipient, asked for by whoever showed no known device. */
  toRecipientLastHour: number
  toRecipientLastDay: number
  extraLastQuarter: number
  /** The same, from this network. */
  fromHereLastHour: number
  fromHereLastDay: number
}

export function countOtps(db: Db, otp: Omit<Otp, 'id' | 'isExtra'>, now: Date): Promise<OtpCounts> {
  const since = (time: string) => sql`requested_at > ${now}::timestamptz - ${time}::interval`
  const count = (...conditions: Sql[]) =>
    sql`count(*) filter (where ${conditions.reduce((left, right) => sql`${left} and ${right}`)})`
  const isSubject = sql`(purpose = ${otp.purpose} and subject = ${otp.subject})`
  const isDevice = sql`(device_id = ${otp.deviceId}::bigint)`
  const isRecipient = sql`(channel = ${otp.channel} and recipient = ${otp.recipient})`
  const byStranger = sql`${isRecipient} and device_id is null`
  const fromHere = sql`network_hash = ${otp.networkHash}`
  const fromSame = otp.deviceId === null ? sql`${byStranger} and ${fromHere}` : sql`${isRecipient} and ${isDevice}`
  return db.one(sql`
    select ${count(sql`(${isSubject} or (${fromSame}))`, since('30 seconds'))} as just_now,
      ${count(isSubject, since('1 hour'))} as last_hour,
      ${count(isDevice, since('1 hour'))} as by_device,
      ${count(byStranger, since('1 hour'))} as to_recipient_last_hour,
      ${count(byStranger)} as to_recipient_last_day,
      ${count(byStranger, sql`is_extra`, since('15 minutes'))} as extra_last_quarter,
      ${count(byStranger, fromHere, since('1 hour'))} as from_here_last_hour,
      ${count(byStranger, fromHere)} as from_here_last_day
    from otps where (${isSubject} or ${isRecipient} or ${isDevice}) and ${since('1 day')}`)
}

/** What a network asked for without a known device, whether or not anybody was sent it. */
export function countOfNetwork(
  db: Db,
  otp: Pick<Otp, 'channel' | 'networkHash'>,
  now: Date,
): Promise<{ lastHour: number; firstAt: Date | null; lastTenMinutes: number }> {
  return db.one(sql`
    select count(*) as last_hour, min(requested_at) as first_at,
      count(*) filter (where requested_at > ${now}::timestamptz - interval '10 minutes') as last_ten_minutes
    from otps
    where network_hash = ${otp.networkHash} and channel = ${otp.channel} and device_id is null
      and requested_at > ${now}::timestamptz - interval '1 hour'`)
}

/** What was sent, or is about to be: codes, and words to owners of numbers that somebody else registers. */
export async function countSmsOfTenMinutes(db: Db, now: Date): Promise<number> {
  const since = sql`${now}::timestamptz - interval '10 minutes'`
  const { count } = await db.one<{ count: number }>(sql`
    select (select count(*) from otps where channel = 'sms' and not is_moot and requested_at > ${since})
      + (select count(*) from registrations where mobile_owner_told_at > ${since}) as count`)
  return count
}
