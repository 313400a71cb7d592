import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { OtpPurpose } from './otp-purposes.ts'

export interface Otp {
  id: string
  purpose: OtpPurpose
  subject: string
  channel: 'mail' | 'sms'
  recipient: string
}

const isLive = sql`consumed_at is null and replaced_at is null`

/** Until the transaction ends, others asking for the same subject or recipient wait. */
export async function lockOtps(db: Db, it: Omit<Otp, 'id'>): Promise<void> {
  for (const key of [`${it.purpose} ${it.subject}`, `${it.channel} ${it.recipient}`]) {
    await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  }
}

export interface OtpCounts {
  /** Of this subject in the last 30 seconds and in the last hour. */
  justNow: number
  lastHour: number
  /** To this recipient in the last day, whatever for. */
  toRecipient: number
}

export function countOtps(db: Db, it: Omit<Otp, 'id'>, now: Date): Promise<OtpCounts> {
  const isSubject = sql`purpose = ${it.purpose} and subject = ${it.subject}`
  const isRecipient = sql`channel = ${it.channel} and recipient = ${it.recipient}`
  return db.one(sql`
    select count(*) filter (where ${isSubject} and requested_at > ${now}::timestamptz - interval '30 seconds') as just_now,
           count(*) filter (where ${isSubject} and requested_at > ${now}::timestamptz - interval '1 hour') as last_hour,
           count(*) filter (where ${isRecipient}) as to_recipient
    from otps
    where ((${isSubject}) or (${isRecipient})) and requested_at > ${now}::timestamptz - interval '1 day'`)
}

/** The new code is the only one of its subject. */
export async function replaceOtp(db: Db, it: Otp, now: Date): Promise<void> {
  await db.run(sql`
    update otps set replaced_at = ${now} where purpose = ${it.purpose} and subject = ${it.subject} and ${isLive}`)
  await db.run(sql`
    insert into otps (id, purpose, subject, channel, recipient, requested_at)
    values (${it.id}, ${it.purpose}, ${it.subject}, ${it.channel}, ${it.recipient}, ${now})`)
}

export function findOtpToSend(db: Db, id: string, requestedAfter: Date): Promise<Otp | undefined> {
  return db.maybe(sql`
    select id, purpose, subject, channel, recipient from otps
    where id = ${id} and ${isLive} and requested_at > ${requestedAfter}`)
}

export async function setOtpCode(db: Db, it: { id: string; codeHash: string; expiresAt: Date }): Promise<boolean> {
  const count = await db.run(sql`
    update otps set code_hash = ${it.codeHash}, expires_at = ${it.expiresAt} where id = ${it.id} and ${isLive}`)
  return count === 1
}

/** Counts one try of the living code, if it has any left. */
export function takeOtpTry(
  db: Db,
  it: { purpose: OtpPurpose; subject: string },
  now: Date,
): Promise<{ id: string; codeHash: string } | undefined> {
  return db.maybe(sql`
    update otps set tries = tries + 1
    where purpose = ${it.purpose} and subject = ${it.subject} and ${isLive} and tries < 5 and expires_at > ${now}
    returning id, code_hash`)
}

/** True for one caller only. */
export async function consumeOtp(db: Db, id: string, now: Date): Promise<boolean> {
  return (await db.run(sql`update otps set consumed_at = ${now} where id = ${id} and ${isLive}`)) === 1
}

export async function deleteOtpsTo(db: Db, it: { userId: number; email: string; mobile: string }): Promise<void> {
  await db.run(sql`
    delete from otps where (channel = 'mail' and recipient = ${it.email}) or (channel = 'sms' and recipient = ${it.mobile})
      or subject = ${`user:${it.userId}`}`)
}

/** Those of the last day are still counted. */
export async function deleteOldOtps(db: Db, now: Date): Promise<void> {
  await db.run(sql`delete from otps where requested_at <= ${now}::timestamptz - interval '1 day'`)
}
