import { type LeadStanding, leadStandings } from '@properysearch/contract/leads/facts'
import { type CallContext, type Context, inTransaction, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { costOf, countLeft, findPiecePrices, spendQuota } from '../subscriptions/index.ts'
import { standingOf, toOffer } from './leads.rules.ts'
import { deleteLead, insertLead } from './leads.sql.ts'
import { findOffer, lockRequirement, type OfferRow } from './requirements.sql.ts'
import { announceUnlocked } from './tell-leads.ts'

/** One requirement, as an agent may see it. */
export async function findStanding(
  ctx: Context,
  agentId: number,
  id: number,
): Promise<{ row: OfferRow; standing: LeadStanding; leadsLeft: number }> {
  const row = await findOffer(ctx.db, { agentId, id, now: ctx.now })
  if (!row) throw fail('not-found')
  const leadsLeft = await countLeft(ctx.db, agentId, 'leads', ctx.now)
  return { row, leadsLeft, standing: standingOf(row, leadsLeft, ctx.now) }
}

export async function showOffer(ctx: CallContext, id: number) {
  const { row, leadsLeft, standing } = await findStanding(ctx, signedIn(ctx).id, id)
  const price = standing === 'payment' ? (await findPiecePrices(ctx.db, 'agent-lead')).get('') : undefined
  return toOffer(row, { leadsLeft, payment: price === undefined ? null : costOf(price), now: ctx.now })
}

/** With one lead of a package. Without, nothing changes and the answer says what to pay for. */
export async function unlockLead(ctx: CallContext, id: number) {
  const { id: agentId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    await lockRequirement(tx.db, id)
    const { row, standing } = await findStanding(tx, agentId, id)
    if (standing === 'package') await spendOnLead(tx, row, agentId)
  })
  const data = await showOffer(ctx, id)
  return { data, message: leadStandings[data.standing] }
}

async function spendOnLead(tx: Context, { id, userId: personId }: OfferRow, agentId: number): Promise<void> {
  const leadId = await insertLead(tx.db, { requirementId: id, personId, agentId, order: null, now: tx.now })
  if (leadId === undefined) return
  const use = { userId: agentId, kind: 'leads', units: 1, subject: `lead ${leadId}`, what: `Lead ${id}` } as const
  if (await spendQuota(tx.db, { ...use, now: tx.now }))
    return announceUnlocked(tx, { requirementId: id, personId, agentId })
  await deleteLead(tx.db, leadId)
}
