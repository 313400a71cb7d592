import type { Context } from '../../context.ts'
import { unseal } from '../../platform/encryption.ts'
import { findSealedPan } from './checks.sql.ts'

/** In clear, for the partner that pays to them and for nobody else. Null while it is not proven. */
export async function openPan(ctx: Context, userId: number): Promise<string | null> {
  const sealed = await findSealedPan(ctx.db, userId)
  return sealed ? unseal(ctx.config, 'kyc-pan', userId, sealed) : null
}
