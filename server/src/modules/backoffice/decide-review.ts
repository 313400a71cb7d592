import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { decideProfessionalNumber } from '../accounts/index.ts'
import { decideCheck } from '../kyc/index.ts'
import { approve, findOwnerId, lookAgain, reject, settleDuplicate } from '../listings/index.ts'
import { type Act, insertAct } from './audit.sql.ts'

// Each decision is one transaction with its line in the log. The modules decide and tell the person.

interface Choice {
  decision: 'approve' | 'reject'
  reason: string
}

/** What was decided, and the line that says so, or neither. */
async function logged(
  ctx: CallContext,
  decide: (inside: CallContext, adminId: number) => Promise<Omit<Act, 'adminId' | 'at'>>,
): Promise<void> {
  const admin = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const act = await decide(tx, admin.id)
    await insertAct(tx.db, { ...act, adminId: admin.id, at: tx.now })
  })
}

export function decideIdentity(
  ctx: CallContext,
  it: Choice & { checkId: number; nameInProfile: string },
): Promise<void> {
  return logged(ctx, async (inside, adminId) => {
    const { userId } = await decideCheck(inside, { ...it, adminId })
    const act = it.decision === 'approve' ? 'kyc.approved' : 'kyc.rejected'
    return { act, userId, subjectId: it.checkId, reason: it.reason }
  })
}

export function decideNumber(ctx: CallContext, it: Choice & { userId: number; number: string }): Promise<void> {
  return logged(ctx, async (inside, adminId) => {
    await decideProfessionalNumber(inside, { ...it, adminId })
    const act = it.decision === 'approve' ? 'professional-number.approved' : 'professional-number.rejected'
    return { act, userId: it.userId, subjectId: null, reason: it.reason }
  })
}

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
  it: { id: number; otherId: number; isSame: boolean; reason: string },
): Promise<void> {
  return logged(ctx, async (inside, adminId) => {
    await settleDuplicate(inside, { ...it, adminId })
    const act = it.isSame ? 'duplicate.same' : 'duplicate.different'
    return { act, userId: await ownerOf(inside, it.id), subjectId: it.id, reason: it.reason }
  })
}

async function ownerOf({ db }: CallContext, id: number): Promise<number> {
  const ownerId = await findOwnerId(db, id)
  if (ownerId === undefined) throw fail('not-found')
  return ownerId
}
