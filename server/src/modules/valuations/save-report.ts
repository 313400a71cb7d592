import type { InputOf } from '@properysearch/contract/kernel/endpoint'
import type { valuations } from '@properysearch/contract/valuations/calls'
import type {
  Comparable,
  ComparablesPart,
  KeptComparables,
  ReportDraft,
} from '@properysearch/contract/valuations/report'
import { isWithin } from '@properysearch/contract/valuations/values'
import { type CallContext, inTransaction } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { fail, invalid } from '../../platform/errors.ts'
import { toItem } from '../listings/index.ts'
import { distanceKm } from '../search/index.ts'
import { findLive } from './comparables.sql.ts'
import { positionOf } from './find-comparables.ts'
import { wholeDraft } from './report.rules.ts'
import { saveDraft, type ValuationRow } from './valuations.sql.ts'
import { lockOpenReport } from './whose-valuation.ts'

type Saved = InputOf<typeof valuations.save>

/** Whoever saves says which version they saw: of two windows the second is told. */
export async function saveReport(
  ctx: CallContext,
  { hireId, version, comparables, ...others }: Saved,
): Promise<{ version: number; savedAt: string; draft: ReportDraft }> {
  const { assignment } = others
  const today = dayInIndia(ctx.now)
  for (const field of ['valuedOn', 'inspectedOn'] as const) {
    if (assignment && assignment[field] > today) throw invalid({ [field]: 'This day is still to come.' })
  }
  return inTransaction(ctx, async (tx) => {
    const { valuation } = await lockOpenReport(tx, hireId)
    if (valuation.version !== version) throw fail('changed-meanwhile')
    const kept = comparables && (await keepComparables(tx, valuation, comparables))
    const parts = withoutMissing({ ...others, comparables: kept })
    const saved = await saveDraft(tx.db, { hireId, parts, now: tx.now })
    return { version: saved.version, savedAt: tx.now.toISOString(), draft: wholeDraft(saved.draft) }
  })
}

function withoutMissing(parts: Record<string, unknown>): Partial<ReportDraft> {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined))
}

/** What each listing said is kept with the report; one that was kept before need not be live any more. */
async function keepComparables(
  tx: CallContext,
  valuation: ValuationRow,
  { rows, adoptedRate, reason }: ComparablesPart,
): Promise<KeptComparables> {
  if (rows.some(({ propertyId }) => propertyId === valuation.propertyId)) {
    throw invalid({ rows: 'The property cannot be compared with its own listing.' })
  }
  const before = new Map(valuation.draft.comparables?.rows.map((row) => [row.propertyId, row]))
  const wanted = rows.map(({ propertyId }) => propertyId).filter((id) => !before.has(id))
  const items = (await findLive(tx.db, wanted)).map((row) => toItem(row))
  const place = await positionOf(tx.db, valuation)
  const kept = rows.map(({ propertyId, adjustments }): Comparable => {
    const known = before.get(propertyId)
    if (known) return { ...known, adjustments }
    const item = items.find(({ propertydata }) => propertydata.id === propertyId)
    if (!item) throw invalid({ rows: 'One of these listings is no longer live. Choose another.' })
    const { propertydata, locationData, detailsData } = item
    return {
      propertyId,
      adjustments,
      title: propertydata.title,
      locality: locationData.locality,
      city: locationData.city,
      price: propertydata.price,
      rate: propertydata.pricePerSqft,
      sizeSqft: detailsData.sizeInFt,
      floor: detailsData.floor,
      age: detailsData.age,
      distanceKm: place ? distanceKm(place, locationData) : null,
      seenOn: dayInIndia(tx.now),
    }
  })
  if (!isWithin(adoptedRate, kept) && reason.length < 10) {
    throw invalid({ reason: 'This rate is outside what the comparables say. Give the reason.' })
  }
  return { rows: kept, adoptedRate, reason }
}
