import { randomUUID } from 'node:crypto'
import type { CallContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { failFor } from '../../platform/errors.ts'
import { networkOf } from '../../platform/http/caller-address.ts'
import { enqueue, jobKind } from '../../platform/jobs/jobs.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'
import type { KnownDevice } from './known-devices.ts'
import { countOtps, countRecipients, countSmsOfTenMinutes } from './otp-counts.sql.ts'
import { lockOtps, type Otp, replaceOtp } from './otps.sql.ts'

export const sendOtpJob = jobKind<{ otpId: string }>('send-otp')

export const resendAfterSeconds = 30
/** A registration or a reset has its own. */
const ofSubjectAnHour = 5
const byDeviceAnHour = 5
/** Whatever for: nobody's phone is to be flooded from here, nor its code guessed all day. */
const toRecipient = { anHour: 10, aDay: 20 }
/** One network gets a part of that, so that it does not use up everybody's. */
const toRecipientFromHere = { anHour: 5, aDay: 8 }
/** Far beyond a busy day, far below what would hurt. */
const smsInTenMinutes = 1000

/**
 * Has a new code sent; the older one of the same subject is worth nothing from then on. Answers false, and leaves
 * the older one as it is, when it is too soon or too often. The code itself is made where it is sent. What a known
 * device asks for is counted apart, so that strangers cannot use it up.
 */
export async function requestOtp(
  ctx: CallContext,
  wanted: Pick<Otp, 'purpose' | 'subject' | 'channel' | 'recipient'>,
  device?: KnownDevice,
): Promise<boolean> {
  const networkHash = keyedHash(ctx.config, 'otps.network', [networkOf(ctx.address)])
  const otp = { ...wanted, id: randomUUID(), networkHash, deviceId: device?.id ?? null }
  return ctx.db.transaction(async (db) => {
    await lockOtps(db, otp)
    const counts = await countOtps(db, otp, ctx.now)
    if (counts.justNow > 0 || counts.lastHour >= ofSubjectAnHour) return false
    if (device) {
      if (counts.byDevice >= byDeviceAnHour) return false
    } else {
      if (counts.toRecipientLastHour >= toRecipient.anHour || counts.toRecipientLastDay >= toRecipient.aDay)
        return false
      if (counts.fromHereLastHour >= toRecipientFromHere.anHour) return false
      if (counts.fromHereLastDay >= toRecipientFromHere.aDay) return false
      if (counts.fromHereLastHour === 0) await refuseTooMany(ctx, db, otp)
    }
    await replaceOtp(db, otp, ctx.now)
    await enqueue(db, sendOtpJob, { otpId: otp.id })
    return true
  })
}

/** One more recipient of this network, and one more message of all. */
async function refuseTooMany(ctx: CallContext, db: Db, otp: Otp): Promise<void> {
  const { recipients, since } = await countRecipients(db, otp, ctx.now)
  if (recipients >= ctx.config.codesPerNetwork) {
    const passedMs = ctx.now.getTime() - (since ?? ctx.now).getTime()
    throw failFor(
      60 * 60 - passedMs / 1000,
      'too-many-requests',
      (wait) => `Too many codes were asked for from your network. Please try again in ${wait}.`,
    )
  }
  const sms = otp.channel === 'sms' ? await countSmsOfTenMinutes(db, ctx.now) : 0
  if (sms >= smsInTenMinutes) {
    ctx.log.error({ sms }, 'codes are held back: too many text messages in ten minutes')
    throw failFor(600, 'unavailable', (wait) => `We cannot send codes right now. Please try again in ${wait}.`)
  }
}
