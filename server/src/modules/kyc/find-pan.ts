import type { Config } from '../../config.ts'
import type { Db } from '../../platform/db/database.ts'
import { unseal } from '../../platform/encryption.ts'
import { findVerifiedPan } from './checks.sql.ts'
import { masks } from './kyc.rules.ts'

/**
 * Somebody’s proven PAN; null where there is none. In full only for a paper on which the law asks for it, and never for
 * a screen. The demo world has proofs without numbers: those stay masked.
 */
export async function findPan(
  { db, config }: { db: Db; config: Config },
  userId: number,
  isFull: boolean,
): Promise<string | null> {
  const check = await findVerifiedPan(db, userId)
  if (!check) return null
  if (!isFull || check.numberSealed === null) return masks.pan(check.last4)
  return unseal(config, 'kyc-pan', userId, check.numberSealed)
}
