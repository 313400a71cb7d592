import { acceptHours, type HireState, leadStates, requestStatuses } from '@properysearch/contract/hires/facts'
import type { ReplyOf } from '@properysearch/contract/kernel/endpoint'
import type { EvaluatorLead, EvaluatorLeadDetails, valuations } from '@properysearch/contract/valuations/calls'
import { type LeadList, leadLists, leadsPageSize } from '@properysearch/contract/valuations/facts'
import { type CallContext, signedInAs } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { countHires, type HireRow, listHires } from '../hires/index.ts'
import { findItems } from '../listings/index.ts'
import { wholeDraft } from './report.rules.ts'
import { findReports } from './reports.sql.ts'
import { reportOnWire } from './show-report.ts'
import { findPhotos, findValuation } from './valuations.sql.ts'
import { isWritable, mustFindLead } from './whose-valuation.ts'

const statesOf: Record<LeadList, readonly HireState[]> = {
  all: leadStates,
  new: ['paid'],
  work: ['accepted', 'waiting', 'disputed'],
  done: ['delivered', 'closed', 'declined'],
}

type Leads = Omit<ReplyOf<typeof valuations.listLeads>, 'status' | 'message'>

export async function listLeads(
  ctx: CallContext,
  { id, page, list }: { id: number; page: number; list: LeadList },
): Promise<Leads> {
  const { id: professionalId } = signedInAs(ctx, id)
  const mine = { professionalId, kind: 'evaluator', isPaid: true } as const
  const rows = await listHires(ctx.db, { ...mine, states: statesOf[list], page, pageSize: leadsPageSize })
  const counted: [LeadList, number][] = []
  for (const name of leadLists) {
    counted.push([name, await countHires(ctx.db, { ...mine, states: statesOf[name] })])
  }
  const counts = Object.fromEntries(counted) as Leads['counts']
  return { data: await leadsOnWire(ctx.db, rows), page, pageSize: leadsPageSize, total: counts[list] ?? 0, counts }
}

export async function getLead(ctx: CallContext, hireId: number): Promise<EvaluatorLeadDetails> {
  const hire = await mustFindLead(ctx, hireId)
  const [lead] = await leadsOnWire(ctx.db, [hire])
  const valuation = await findValuation(ctx.db, hireId)
  return {
    ...(lead as EvaluatorLead),
    isOpen: isWritable(hire),
    draft: wholeDraft(valuation?.draft ?? {}),
    version: valuation?.version ?? 0,
    savedAt: valuation?.savedAt?.toISOString() ?? null,
    photos: await findPhotos(ctx.db, hireId),
    reports: (await findReports(ctx.db, hireId)).map(reportOnWire),
  }
}

async function leadsOnWire(db: Db, hires: readonly HireRow[]): Promise<EvaluatorLead[]> {
  const items = await findItems(
    db,
    hires.flatMap(({ propertyId }) => propertyId ?? []),
  )
  return hires.map((hire) => ({
    id: hire.id,
    requeststatus: requestStatuses[hire.state],
    state: hire.state,
    title: hire.title,
    scope: hire.scope,
    purpose: hire.details.purpose ?? null,
    address: hire.details.address ?? null,
    bank: hire.details.bank ?? null,
    client: { firstname: hire.clientFirstname, lastname: hire.clientLastname },
    property: items.find(({ propertydata }) => propertydata.id === hire.propertyId) ?? null,
    fee: (hire.feePaise ?? 0) / 100,
    days: hire.days ?? 0,
    paidAt: (hire.paidAt as Date).toISOString(),
    answerBy:
      hire.state === 'paid'
        ? new Date((hire.paidAt as Date).getTime() + acceptHours * 60 * 60 * 1000).toISOString()
        : null,
    dueAt: hire.dueAt?.toISOString() ?? null,
    deliveredAt: hire.deliveredAt?.toISOString() ?? null,
  }))
}
