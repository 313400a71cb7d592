import type { leads } from '@properysearch/contract/leads/calls'
import { type CallContext, signedIn, signedInAs } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { pageAt, pageSize } from '../../platform/page-at.ts'
import { countLeft } from '../subscriptions/index.ts'
import { closeOwn } from './close-requirement.ts'
import { toOffered, toRequirement } from './leads.rules.ts'
import { findHolders } from './leads.sql.ts'
import { listPipeline, moveLead, saveNote } from './pipeline.ts'
import { findOffers, findRequirementsOf } from './requirements.sql.ts'
import { tellAgents } from './tell-agents.ts'
import { showOffer, unlockLead } from './unlock-lead.ts'

export const leadsHandlers: Handlers<CallContext, typeof leads> = {
  tell: async (ctx, input) => ({ data: await tellAgents(ctx, input) }),
  listMine: async (ctx) => {
    const rows = await findRequirementsOf(ctx.db, signedIn(ctx).id)
    const holders = await findHolders(
      ctx.db,
      rows.map(({ id }) => id),
    )
    return { data: rows.map((row) => toRequirement(ctx, row, holders)) }
  },
  close: async (ctx, { id }) => {
    await closeOwn(ctx, id)
    return {}
  },
  listForAgent: async (ctx, { id, page }) => {
    const { id: agentId } = signedInAs(ctx, id)
    const { rows, total } = await findOffers(ctx.db, { agentId, now: ctx.now }, pageAt(page))
    const leadsLeft = await countLeft(ctx.db, agentId, 'leads', ctx.now)
    return { data: rows.map((row) => toOffered(row, leadsLeft, ctx.now)), page, pageSize, total, leadsLeft }
  },
  getOffer: async (ctx, { id }) => ({ data: await showOffer(ctx, id) }),
  unlock: (ctx, { id }) => unlockLead(ctx, id),
  listPipeline,
  move: async (ctx, input) => ({ data: await moveLead(ctx, input) }),
  saveNote: async (ctx, input) => ({ data: await saveNote(ctx, input) }),
}
