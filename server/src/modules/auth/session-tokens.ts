import { createHash, randomBytes } from 'node:crypto'

const sessionDays = 30

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Whether it has the form of our tokens; anything else need not be looked up. */
export function looksLikeToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

export function sessionExpiry(now: Date): Date {
  return new Date(now.getTime() + sessionDays * 24 * 60 * 60 * 1000)
}
