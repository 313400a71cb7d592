import type { auth } from '@properysearch/contract/auth/calls'
import type { SentInputOf } from '@properysearch/contract/kernel/endpoint'
import { sql } from '../src/platform/db/sql.ts'
import type { TestApp } from './test-app.ts'

export interface KeptMessage {
  channel: 'mail' | 'sms'
  to: string
  subject: string | null
  body: string
}

let count = 0

/** What somebody types to register: nobody else's email, mobile number and network address. */
export function newcomer(given: Partial<SentInputOf<typeof auth.register>> = {}) {
  count += 1
  return {
    firstname: 'Meera',
    lastname: 'Joshi',
    email: `meera${count}@example.in`,
    mobile: String(9_800_000_000 + count),
    password: 'a tall banyan',
    role: 'user' as const,
    city: 'Pune',
    consent: true as const,
    ...given,
  }
}

/** A network address nobody called from yet, so that limits by address do not meet. */
export function newAddress(): string {
  count += 1
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
}

/** Does the jobs that are due, then answers what was sent to an email or a mobile number, newest first. */
export async function messagesTo(app: TestApp, to: string): Promise<KeptMessage[]> {
  await app.runJobs()
  const response = await app.inject({ url: `/dev/outbox.json?to=${encodeURIComponent(to)}` })
  return response.json<{ data: KeptMessage[] }>().data
}

/** The code in the newest message to somebody. */
export async function codeFor(app: TestApp, to: string): Promise<string> {
  const [newest] = await messagesTo(app, to)
  const code = newest?.body.match(/\b\d{6}\b/)?.[0]
  if (!code) throw new Error(`No code was sent to ${to}.`)
  return code
}

/** Some other code than the right one. */
export function wrongCode(right: string): string {
  return right === '000000' ? '000001' : '000000'
}

/** Registers and proves the mobile number, by the same calls as a browser. */
export async function registerPerson(app: TestApp, given: Partial<SentInputOf<typeof auth.register>> = {}) {
  const input = newcomer(given)
  const address = newAddress()
  const visitor = app.clientFor(null, { address })
  const { data } = await visitor.auth.register(input)
  const otp = await codeFor(app, input.mobile)
  const { token, user, deviceProof } = await visitor.auth.verifyMobile({ registrationId: data.registrationId, otp })
  // The mail about the new account is out of the way before the test begins.
  await app.runJobs()
  await app.db.run(sql`delete from outbox_messages where recipient = ${user.email}`)
  return { ...input, id: user.id, token, deviceProof, otp, user, client: app.clientFor(token, { address }) }
}
