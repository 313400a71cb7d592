import type { Context } from '../../context.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { findUser } from '../accounts/index.ts'
import { passwordChangedMail } from './auth.mails.ts'

export const tellPasswordChangedJob = jobKind<{ userId: number }>('tell-password-changed')

/** So that a change by somebody else does not stay unnoticed. */
export async function tellPasswordChanged(ctx: Context, { userId }: { userId: number }): Promise<void> {
  const user = await findUser(ctx.db, userId)
  if (!user) return
  const mail = passwordChangedMail(user.firstname, ctx.config.publicUrl)
  await ctx.adapters.mail.send({ to: user.email, ...mail })
}
