import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { enqueue, jobKind } from '../../platform/jobs/jobs.ts'
import { countOtps, lockOtps, type Otp, replaceOtp } from './otps.sql.ts'

export const sendOtpJob = jobKind<{ otpId: string }>('send-otp')

export const resendAfterSeconds = 30
const perHour = 5
/** Whatever the purposes: nobody's phone is to be flooded from here, nor its code guessed all day. */
const perRecipientAndDay = 20

/**
 * Has a new code sent; the older one of the same subject is worth nothing from then on. Answers false, and leaves
 * the older one as it is, when it is too soon or too often. The code itself is made where it is sent.
 */
export async function requestOtp(ctx: Context, wanted: Omit<Otp, 'id'>): Promise<boolean> {
  return ctx.db.transaction(async (db) => {
    await lockOtps(db, wanted)
    const { justNow, lastHour, toRecipient } = await countOtps(db, wanted, ctx.now)
    if (justNow > 0 || lastHour >= perHour || toRecipient >= perRecipientAndDay) return false
    const otp = { ...wanted, id: randomUUID() }
    await replaceOtp(db, otp, ctx.now)
    await enqueue(db, sendOtpJob, { otpId: otp.id })
    return true
  })
}
