import type { Context } from '../../context.ts'
import { hashCode, newCode, otpMinutes, unguessableCode } from './otp-codes.ts'
import { rulesOf } from './otp-purposes.ts'
import { findOtpToSend, setOtpCode } from './otps.sql.ts'

/**
 * Makes the code and sends it: only the message ever holds it. A second run makes another code. Once the person has
 * waited as long as a code lives, none is sent.
 */
export async function sendOtp(ctx: Context, { otpId }: { otpId: string }): Promise<void> {
  const otp = await findOtpToSend(ctx.db, otpId, minutesFrom(ctx.now, -otpMinutes))
  if (!otp) return
  const rules = rulesOf(otp.purpose)
  const isMoot = await rules.isMoot(ctx, otp.subject)
  // Written either way, so that entering a wrong code takes as long.
  const code = isMoot ? unguessableCode() : newCode()
  const codeHash = hashCode(ctx.config, otp, code)
  const expiresAt = minutesFrom(ctx.now, otpMinutes)
  const isLive = await setOtpCode(ctx.db, { id: otp.id, codeHash, expiresAt, isMoot })
  if (isMoot || !isLive) return
  if (otp.channel === 'sms') {
    await ctx.adapters.sms.send({ mobile: otp.recipient, template: rules.sms, variables: { otp: code } })
  } else if (rules.mail) {
    await ctx.adapters.mail.send({ to: otp.recipient, ...rules.mail(code) })
  } else {
    throw new Error(`A code for ${otp.purpose} cannot go by mail.`)
  }
}

function minutesFrom(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60 * 1000)
}
