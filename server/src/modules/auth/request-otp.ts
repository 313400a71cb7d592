import { randomUUID } from 'node:crypto'
import { type CallContext, inTransaction } from '../../context.ts'
import { failFor } from '../../platform/errors.ts'
import { networkOf } from '../../platform/http/caller-address.ts'
import { enqueue, jobKind } from '../../platform/jobs/jobs.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'
import type { KnownDevice } from './known-devices.ts'
import { countOfNetwork, countOtps, countSmsOfTenMinutes } from './otp-counts.sql.ts'
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
/** Of all networks: far beyond a busy day, far below what would hurt. Then each network gets only a few. */
const smsInTenMinutes = { ofAll: 1000, ofOneThen: 2 }

/**
 * Has a new code sent; the older one of the same subject is worth nothing from then on. Answers false, and leaves
 * the older one as it is, when it is too soon or too often. The code itself is made where it is sent. What a known
 * device asks for is counted apart, so that strangers cannot use it up. Whatever strangers used up, one code in a quarter
 * of an hour is kept for a network that did not ask for this recipient's before: the owner's own.
 */
export async function requestOtp(
  ctx: CallContext,
  wanted: Pick<Otp, 'purpose' | 'subject' | 'channel' | 'recipient'>,
  device?: KnownDevice,
): Promise<boolean> {
  const networkHash = keyedHash(ctx.config, 'otps.network', [networkOf(ctx.address)])
  const otp = { ...wanted, id: randomUUID(), networkHash, deviceId: device?.id ?? null }
  return inTransaction(ctx, async (tx) => {
    await lockOtps(tx.db, otp)
    const counts = await countOtps(tx.db, otp, tx.now)
    if (counts.justNow > 0 || counts.lastHour >= ofSubjectAnHour) return false
    const isUsedUp = counts.toRecipientLastHour >= toRecipient.anHour || counts.toRecipientLastDay >= toRecipient.aDay
    const isExtra = !device && isUsedUp
    if (device) {
      if (counts.byDevice >= byDeviceAnHour) return false
    } else {
      if (counts.fromHereLastHour >= toRecipientFromHere.anHour) return false
      if (counts.fromHereLastDay >= toRecipientFromHere.aDay) return false
      if (isExtra && (counts.fromHereLastDay > 0 || counts.extraLastQuarter > 0)) return false
      await refuseTooMany(tx, otp)
    }
    await replaceOtp(tx.db, { ...otp, isExtra }, tx.now)
    await enqueue(tx.db, sendOtpJob, { otpId: otp.id })
    return true
  })
}

/** One more message of this network, and of all. */
async function refuseTooMany(tx: CallContext, otp: Pick<Otp, 'channel' | 'networkHash'>): Promise<void> {
  const ofNetwork = await countOfNetwork(tx.db, otp, tx.now)
  if (ofNetwork.lastHour >= tx.config.codesPerNetwork) {
    const passedMs = tx.now.getTime() - (ofNetwork.firstAt ?? tx.now).getTime()
    throw tooMany(60 * 60 - passedMs / 1000)
  }
  const sms = otp.channel === 'sms' ? await countSmsOfTenMinutes(tx.db, tx.now) : 0
  if (sms >= smsInTenMinutes.ofAll) {
    tx.log.error({ sms }, 'too many text messages in ten minutes: networks that request several have to wait')
    if (ofNetwork.lastTenMinutes >= smsInTenMinutes.ofOneThen) throw tooMany(10 * 60)
  }
}

function tooMany(seconds: number) {
  return failFor(
    seconds,
    'too-many-requests',
    (wait) => `Too many codes have been requested from your network. Please try again in ${wait}.`,
  )
}
