import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../config.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'

export const otpMinutes = 10

export interface OtpClaim {
  id: string
  purpose: string
  subject: string
}

export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** Takes the place of a code where nobody may have one: no six digits equal it. */
export function unguessableCode(): string {
  return randomUUID()
}

/** Without the key a million codes could be tried against a stolen table; the claim keeps codes from being moved. */
export function hashCode(config: Config, claim: OtpClaim, code: string): string {
  return keyedHash(config, 'otps', [claim.id, claim.purpose, claim.subject, code])
}

export function isSameHash(left: string, right: string): boolean {
  return left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))
}
