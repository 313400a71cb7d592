import type { Context } from '../../context.ts'
import { findUserByEmail, findUserByMobile } from '../accounts/index.ts'
import { alreadyRegisteredMail } from './auth.mails.ts'
import { findRegistration, setEmailOwnerTold, setMobileOwnerTold, wasOwnerTold } from './registrations.sql.ts'

const quietMs = 60 * 60 * 1000

/**
 * Whether a registration's email or mobile number belongs to somebody already. Then they are told, at most once an
 * hour, and no code is made: the person registering learns nothing, the owner of the address is told.
 */
export async function tellOwnersOfRegistration(ctx: Context, subject: string): Promise<boolean> {
  const registration = await findRegistration(ctx.db, subject.replace('registration:', ''), ctx.now)
  if (!registration) return true
  const { id, email, mobile } = registration
  const since = new Date(ctx.now.getTime() - quietMs)
  const mobileOwner = await findUserByMobile(ctx.db, mobile)
  if (mobileOwner && !(await wasOwnerTold(ctx.db, { mobile }, since))) {
    await ctx.adapters.sms.send({ mobile, template: 'already-registered', variables: {} })
    await setMobileOwnerTold(ctx.db, id, ctx.now)
  }
  const emailOwner = await findUserByEmail(ctx.db, email)
  if (emailOwner && !(await wasOwnerTold(ctx.db, { email }, since))) {
    const mail = alreadyRegisteredMail(emailOwner.firstname, ctx.config.publicUrl)
    await ctx.adapters.mail.send({ to: email, ...mail })
    await setEmailOwnerTold(ctx.db, id, ctx.now)
  }
  return Boolean(mobileOwner || emailOwner)
}
