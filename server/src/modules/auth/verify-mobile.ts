import type { CallContext } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { insertUser } from '../accounts/index.ts'
import { notify, welcome } from '../notifications/index.ts'
import { checkOtp } from './check-otp.ts'
import { recordConsent } from './consents.sql.ts'
import { registrationOtp } from './register.ts'
import { deleteRegistration, findRegistration } from './registrations.sql.ts'
import { type SignedInAnswer, startSession } from './start-session.ts'
import { tellAccountOpenedJob } from './tell-account-opened.ts'

/** Makes the account and signs in. Of several who prove the same number or email, the first gets it. */
export async function verifyMobile(
  ctx: CallContext,
  input: { registrationId: string; otp: string },
): Promise<SignedInAnswer> {
  const registration = await findRegistration(ctx.db, input.registrationId, ctx.now)
  if (!registration) throw fail('wrong-otp')
  const entry = { ...registrationOtp(registration), code: input.otp }
  const answer = await checkOtp(ctx, entry, async (tx) => {
    if (!(await deleteRegistration(tx.db, registration.id))) throw fail('wrong-otp')
    const user = await insertUser(tx.db, { ...registration, createdAt: tx.now })
    if (!user) throw fail('wrong-otp')
    if (registration.acceptedWording) {
      await recordConsent(tx.db, {
        userId: user.id,
        purpose: 'terms-and-privacy',
        wording: registration.acceptedWording,
        givenAt: registration.createdAt,
      })
    }
    const signedIn = await startSession(tx, user, registration.passwordHash)
    await enqueue(tx.db, tellAccountOpenedJob, { userId: user.id })
    await notify(tx, { kind: 'account', userId: user.id, ...welcome }, { hasOwnMail: true })
    return signedIn
  })
  if (!answer) throw new Error('A new account could not be signed in.')
  ctx.log.info({ userId: answer.user.id, role: answer.user.userrole }, 'registered')
  return answer
}
