import type { Context } from '../../context.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { findUser } from '../accounts/index.ts'
import { accountOpenedMail } from './auth.mails.ts'

export const tellAccountOpenedJob = jobKind<{ userId: number }>('tell-account-opened')

/** Only the mobile number is proven: whoever has the e-mail address learns that it is in use. */
export async function tellAccountOpened(ctx: Context, { userId }: { userId: number }): Promise<void> {
  const user = await findUser(ctx.db, userId)
  if (user) await ctx.adapters.mail.send({ to: user.email, ...accountOpenedMail(user.firstname, ctx.config.publicUrl) })
}
