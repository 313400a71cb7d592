import type { CallContext } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { registrationOtp, sentTo } from './register.ts'
import { findRegistration } from './registrations.sql.ts'
import { requestOtp } from './request-otp.ts'

/** Sends a registration's code again; the earlier code is worth nothing then. */
export async function resendOtp(ctx: CallContext, input: { registrationId: string }) {
  const registration = await findRegistration(ctx.db, input.registrationId, ctx.now)
  if (!registration) throw fail('not-found', 'This registration has ended. Please register again.')
  if (!(await requestOtp(ctx, registrationOtp(registration)))) throw fail('too-soon')
  return sentTo(ctx, registration.mobile)
}
