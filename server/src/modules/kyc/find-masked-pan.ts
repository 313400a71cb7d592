import type { Db } from '../../platform/db/database.ts'
import { findCurrentCheck } from './checks.sql.ts'
import { masks } from './kyc.rules.ts'

/** As anybody may see it; null for somebody who has not proven theirs. */
export async function findMaskedPan(db: Db, userId: number): Promise<string | null> {
  const check = await findCurrentCheck(db, userId, 'pan')
  return check?.state === 'verified' ? masks.pan(check.last4) : null
}
