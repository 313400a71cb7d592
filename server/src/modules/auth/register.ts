import { randomUUID } from 'node:crypto'
import type { registerInput } from '@properysearch/contract/auth/calls'
import { legalWording } from '@properysearch/contract/auth/legal'
import type { z } from 'zod'
import { type CallContext, type Context, inTransaction } from '../../context.ts'
import { hashPassword, refuseWeakPassword } from './passwords.ts'
import { insertRegistration } from './registrations.sql.ts'
import { requestOtp, resendAfterSeconds } from './request-otp.ts'

const keptMs = 24 * 60 * 60 * 1000

/**
 * Keeps the registration and has a code sent. Whether the email or the number is taken is not looked up here but
 * where the code would be sent, so this takes the same way and time for everybody.
 */
export async function register(ctx: CallContext, input: z.output<typeof registerInput>) {
  await refuseWeakPassword({ password: input.password }, input)
  const id = randomUUID()
  const passwordHash = await hashPassword(input.password)
  const isAgent = input.role === 'agent'
  const registration = {
    id,
    role: input.role,
    firstname: input.firstname,
    lastname: input.lastname,
    email: input.email,
    mobile: input.mobile,
    passwordHash,
    city: input.city,
    latitude: isAgent ? (input.latitude ?? null) : null,
    longitude: isAgent ? (input.longitude ?? null) : null,
    acceptedWording: legalWording,
    createdAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + keptMs),
  }
  await inTransaction(ctx, async (tx) => {
    await insertRegistration(tx.db, registration)
    await requestOtp(tx, registrationOtp(registration))
  })
  return { registrationId: id, ...sentTo(ctx, input.mobile) }
}

/** The code that proves the mobile number of one registration. */
export function registrationOtp(registration: { id: string; mobile: string }) {
  return {
    purpose: 'mobile-verification' as const,
    subject: `registration:${registration.id}`,
    channel: 'sms' as const,
    recipient: registration.mobile,
  }
}

export function sentTo({ adapters }: Context, mobile: string) {
  const { isSimulation } = adapters.sms
  return { sentTo: `+91 ******${mobile.slice(-4)}`, resendAfterSeconds, isSimulation }
}
