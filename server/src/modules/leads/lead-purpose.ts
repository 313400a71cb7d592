import { leadStandings } from '@properysearch/contract/leads/facts'
import { fail } from '../../platform/errors.ts'
import type { Purpose } from '../orders/index.ts'
import { logReveal } from '../reveals/index.ts'
import { customerState, findPiecePrices, markRefunded } from '../subscriptions/index.ts'
import { insertLead, markLeadRefunded } from './leads.sql.ts'
import { lockRequirement } from './requirements.sql.ts'
import { announceLeads, announceUnlocked, revealOf } from './tell-leads.ts'
import { findStanding } from './unlock-lead.ts'

/** The subject is the requirement. */
export const leadPurpose: Purpose = {
  name: 'agent-lead',
  callBack: 'leadRequestpayment',
  quote: async (ctx, payer, { subjectId }) => {
    if (payer.role !== 'agent') throw fail('not-found')
    const { standing } = await findStanding(ctx, payer.id, subjectId)
    if (standing !== 'package' && standing !== 'payment') throw fail('moved-on', leadStandings[standing])
    const taxablePaise = (await findPiecePrices(ctx.db, 'agent-lead')).get('')
    if (!taxablePaise) throw fail('not-found')
    const placeOfSupply = await customerState(ctx.db, payer.id, ctx.config.supplier.state)
    return { title: `Lead ${subjectId}`, subjectId, taxablePaise, placeOfSupply, sac: '998599' }
  },
  // Whoever comes fourth, has it already or comes after it was closed gets their money back.
  fulfil: async (tx, order) => {
    const { userId: agentId, subjectId: requirementId, paidAt: now } = order
    await lockRequirement(tx.db, requirementId)
    const { row, standing } = await findStanding(tx, agentId, requirementId)
    if (standing !== 'package' && standing !== 'payment') throw fail('moved-on', leadStandings[standing])
    const lead = { requirementId, personId: row.userId, agentId, order, now }
    if ((await insertLead(tx.db, lead)) === undefined) throw fail('moved-on', leadStandings.full)
    await announceUnlocked(tx, lead)
  },
  revoke: async (tx, order) => {
    const lead = await markLeadRefunded(tx.db, order.id, tx.now)
    if (!lead) return
    if (lead.creditId !== null) await markRefunded(tx.db, { id: lead.creditId }, tx.now)
    if (!lead.isClosed) {
      await logReveal(tx.db, { ...revealOf(lead), holderId: order.userId, act: 'ended', now: tx.now })
    }
    announceLeads(tx, [order.userId, lead.personId])
  },
}
