import { leadBackDays } from '@properysearch/contract/leads/facts'
import { type CallContext, type Context, inTransaction, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { logReveals } from '../reveals/index.ts'
import { giveBack, insertSubscription } from '../subscriptions/index.ts'
import { backUntil } from './leads.rules.ts'
import { findTaken, setGivenBack, type TakenRow } from './leads.sql.ts'
import { closeRequirement, lockRequirement } from './requirements.sql.ts'
import { announceLeads, revealOf, tellClosed } from './tell-leads.ts'

const dayMs = 24 * 60 * 60 * 1000

/** No agent sees the number any more. Whoever could use it for less than a day has a lead back. */
export async function closeOwn(ctx: CallContext, id: number): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const requirement = await lockRequirement(tx.db, id)
    if (requirement?.userId !== userId) throw fail('not-found')
    if (!(await closeRequirement(tx.db, id, tx.now))) throw fail('moved-on', 'You have already closed it.')
    const taken = await findTaken(tx.db, id)
    const holders = taken.map(({ agentId }) => agentId)
    const shared = revealOf({ requirementId: id, personId: userId })
    await logReveals(tx.db, { ...shared, act: 'taken-back', now: tx.now }, holders)
    for (const lead of taken) {
      await tellClosed(tx, { agentId: lead.agentId, isGivenBack: await giveBackEarly(tx, lead) })
    }
    announceLeads(tx, [userId, ...holders])
  })
}

async function giveBackEarly(tx: Context, lead: TakenRow): Promise<boolean> {
  if (tx.now > backUntil(lead.madeAt)) return false
  if (lead.orderId === null) {
    const units = await giveBack(tx.db, { kind: 'leads', subject: `lead ${lead.id}`, now: tx.now })
    if (units > 0) await setGivenBack(tx.db, lead.id, { creditId: null, now: tx.now })
    return units > 0
  }
  const creditId = await insertSubscription(tx.db, {
    userId: lead.agentId,
    packageId: null,
    name: 'Lead returned',
    order: null,
    startsAt: tx.now,
    endsAt: new Date(tx.now.getTime() + leadBackDays * dayMs),
    quotas: { leads: 1 },
  })
  await setGivenBack(tx.db, lead.id, { creditId, now: tx.now })
  return true
}
