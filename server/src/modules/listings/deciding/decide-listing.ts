import type { CallContext } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import { logged } from '../../audit/index.ts'
import { findOwnerId } from '../listing.sql.ts'
import { approve, lookAgain, reject, settleDuplicate } from './decide.ts'

// Each decision is one transaction with its line in the log.

export async function approveListing(
  ctx: CallContext,
  { id, changedAt, reason }: { id: number; changedAt: string; reason: string },
): Promise<void> {
  await lookAgain(ctx, id)
  return logged(ctx, async (inside, adminId) => {
    const what = await approve(inside, { id, adminId, changedAt: new Date(changedAt) })
    const act = what === 'new' ? 'listing.approved' : 'listing.change-approved'
    return { act, userId: await ownerOf(inside, id), subjectId: id, reason }
  })
}

export function sendBackListing(
  ctx: CallContext,
  { id, changedAt, reasons }: { id: number; changedAt: string; reasons: string[] },
): Promise<void> {
  return logged(ctx, async (inside, adminId) => {
    await reject(inside, { id, adminId, changedAt: new Date(changedAt), reasons })
    return { act: 'listing.sent-back', userId: await ownerOf(inside, id), subjectId: id, reason: reasons.join(' ') }
  })
}

export function settleDouble(
  ctx: CallContext,
  pair: { id: number; otherId: number; isSame: boolean; reason: string },
): Promise<void> {
  return logged(ctx, async (inside, adminId) => {
    await settleDuplicate(inside, { ...pair, adminId })
    const act = pair.isSame ? 'duplicate.same' : 'duplicate.different'
    return { act, userId: await ownerOf(inside, pair.id), subjectId: pair.id, reason: pair.reason }
  })
}

async function ownerOf({ db }: CallContext, id: number): Promise<number> {
  const ownerId = await findOwnerId(db, id)
  if (ownerId === undefined) throw fail('not-found')
  return ownerId
}
