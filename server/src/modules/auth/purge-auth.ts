import type { Context } from '../../context.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { deleteConsentsOfErased } from './consents.sql.ts'
import { endExpiredSessions } from './end-sessions.ts'
import { deleteOldTries } from './guess-waits.sql.ts'
import { deleteExpiredDevices } from './known-devices.sql.ts'
import { deleteOldOtps } from './otps.sql.ts'
import { deleteExpiredPasswordResets } from './password-resets.sql.ts'
import { deleteExpiredRegistrations } from './registrations.sql.ts'

export const purgeAuthJob = jobKind('purge-auth')

const yearMs = 366 * 24 * 60 * 60 * 1000

/** Removes what no longer has any effect. */
export async function purgeAuth(ctx: Context): Promise<void> {
  const { db, now } = ctx
  await endExpiredSessions(ctx)
  await deleteExpiredDevices(db, now)
  await deleteExpiredRegistrations(db, now)
  await deleteExpiredPasswordResets(db, now)
  await deleteOldOtps(db, now)
  await deleteOldTries(db, now)
  await deleteConsentsOfErased(db, new Date(now.getTime() - yearMs))
}
