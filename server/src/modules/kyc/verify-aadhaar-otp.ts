import { type CallContext, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { askProvider } from './ask-provider.ts'
import { findCurrentCheck, giveBackOtpTry, takeOtpTry } from './checks.sql.ts'
import { type IdentityCheck, shownCheck } from './kyc.rules.ts'
import { personOf } from './person-of.ts'
import { settle } from './settle.ts'

export async function verifyAadhaarOtp(ctx: CallContext, { otp }: { otp: string }): Promise<IdentityCheck> {
  const { id } = signedIn(ctx)
  const current = await findCurrentCheck(ctx.db, id, 'aadhaar')
  // The same again, from a second tab or an impatient finger.
  if (current?.state === 'verified' || current?.state === 'review') return shownCheck(current, ctx.now)
  const check = await takeOtpTry(ctx.db, id, ctx.now)
  if (!check?.providerReference) throw fail('wrong-otp')
  const { providerReference: reference } = check
  const person = await personOf(ctx, id)
  const giveBack = () => giveBackOtpTry(ctx.db, check.id)
  const found = await askProvider(ctx, (kyc) => kyc.verifyAadhaarOtp({ reference, otp, person }), giveBack)
  if (found.is === 'wrong-otp') throw fail('wrong-otp')
  if (found.is === 'expired') throw fail('wrong-otp', 'That code has expired. Please ask for a new one.')
  if (found.is === 'wait') {
    await giveBack()
    throw fail('too-soon', `The Aadhaar service is still processing it. Try again in ${found.seconds} seconds.`)
  }
  return shownCheck(await settle(ctx, check, { nameFound: found.name, reference: null, number: null }), ctx.now)
}
