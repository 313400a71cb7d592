import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { OtpPurpose } from './otp-purposes.ts'

export interface Otp {
  id: string
  purpose: OtpPurpose
  subject: string
  channel: 'mail' | 'sms'
  recipient: string
  /** Where it was asked for. */
  networkHash: string
  /** The known device that asked for it. */
  deviceId: number | null
  /** Beyond what the recipient gets: the first of a network. */
  isExtra: boolean
}

const isLive = sql`consumed_at is null and replaced_at is null`

/** Until the transaction ends, others asking for the same subject, to the same recipient or from the same network wait. */
export async function lockOtps(db: Db, otp: Omit<Otp, 'id' | 'isExtra'>): Promise<void> {
  for (const key of [`${otp.purpose} ${otp.subject}`, `${otp.channel} ${otp.recipient}`, `codes ${otp.networkHash}`]) {
    await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  }
}

/** The new code is the only one of its subject. */
export async function replaceOtp(db: Db, otp: Otp, now: Date): Promise<void> {
  await db.run(sql`
    update otps set replaced_at = ${now} where purpose = ${otp.purpose} and subject = ${otp.subject} and ${isLive}`)
  await db.run(sql`
    insert into otps (id, purpose, subject, channel, recipient, network_hash, device_id, is_extra, requested_at)
    values (${otp.id}, ${otp.purpose}, ${otp.subject}, ${otp.channel}, ${otp.recipient}, ${otp.networkHash},
      ${otp.deviceId}, ${otp.isExtra}, ${now})`)
}

export type OtpToSend = Pick<Otp, 'id' | 'purpose' | 'subject' | 'channel' | 'recipient'>

export function findOtpToSend(db: Db, id: string, requestedAfter: Date): Promise<OtpToSend | undefined> {
  return db.maybe(sql`
    select id, purpose, subject, channel, recipient from otps
    where id = ${id} and ${isLive} and requested_at > ${requestedAfter}`)
}

export async function setOtpCode(
  db: Db,
  code: { id: string; codeHash: string; expiresAt: Date; isMoot: boolean },
): Promise<boolean> {
  const count = await db.run(sql`
    update otps set code_hash = ${code.codeHash}, expires_at = ${code.expiresAt}, is_moot = ${code.isMoot}
    where id = ${code.id} and ${isLive}`)
  return count === 1
}

/** Counts one try of the living code, if it has any left. */
export function takeOtpTry(
  db: Db,
  claim: { purpose: OtpPurpose; subject: string },
  now: Date,
): Promise<{ id: string; codeHash: string } | undefined> {
  return db.maybe(sql`
    update otps set tries = tries + 1
    where purpose = ${claim.purpose} and subject = ${claim.subject} and ${isLive} and tries < 5 and expires_at > ${now}
    returning id, code_hash`)
}

/** The code was right, but what it approves could not be done: that was no guess. */
export async function giveBackOtpTry(db: Db, id: string): Promise<void> {
  await db.run(sql`update otps set tries = tries - 1 where id = ${id} and tries > 0`)
}

/** True for one caller only. */
export async function consumeOtp(db: Db, id: string, now: Date): Promise<boolean> {
  return (await db.run(sql`update otps set consumed_at = ${now} where id = ${id} and ${isLive}`)) === 1
}

export async function deleteOtpsTo(db: Db, person: { email: string; mobile: string }): Promise<void> {
  await db.run(sql`
    delete from otps where (channel = 'mail' and recipient = ${person.email})
      or (channel = 'sms' and recipient = ${person.mobile})`)
}

/** Those of the last day are still counted. */
export async function deleteOldOtps(db: Db, now: Date): Promise<void> {
  await db.run(sql`delete from otps where requested_at <= ${now}::timestamptz - interval '1 day'`)
}
