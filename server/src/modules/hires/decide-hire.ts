import { answerDays } from '@properysearch/contract/disputes/facts'
import type { ReviewedHire } from '@properysearch/contract/hires/deciding-calls'
import { formatRupees } from '@properysearch/contract/values/money'
import { type CallContext, type Context, inTransaction, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { pageAt, pageSize } from '../../platform/page-at.ts'
import { insertAct } from '../audit/index.ts'
import type { HandedInFile } from '../files/index.ts'
import { type Purpose, refundOrder } from '../orders/index.ts'
import { findHireDispute, findHireDisputes, type HireDisputeRow, setDecision } from './disputes-of-hires.sql.ts'
import { hireFiles } from './files-of-disputes.sql.ts'
import { announceHire } from './hires.notices.ts'
import { clientName, dayMs, heldPaise, hireMovedOn, later, professionalName } from './hires.rules.ts'
import { findAnyHire, findAnyHires, type HireRow, lockAnyHire } from './hires.sql.ts'
import { step } from './lock-hire.ts'
import { payOutHire } from './pay-out-hire.ts'
import { disputeOnWire } from './show-dispute.ts'

/** All that is held is shared out, once: a part goes back to the client, the rest is paid out. */
export async function decideHire(
  ctx: CallContext,
  purposes: readonly Purpose[],
  asked: { id: number; toClient: number; toProfessional: number; reason: string },
): Promise<ReviewedHire> {
  const { id: adminId } = signedIn(ctx)
  const { id, reason } = asked
  const toClientPaise = Math.round(asked.toClient * 100)
  const toProfessionalPaise = Math.round(asked.toProfessional * 100)
  await inTransaction(ctx, async (tx) => {
    const seen = await lockAnyHire(tx.db, id)
    const dispute = seen && (await findHireDispute(tx.db, id))
    if (!seen || !dispute) throw fail('not-found')
    if (seen.state !== 'disputed') throw hireMovedOn(seen)
    if (!mayBeDecided(dispute, tx.now)) {
      throw fail('not-yet', `The other side has ${answerDays} days to answer. Decide once they have, or after that.`)
    }
    if (toClientPaise + toProfessionalPaise !== heldPaise(seen)) {
      const amount = formatRupees(heldPaise(seen) / 100, 2)
      throw fail('ruled-out', `Give all of the ${amount} to the client, to the professional or to both.`)
    }
    const set = { closedAt: tx.now }
    const hire = await step(tx, seen, { act: 'decide', by: 'admin', byUser: adminId, reasons: [reason], set })
    const decided = { toClientPaise, toProfessionalPaise, decision: reason, decidedBy: adminId, now: tx.now }
    await setDecision(tx.db, id, decided)
    if (toClientPaise > 0 && hire.orderId !== null) {
      const key = `hire-${id}`
      await refundOrder(tx, purposes, {
        orderId: hire.orderId,
        amountPaise: toClientPaise,
        reason,
        adminId: null,
        key,
      })
    }
    await payOutHire(tx, hire, toProfessionalPaise)
    await insertAct(tx.db, {
      adminId,
      act: 'hire.decided',
      userId: dispute.raisedBy,
      subjectId: id,
      reason,
      at: tx.now,
    })
    await announceHire(tx, hire, 'decide', null)
  })
  return getForReview(ctx, id)
}

const mayBeDecided = ({ answeredAt, raisedAt }: HireDisputeRow, now: Date) =>
  answeredAt !== null || later(raisedAt, answerDays * dayMs) <= now

export async function getForReview(ctx: Context, id: number): Promise<ReviewedHire> {
  const hire = await findAnyHire(ctx.db, id)
  const dispute = hire && (await findHireDispute(ctx.db, id))
  if (!hire || !dispute) throw fail('not-found')
  // What was handed in is for the decision alone.
  return review(hire, dispute, dispute.decidedAt ? [] : await hireFiles.findAll(ctx.db, [id]), ctx.now)
}

export async function listForReview(ctx: Context, { show, page }: { show: 'open' | 'over'; page: number }) {
  const { rows, total } = await findHireDisputes(ctx.db, show, pageAt(page))
  const ids = rows.map(({ hireId }) => hireId)
  const hires = await findAnyHires(ctx.db, ids)
  const files = show === 'open' ? await hireFiles.findAll(ctx.db, ids) : []
  const byId = new Map(hires.map((hire) => [hire.id, hire]))
  const data = rows.flatMap((dispute) => {
    const hire = byId.get(dispute.hireId)
    const ofIt = files.filter(({ ofId }) => ofId === dispute.hireId)
    return hire ? [review(hire, dispute, ofIt, ctx.now)] : []
  })
  return { data, page, pageSize, total }
}

function review(hire: HireRow, dispute: HireDisputeRow, files: readonly HandedInFile[], now: Date): ReviewedHire {
  return {
    id: hire.id,
    kind: hire.kind,
    state: hire.state,
    title: hire.title,
    scope: hire.scope,
    client: { id: hire.clientId, name: clientName(hire) },
    professional: { id: hire.professionalId, name: professionalName(hire) },
    propertydata: hire.propertyId === null ? null : { id: hire.propertyId, title: hire.propertyTitle ?? 'A listing' },
    held: heldPaise(hire) / 100,
    paidAt: hire.paidAt?.toISOString() ?? null,
    acceptedAt: hire.acceptedAt?.toISOString() ?? null,
    deliveredAt: hire.deliveredAt?.toISOString() ?? null,
    mayDecide: mayBeDecided(dispute, now),
    dispute: disputeOnWire(hire, dispute, files),
  }
}
