import type { Mandate } from '@properysearch/contract/mandates/calls'
import { commissionPartNames } from '@properysearch/contract/mandates/facts'
import { type CallContext, type Context, inTransaction, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { type DealParties, lockDealOf } from '../bookings/index.ts'
import { hasOpenCommission } from './commissions.sql.ts'
import { otherSideOf, showMandate, tellAgent, tellSide } from './mandates.notices.ts'
import { isPartDue, mandateMovedOn, mandateOnWire, nameOf } from './mandates.rules.ts'
import { findMandate, lockMandate, type MandateRow, moveMandate, taxedAs } from './mandates.sql.ts'

/** The listing first, then the booking, then the mandate: in the order of every press. */
export async function lockOwnMandate(
  tx: Context,
  id: number,
  userId: number,
): Promise<{ mandate: MandateRow; deal: DealParties }> {
  const seen = await findMandate(tx.db, id, userId)
  if (!seen) throw fail('not-found')
  const deal = await lockDealOf(tx, seen.bookingId, seen.clientId)
  return { deal, mandate: (await lockMandate(tx.db, id)) as MandateRow }
}

export async function acceptMandate(
  ctx: CallContext,
  asked: { id: number; gstin?: string | undefined; isIndividual: boolean },
): Promise<Mandate> {
  const { id: agentId } = signedIn(ctx)
  return inTransaction(ctx, async (tx) => {
    const { mandate, deal } = await lockOwnMandate(tx, asked.id, agentId)
    if (mandate.agentId !== agentId) throw fail('not-found')
    const alsoSet = taxedAs({ gstin: asked.gstin ?? null, isIndividual: asked.isIndividual })
    const step = { id: mandate.id, act: 'accept', by: 'agent', byUser: agentId, alsoSet } as const
    if (!(await moveMandate(tx.db, step, tx.now))) throw mandateMovedOn(mandate)
    const accepted = (await lockMandate(tx.db, mandate.id)) as MandateRow
    showMandate(tx, accepted, deal)
    await tellSide(tx, accepted, deal, accepted.side, (listing) => ({
      title: `${nameOf(accepted)} represents you in ${listing}`,
      body: accepted.servesBoth
        ? 'They represent the other side too. Be careful with what you tell them.'
        : 'They can read the deal, without its papers. Only you can act in it.',
    }))
    await tellSide(tx, accepted, deal, otherSideOf(accepted.side), (listing) => ({
      title: `The other side of ${listing} is represented by an agent`,
      body: accepted.servesBoth
        ? 'It is the agent who represents you too. Be careful with what you tell them.'
        : `It is ${nameOf(accepted)}.`,
    }))
    return mandateOnWire(accepted, deal, [], agentId, tx.now)
  })
}

/** An agent declines or leaves; a client withdraws an invitation, or ends a mandate while nothing is due. */
export async function actOnMandate(
  ctx: CallContext,
  asked: { id: number; act: 'decline' | 'withdraw' | 'end' },
): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const { mandate, deal } = await lockOwnMandate(tx, asked.id, userId)
    const by: 'agent' | 'client' = mandate.agentId === userId ? 'agent' : 'client'
    if (asked.act === (by === 'agent' ? 'withdraw' : 'decline')) throw fail('not-found')
    if (asked.act === 'end') await mayEnd(tx, mandate, deal, by)
    const step = { id: mandate.id, act: asked.act, by, byUser: userId }
    if (!(await moveMandate(tx.db, step, tx.now))) throw mandateMovedOn(mandate)
    await tellOfEnd(tx, mandate, deal, by)
  })
}

/** A client cannot end it to save what is owed; an agent who leaves gives up what they have not asked for. */
async function mayEnd(tx: Context, mandate: MandateRow, deal: DealParties, by: 'client' | 'agent'): Promise<void> {
  if (await hasOpenCommission(tx.db, mandate.id)) {
    throw fail('ruled-out', 'A commission was asked for. It has to be paid, refused or withdrawn first.')
  }
  if (by === 'client' && commissionPartNames.some((part) => isPartDue(mandate, deal, part))) {
    throw fail('ruled-out', 'A part of the commission is due, so the mandate cannot be ended.')
  }
}

export async function tellOfEnd(
  tx: Context,
  mandate: MandateRow,
  deal: DealParties,
  by: 'client' | 'agent',
): Promise<void> {
  showMandate(tx, mandate, deal)
  const wasInvited = mandate.state === 'invited'
  if (by === 'client') {
    return tellAgent(tx, mandate, deal, (listing) => ({
      title: wasInvited ? `An invitation for ${listing} was withdrawn` : `Your mandate for ${listing} has ended`,
      body: 'That was your client’s decision.',
    }))
  }
  await tellSide(tx, mandate, deal, mandate.side, (listing) => ({
    title: wasInvited
      ? `The agent declined your invitation for ${listing}`
      : `Your agent has left the deal about ${listing}`,
    body: 'You can invite another agent in the deal.',
  }))
}
