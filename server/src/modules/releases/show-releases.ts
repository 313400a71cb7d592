import type { Release } from '@properysearch/contract/releases/calls'
import type { Context } from '../../context.ts'
import { findSharers, type SharerRow, shortName } from '../bookings/index.ts'
import { findWaitingParts, findWords } from './approvers.ts'
import { releaseOnWire } from './releases.rules.ts'
import type { ReleaseRow } from './releases.sql.ts'

/** With whose part it is, and who of several payers is still to approve it. */
export async function showReleases(ctx: Context, rows: readonly ReleaseRow[], userId: number): Promise<Release[]> {
  const ofDeals = new Map<number, SharerRow[]>()
  for (const { bookingId } of rows) {
    if (!ofDeals.has(bookingId)) ofDeals.set(bookingId, await findSharers(ctx.db, bookingId))
  }
  const shown: Release[] = []
  for (const row of rows) shown.push(await show(ctx, row, ofDeals.get(row.bookingId) ?? [], userId))
  return shown
}

export async function showRelease(ctx: Context, row: ReleaseRow, userId: number): Promise<Release> {
  return show(ctx, row, await findSharers(ctx.db, row.bookingId), userId)
}

async function show(ctx: Context, row: ReleaseRow, sharers: readonly SharerRow[], userId: number): Promise<Release> {
  const shown = releaseOnWire(row, userId)
  if (sharers.length === 0) return shown
  const sharer = sharers.find(({ id }) => id === row.sharerId)
  const words = row.state === 'asked' ? await findWords(ctx, row, await findWaitingParts(ctx, row)) : null
  return {
    ...shown,
    partOf: sharer ? shortName(sharer.name) : null,
    waitsFor: words?.open.map(({ name }) => shortName(name)) ?? [],
    hasPayerApproved: words?.hasPayer ?? false,
  }
}
