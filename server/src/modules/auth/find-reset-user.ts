import type { Context } from '../../context.ts'
import { findUserByEmail, findUserByMobile, type User } from '../accounts/index.ts'
import { findPasswordReset, type PasswordReset } from './password-resets.sql.ts'

/** What the code of one reset approves: each request has its own code and its own tries. */
export function resetSubject(resetId: string): string {
  return `reset:${resetId}`
}

export function findResetUser(ctx: Context, reset: PasswordReset): Promise<User | undefined> {
  return reset.channel === 'mail' ? findUserByEmail(ctx.db, reset.recipient) : findUserByMobile(ctx.db, reset.recipient)
}

/** An address without an account has a code as well, which nobody gets: its tries count and end like any other's. */
export async function isForNobody(ctx: Context, subject: string): Promise<boolean> {
  const reset = await findPasswordReset(ctx.db, subject.replace(resetSubject(''), ''), ctx.now)
  return !reset || !(await findResetUser(ctx, reset))
}
