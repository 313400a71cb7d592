import { pathTo } from '@properysearch/contract/screens'
import type { Context } from '../../context.ts'
import type { CalendarEntry } from '../../platform/calendar-file.ts'
import { findPlainName } from '../listings/index.ts'
import { visitEntry } from './mail-visit.ts'
import { type AgreedVisit, findAgreed, findAgreedByIds } from './visits.sql.ts'

/** All that somebody agreed on at some time, from a year ago on: one that was moved or called off since is cancelled. */
export async function findVisitsForCalendar(ctx: Context, userId: number): Promise<CalendarEntry[]> {
  const link = `${ctx.config.publicUrl}${pathTo('propertyVisitors')}`
  const named = await withNames(ctx, await findAgreed(ctx.db, userId, ctx.now))
  return named.map((row) => visitEntry(ctx, row, `Visit to ${row.listing}`, link))
}

/** For whoever knows already that they are theirs. */
export async function findVisitsByIds(
  ctx: Context,
  ids: readonly number[],
): Promise<{ id: number; listing: string }[]> {
  return ids.length === 0 ? [] : withNames(ctx, await findAgreedByIds(ctx.db, ids))
}

async function withNames(ctx: Context, rows: readonly AgreedVisit[]): Promise<(AgreedVisit & { listing: string })[]> {
  const names = new Map<number, string>()
  for (const { propertyId } of rows) {
    if (!names.has(propertyId)) names.set(propertyId, await findPlainName(ctx.db, propertyId))
  }
  return rows.map((row) => ({ ...row, listing: names.get(row.propertyId) ?? 'a property' }))
}
