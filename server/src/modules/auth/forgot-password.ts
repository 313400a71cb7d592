import { randomUUID } from 'node:crypto'
import type { forgotPasswordInput } from '@properysearch/contract/auth/calls'
import { email, mobile } from '@properysearch/contract/values/people'
import type { z } from 'zod'
import { type CallContext, inTransaction } from '../../context.ts'
import { resetSubject } from './find-reset-user.ts'
import { findKnownDevice } from './known-devices.ts'
import { findPasswordReset, insertPasswordReset, type PasswordReset } from './password-resets.sql.ts'
import { requestOtp, resendAfterSeconds } from './request-otp.ts'

const keptMs = 60 * 60 * 1000

/**
 * Whether anybody has this address is found out where the code would be sent, so this takes the same way and time
 * for everybody. Asked again with the reset it belongs to, another code of the same reset comes.
 */
export async function forgotPassword(ctx: CallContext, input: z.output<typeof forgotPasswordInput>) {
  const to = recipientOf(input.identifier)
  const owner = to.channel === 'mail' ? { email: to.recipient } : { mobile: to.recipient }
  const device = await findKnownDevice(ctx, input.deviceProofs, owner)
  const resetId = await inTransaction(ctx, async (tx) => {
    const reset = (await findSameReset(tx, input.resetId, to)) ?? (await startReset(tx, to))
    await requestOtp(tx, { purpose: 'password-reset', subject: resetSubject(reset.id), ...to }, device)
    return reset.id
  })
  return { resetId, resendAfterSeconds }
}

type Recipient = Omit<PasswordReset, 'id'>

function recipientOf(identifier: string): Recipient {
  return identifier.includes('@')
    ? { channel: 'mail', recipient: email.parse(identifier) }
    : { channel: 'sms', recipient: mobile.parse(identifier) }
}

async function findSameReset(
  ctx: CallContext,
  resetId: string | undefined,
  to: Recipient,
): Promise<PasswordReset | undefined> {
  const reset = resetId ? await findPasswordReset(ctx.db, resetId, ctx.now) : undefined
  return reset?.channel === to.channel && reset.recipient === to.recipient ? reset : undefined
}

async function startReset(ctx: CallContext, to: Recipient): Promise<PasswordReset> {
  const reset = { id: randomUUID(), ...to }
  const expiresAt = new Date(ctx.now.getTime() + keptMs)
  await insertPasswordReset(ctx.db, { ...reset, createdAt: ctx.now, expiresAt })
  return reset
}
