import type { Context } from '../../context.ts'
import { findPlainName } from '../listings/index.ts'
import { timeOf } from './visits.rules.ts'
import { type AgreedVisit, findAgreed, findAgreedByIds } from './visits.sql.ts'

/** A visit that was agreed on, as a calendar shows it. */
export interface ShownVisit {
  id: number
  listing: string
  from: Date
  until: Date
  changedAt: Date
}

/** What somebody agreed on, from a year ago on. */
export async function findVisitsForCalendar(ctx: Context, userId: number): Promise<ShownVisit[]> {
  return shown(ctx, await findAgreed(ctx.db, userId, ctx.now))
}

/** For whoever knows already that they are theirs. */
export async function findVisitsByIds(ctx: Context, ids: readonly number[]): Promise<ShownVisit[]> {
  return ids.length === 0 ? [] : shown(ctx, await findAgreedByIds(ctx.db, ids))
}

async function shown(ctx: Context, rows: readonly AgreedVisit[]): Promise<ShownVisit[]> {
  const names = new Map<number, string>()
  for (const { propertyId } of rows) {
    if (!names.has(propertyId)) names.set(propertyId, await findPlainName(ctx.db, propertyId))
  }
  return rows.map(({ id, propertyId, startsAt, changedAt }) => ({
    id,
    listing: names.get(propertyId) ?? 'a property',
    ...timeOf(startsAt),
    changedAt,
  }))
}
