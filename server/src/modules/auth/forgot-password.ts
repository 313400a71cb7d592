import { randomUUID } from 'node:crypto'
import { email, mobile } from '@properysearch/contract/people'
import type { Context } from '../../context.ts'
import { enqueue, jobKind } from '../../platform/jobs/jobs.ts'
import { findUserByEmail, findUserByMobile, type User } from '../accounts/index.ts'
import { nobody } from './otp-purposes.ts'
import { findPasswordReset, insertPasswordReset, type PasswordReset } from './password-resets.sql.ts'
import { requestOtp, resendAfterSeconds } from './request-otp.ts'

export const startPasswordResetJob = jobKind<{ resetId: string }>('start-password-reset')

const keptMs = 60 * 60 * 1000

/** Whether anybody has this address is found out in a job, so this takes the same way and time for everybody. */
export async function forgotPassword(ctx: Context, input: { identifier: string }) {
  const { identifier } = input
  const id = randomUUID()
  const to = identifier.includes('@')
    ? { channel: 'mail' as const, recipient: email.parse(identifier) }
    : { channel: 'sms' as const, recipient: mobile.parse(identifier) }
  await ctx.db.transaction(async (db) => {
    const expiresAt = new Date(ctx.now.getTime() + keptMs)
    await insertPasswordReset(db, { id, ...to, createdAt: ctx.now, expiresAt })
    await enqueue(db, startPasswordResetJob, { resetId: id })
  })
  return { resetId: id, resendAfterSeconds }
}

/**
 * Has a code sent to whoever has the address. The code belongs to the person, not to the request: who asked twice
 * too quickly gets one code, and it fits either.
 */
export async function startPasswordReset(ctx: Context, { resetId }: { resetId: string }): Promise<void> {
  const reset = await findPasswordReset(ctx.db, resetId, ctx.now)
  if (!reset) return
  const { channel, recipient } = reset
  await requestOtp(ctx, { ...passwordResetOtp(reset, await findResetUser(ctx, reset)), channel, recipient })
}

export function findResetUser(ctx: Context, reset: PasswordReset): Promise<User | undefined> {
  return reset.channel === 'mail' ? findUserByEmail(ctx.db, reset.recipient) : findUserByMobile(ctx.db, reset.recipient)
}

/** An address without an account has a code as well, which nobody gets: its tries count and end like any other's. */
export function passwordResetOtp(reset: PasswordReset, user: User | undefined) {
  const subject = user ? `user:${user.id}` : `${nobody}${reset.channel}:${reset.recipient}`
  return { purpose: 'password-reset' as const, subject }
}
