import { randomBytes } from 'node:crypto'
import type { Context } from '../../context.ts'
import { endAllSessions } from './end-sessions.ts'
import { deleteOtpsTo } from './otps.sql.ts'
import { deletePasswordResetsOf } from './password-resets.sql.ts'
import { hashPassword } from './passwords.ts'
import { deleteRegistrationsOf } from './registrations.sql.ts'
import { deleteSession } from './sessions.sql.ts'

/**
 * Whatever lets somebody in, or waits to. The session that asked ends without being told: its browser hears the
 * answer itself. Consents stay, under a number that names nobody.
 */
export async function eraseSignIn(
  ctx: Context,
  person: { userId: number; sessionId: number; email: string; mobile: string },
): Promise<void> {
  await endAllSessions(ctx, person.userId, person.sessionId)
  await deleteSession(ctx.db, person.userId, person.sessionId)
  await deleteOtpsTo(ctx.db, person)
  await deletePasswordResetsOf(ctx.db, person)
  await deleteRegistrationsOf(ctx.db, person)
}

/** Fits no password that anybody knows. */
export function unusablePasswordHash(): Promise<string> {
  return hashPassword(randomBytes(32).toString('base64url'))
}
