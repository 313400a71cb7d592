import type { ReplyOf } from '@properysearch/contract/kernel/endpoint'
import type { valuations } from '@properysearch/contract/valuations/calls'
import type { Position } from '@properysearch/contract/values/geometry'
import type { CallContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { findItems, guidePrice, toItem } from '../listings/index.ts'
import { distanceKm, locateText } from '../search/index.ts'
import { findAlike, type Subject } from './comparables.sql.ts'
import { findValuation, type ValuationRow } from './valuations.sql.ts'
import { mustFindLead } from './whose-valuation.ts'

const mostOffered = 12

type Valued = Pick<ValuationRow, 'propertyId' | 'draft'>

/** Of the listing, else the middle of the locality that the report names. */
export async function positionOf(db: Db, { propertyId, draft }: Valued): Promise<Position | undefined> {
  const [item] = propertyId === null ? [] : await findItems(db, [propertyId])
  if (item) return item.locationData
  return draft.property ? locateText(db, `${draft.property.locality}, ${draft.property.city}`) : undefined
}

export async function findComparables(
  ctx: CallContext,
  hireId: number,
): Promise<ReplyOf<typeof valuations.findComparables>['data']> {
  const { propertyId } = await mustFindLead(ctx, hireId)
  const draft = (await findValuation(ctx.db, hireId))?.draft ?? {}
  const { property } = draft
  if (!property) throw fail('not-yet', 'Save the step about the property first: comparables are chosen to match it.')
  const place = await positionOf(ctx.db, { propertyId, draft })
  const { kind, bhk, areaSqft, city, locality } = property
  const subject = place && { ...place, kind, bhk: bhk === null ? null : Number(bhk), areaSqft, propertyId }
  const usual = (await guidePrice(ctx, { city, locality, listedIn: 'sell', subcategory: kind })).data
  return {
    listings: subject ? await alike(ctx.db, subject) : [],
    usual: usual?.source === 'live-listings' ? usual : null,
  }
}

async function alike(db: Db, subject: Subject) {
  const rows = await findAlike(db, subject, mostOffered)
  return rows.map((row) => ({ ...toItem(row), distanceKm: distanceKm(subject, row) }))
}
