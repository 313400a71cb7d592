import type { Context } from '../../context.ts'
import { insertOtherLead } from './leads.sql.ts'
import { announceLeads } from './tell-leads.ts'

/** Somebody who hired an agent, or who visits a listing of theirs, is a lead of that agent. */
export async function addLead(
  tx: Context,
  lead: { agentId: number; personId: number; propertyId: number | null } & ({ hireId: number } | { visitId: number }),
): Promise<void> {
  await insertOtherLead(tx.db, { ...lead, now: tx.now })
  announceLeads(tx, [lead.agentId])
}
