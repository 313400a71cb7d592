import { type CallContext, signedIn } from '../../context.ts'
import { fail, invalid } from '../../platform/errors.ts'
import { askProvider } from './ask-provider.ts'
import { beginCheck, purposes, refuseNumber } from './begin-check.ts'
import { setFailed, setOtpSent } from './checks.sql.ts'
import { failures, type IdentityCheck, otpMinutes, shownCheck } from './kyc.rules.ts'
import { personOf } from './person-of.ts'

/** The number is handed to the provider and forgotten: what stays is its end, its keyed hash and the provider's reference. */
export async function sendAadhaarOtp(ctx: CallContext, { number }: { number: string }): Promise<IdentityCheck> {
  refuseNumber(ctx, 'aadhaar', 'number', number)
  const person = await personOf(ctx, signedIn(ctx).id)
  const { check, isNew } = await beginCheck(ctx, { kind: 'aadhaar', number })
  if (!isNew) return shownCheck(check, ctx.now)
  const failAs = (failure: keyof typeof failures) => setFailed(ctx.db, check.id, { failure, now: ctx.now })
  const sent = await askProvider(
    ctx,
    (kyc) => kyc.sendAadhaarOtp({ number, reason: purposes.aadhaar, person }),
    () => failAs('unavailable'),
  )
  if (sent.is === 'invalid-number') {
    await failAs('invalid-number')
    throw invalid({ number: failures['invalid-number'] })
  }
  if (sent.is === 'wait') {
    await failAs('unavailable')
    throw fail(
      'too-soon',
      `A code was just sent to the mobile number linked to this Aadhaar. Try again in ${sent.seconds} seconds.`,
    )
  }
  const expiresAt = new Date(ctx.now.getTime() + otpMinutes * 60 * 1000)
  const waiting = await setOtpSent(ctx.db, check.id, { reference: sent.reference, expiresAt, now: ctx.now })
  if (!waiting) throw fail('moved-on')
  return shownCheck(waiting, ctx.now)
}
