import type { Lead, LeadOffer, OfferedLead, Requirement } from '@properysearch/contract/leads/calls'
import { type LeadStanding, leadBackWithinHours, mostAgents } from '@properysearch/contract/leads/facts'
import type { Context } from '../../context.ts'
import type { HolderRow, LeadRow } from './leads.sql.ts'
import type { OfferRow, RequirementRow } from './requirements.sql.ts'

/** So long a lead that is closed is made good. */
export const backUntil = (unlockedAt: Date) => new Date(unlockedAt.getTime() + leadBackWithinHours * 60 * 60 * 1000)

function toAsked(row: RequirementRow) {
  return {
    id: row.id,
    wish: row.wish,
    city: row.city,
    localities: row.localities,
    minBudget: row.minPaise === null ? null : row.minPaise / 100,
    maxBudget: row.maxPaise / 100,
    words: row.words,
    askedAt: row.createdAt.toISOString(),
    openUntil: row.openUntil.toISOString(),
  }
}

export function toRequirement(
  { adapters }: Pick<Context, 'adapters'>,
  row: RequirementRow,
  holders: readonly HolderRow[],
): Requirement {
  return {
    ...toAsked(row),
    consent: row.consent,
    recipients: row.recipients,
    closedAt: row.closedAt?.toISOString() ?? null,
    agents: holders
      .filter(({ requirementId }) => requirementId === row.id)
      .map(({ firstname, lastname, reraNumber, photoKey, madeAt }) => ({
        name: `${firstname} ${lastname}`,
        reraNumber,
        image: photoKey && adapters.storage.publicUrl(photoKey),
        unlockedAt: madeAt.toISOString(),
      })),
  }
}

export function standingOf(row: OfferRow, leadsLeft: number, now: Date): LeadStanding {
  if (row.leadId !== null) return 'unlocked'
  if (row.closedAt || row.openUntil <= now) return 'closed'
  if (row.taken >= mostAgents) return 'full'
  return leadsLeft > 0 ? 'package' : 'payment'
}

export function toOffered(row: OfferRow, leadsLeft: number, now: Date): OfferedLead {
  const placesLeft = Math.max(0, mostAgents - row.taken)
  return { ...toAsked(row), distanceKm: row.distanceKm, placesLeft, standing: standingOf(row, leadsLeft, now) }
}

export function toOffer(
  row: OfferRow,
  { leadsLeft, payment, now }: { leadsLeft: number; payment: LeadOffer['payment']; now: Date },
): LeadOffer {
  return { ...toOffered(row, leadsLeft, now), leadsLeft, payment, leadId: row.leadId }
}

export function toLead(row: LeadRow, requirements: readonly RequirementRow[]): Lead {
  const requirement = requirements.find(({ id }) => id === row.requirementId)
  const isClosed = Boolean(requirement?.closedAt)
  return {
    id: row.id,
    stage: row.stage,
    note: row.note,
    nextOn: row.nextOn,
    madeAt: row.madeAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    // Whoever closes a request takes back who they are, not only their number.
    person: isClosed
      ? { name: 'Closed request', city: '', mobile: null }
      : { name: `${row.firstname} ${row.lastname}`, city: row.city, mobile: row.mobile },
    source: row.hireId !== null ? 'hire' : row.visitId !== null ? 'visit' : 'requirement',
    hireId: row.hireId,
    propertydata: row.propertyId === null ? null : { id: row.propertyId, title: row.title ?? 'A listing' },
    requirement: requirement
      ? { ...toAsked(requirement), closedAt: requirement.closedAt?.toISOString() ?? null }
      : null,
  }
}
