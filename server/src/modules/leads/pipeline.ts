import type { Lead } from '@properysearch/contract/leads/calls'
import { type Stage, stageNames, stages } from '@properysearch/contract/leads/facts'
import { type CallContext, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { pageAt, pageSize } from '../../platform/page-at.ts'
import { toLead } from './leads.rules.ts'
import { findLead, findLeads, type LeadRow, setNote, setStage } from './leads.sql.ts'
import { findRequirements } from './requirements.sql.ts'
import { announceLeads } from './tell-leads.ts'

export async function listPipeline(ctx: CallContext, { stage, page }: { stage: Stage; page: number }) {
  const { id: agentId } = signedIn(ctx)
  const { rows, counts } = await findLeads(ctx.db, agentId, { stage, ...pageAt(page) })
  const data = await toLeads(ctx, rows)
  const numbers = Object.fromEntries(stageNames.map((name) => [name, counts.get(name) ?? 0])) as Record<Stage, number>
  return { data, counts: numbers, page, pageSize, total: numbers[stage] }
}

export async function moveLead(ctx: CallContext, step: { id: number; from: Stage; to: Stage }): Promise<Lead> {
  const { id: agentId } = signedIn(ctx)
  const before = await findLead(ctx.db, agentId, step.id)
  if (!before) throw fail('not-found')
  if (!(await setStage(ctx.db, { ...step, agentId, now: ctx.now }))) {
    throw fail('moved-on', `This lead is now under “${stages[before.stage]}”. Please reload the page.`)
  }
  return showLead(ctx, step.id)
}

export async function saveNote(
  ctx: CallContext,
  given: { id: number; note: string; nextOn: string | null },
): Promise<Lead> {
  const { id: agentId } = signedIn(ctx)
  if (!(await setNote(ctx.db, { ...given, agentId, now: ctx.now }))) throw fail('not-found')
  return showLead(ctx, given.id)
}

/** The agent's other screens look again too. */
async function showLead(ctx: CallContext, id: number): Promise<Lead> {
  const { id: agentId } = signedIn(ctx)
  const row = await findLead(ctx.db, agentId, id)
  const [lead] = row ? await toLeads(ctx, [row]) : []
  if (!lead) throw fail('not-found')
  announceLeads(ctx, [agentId])
  return lead
}

async function toLeads(ctx: CallContext, rows: readonly LeadRow[]): Promise<Lead[]> {
  const ids = rows.flatMap(({ requirementId }) => requirementId ?? [])
  const requirements = await findRequirements(ctx.db, ids)
  return rows.map((row) => toLead(row, requirements))
}
