import type { CaseFile, LeadDetails } from '@properysearch/contract/cases/case'
import { type CallContext, signedIn } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import { findUser } from '../../accounts/index.ts'
import type { HireRow } from '../../hires/index.ts'
import { findItems as findListings } from '../../listings/index.ts'
import {
  isOpen,
  itemsOnWire,
  mayRead,
  paperOnWire,
  readsUntil,
  requestsOnWire,
  sideOf,
  stageOf,
} from '../cases.rules.ts'
import { documentsOnWire } from '../documents/show-documents.ts'
import { findOtherId, mustFindHire } from '../lock-case.ts'
import { findItems, findPapers, findRequests } from '../work/work.sql.ts'
import { listConflicts } from './accept-lead.ts'
import { findLead } from './leads.sql.ts'
import { leadOnWire } from './list-leads.ts'
import { findStages } from './stages.sql.ts'

/** Before it is paid it is a request for a quote, which hires show. */
export async function getLead(ctx: CallContext, id: number): Promise<LeadDetails> {
  const { id: userId } = signedIn(ctx)
  const hire = await mustFindHire(ctx, id)
  if (hire.paidAt === null) throw fail('not-found')
  const side = sideOf(hire, userId)
  const property = await propertyOf(ctx, hire)
  const lawyer = await findUser(ctx.db, hire.professionalId)
  return {
    ...leadOnWire(ctx, await findLead(ctx.db, id)),
    side,
    lawyer: {
      name: `${hire.professionalFirstname} ${hire.professionalLastname}`,
      photo: lawyer?.photoKey ? ctx.adapters.storage.publicUrl(lawyer.photoKey) : null,
    },
    property,
    scope: hire.scope,
    days: hire.days,
    dueAt: hire.state === 'accepted' ? (hire.dueAt?.toISOString() ?? null) : null,
    conflicts: side === 'lawyer' && hire.state === 'paid' ? await listConflicts(ctx.db, id) : [],
    case: mayRead(hire, userId, ctx.now) ? await caseOf(ctx, hire, property) : null,
  }
}

async function propertyOf(ctx: CallContext, { propertyId }: HireRow): Promise<LeadDetails['property']> {
  const [item] = propertyId === null ? [] : await findListings(ctx.db, [propertyId])
  if (!item) return null
  const { propertydata, locationData } = item
  const { id, title, subcategory } = propertydata
  return { id, title, subcategory, locality: locationData.locality, city: locationData.city }
}

async function caseOf(ctx: CallContext, hire: HireRow, property: LeadDetails['property']): Promise<CaseFile> {
  const { id: hireId } = hire
  const items = await findItems(ctx.db, hireId)
  const papers = await findPapers(ctx.db, hireId)
  const documents = await documentsOnWire(ctx, hire)
  return {
    stage: stageOf(hire, (await findStages(ctx.db, [hireId])).get(hireId)),
    isOpen: isOpen(hire),
    items: itemsOnWire(property?.subcategory ?? null, items),
    requests: requestsOnWire(await findRequests(ctx.db, hireId), papers),
    papers: papers.filter(({ requestId }) => requestId === null).map(paperOnWire),
    reports: documents.filter(({ kind }) => kind === 'report'),
    drafts: documents.filter(({ kind }) => kind === 'draft'),
    hasOtherSide: (await findOtherId(ctx, hire)) !== undefined,
    lawyerReadsUntil: readsUntil(hire),
  }
}
