import type { Lead, OpenCase } from '@properysearch/contract/cases/case'
import { leadsPageSize } from '@properysearch/contract/cases/facts'
import { acceptHours, hireGraph, requestStatuses } from '@properysearch/contract/hires/facts'
import { type CallContext, type Context, signedIn, signedInAs } from '../../../context.ts'
import { stageOf } from '../cases.rules.ts'
import { countLeads, findLeads, findOpenCases, type LeadRow } from './leads.sql.ts'
import { findStages } from './stages.sql.ts'

const hourMs = 60 * 60 * 1000

export function leadOnWire({ adapters }: Pick<Context, 'adapters'>, row: LeadRow): Lead {
  const { firstname, lastname, locality, city, photoKey } = row
  const answerBy = row.state === 'paid' ? new Date(row.paidAt.getTime() + acceptHours * hourMs) : null
  return {
    buyerdata: { firstname, lastname, locality, city, photo: photoKey && adapters.storage.publicUrl(photoKey) },
    propertydata: { id: row.propertyId, title: row.propertyTitle ?? row.title },
    lawyerdata: {
      id: row.id,
      requeststatus: requestStatuses[row.state],
      state: row.state,
      stateInWords: hireGraph.states[row.state],
      paidAt: row.paidAt.toISOString(),
      answerBy: answerBy?.toISOString() ?? null,
    },
  }
}

export async function listLeads(ctx: CallContext, { id, page }: { id: number; page: number }) {
  const { id: lawyerId } = signedInAs(ctx, id)
  const [rows, total] = [
    await findLeads(ctx.db, lawyerId, leadsPageSize, (page - 1) * leadsPageSize),
    await countLeads(ctx.db, lawyerId),
  ]
  return { data: rows.map((row) => leadOnWire(ctx, row)), page, pageSize: leadsPageSize, total }
}

export async function listOpen(ctx: CallContext): Promise<OpenCase[]> {
  const rows = await findOpenCases(ctx.db, signedIn(ctx).id)
  const stages = await findStages(
    ctx.db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, state, title, propertyTitle, firstname, lastname, dueAt }) => ({
    leadId: id,
    client: `${firstname} ${lastname}`,
    title: propertyTitle ?? title,
    stage: stageOf({ state }, stages.get(id)),
    dueAt: dueAt?.toISOString() ?? null,
  }))
}
