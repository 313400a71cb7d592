import { withoutNul } from '@properysearch/contract/values/text'
import type { CallContext } from '../../context.ts'
import { findDevice, insertDevice, touchDevice } from './known-devices.sql.ts'
import { hashToken, looksLikeToken, newToken } from './session-tokens.ts'

const knownDays = 180

export interface KnownDevice {
  id: number
  /** What the browser shows. */
  proof: string
}

/** Whether the call comes from a browser that the owner of this address has signed in with before. */
export async function findKnownDevice(
  ctx: CallContext,
  proofs: string[] | undefined,
  owner: { email: string } | { mobile: string },
): Promise<KnownDevice | undefined> {
  const byHash = new Map((proofs ?? []).filter(looksLikeToken).map((proof) => [hashToken(proof), proof]))
  if (byHash.size === 0) return undefined
  const found = await findDevice(ctx.db, { proofHashes: [...byHash.keys()], owner, now: ctx.now })
  const proof = byHash.get(found?.proofHash ?? '')
  return found && proof ? { id: found.id, proof } : undefined
}

/** Knows the caller's browser from now on; one that is known keeps its proof. */
export async function rememberDevice(tx: CallContext, userId: number, known?: KnownDevice): Promise<KnownDevice> {
  const use = {
    device: withoutNul(tx.userAgent).slice(0, 400),
    address: tx.address,
    now: tx.now,
    expiresAt: new Date(tx.now.getTime() + knownDays * 24 * 60 * 60 * 1000),
  }
  if (known && (await touchDevice(tx.db, known.id, use))) return known
  const proof = newToken()
  return { id: await insertDevice(tx.db, { ...use, userId, proofHash: hashToken(proof) }), proof }
}
