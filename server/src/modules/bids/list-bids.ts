import { listGroups } from '@properysearch/contract/kernel/list-groups'
import { type CallContext, signedIn, signedInAs } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { pageAt, pageSize } from '../../platform/page-at.ts'
import { findItems, findStanding } from '../listings/index.ts'
import { bidOnWire } from './bids.rules.ts'
import { findBidsOf, findMode, findReceivedBids, type GroupedRow } from './bids.sql.ts'

export async function listMyBids(ctx: CallContext, asked: { id: number; page: number }) {
  const { id: userId } = signedInAs(ctx, asked.id)
  const { rows, total } = await findBidsOf(ctx.db, userId, { ...pageAt(asked.page), now: ctx.now })
  return { data: await withListings(ctx, rows, userId), page: asked.page, pageSize, total }
}

/** Of one listing, or of all that are theirs. */
export async function listReceivedBids(ctx: CallContext, asked: { id: number; page: number }) {
  const { id: ownerId } = signedIn(ctx)
  const propertyId = asked.id === 0 ? null : asked.id
  if (propertyId !== null && (await findStanding(ctx.db, propertyId))?.ownerId !== ownerId) throw fail('not-found')
  const { rows, total } = await findReceivedBids(
    ctx.db,
    { ownerId, propertyId },
    { ...pageAt(asked.page), now: ctx.now },
  )
  const shown = await withListings(ctx, rows, ownerId)
  const buyers = new Map(rows.map((row) => [row.id, row]))
  return {
    data: shown.map((item) => {
      const buyer = buyers.get(item.bidData.id)
      const name = `${buyer?.firstname ?? ''} ${buyer?.lastname.slice(0, 1) ?? ''}.`
      return { ...item, userData: { name, isVerified: buyer?.isVerified ?? false } }
    }),
    page: asked.page,
    pageSize,
    total,
    mode: propertyId === null ? null : await findMode(ctx.db, propertyId),
  }
}

async function withListings(ctx: CallContext, rows: readonly GroupedRow[], userId: number) {
  const items = await findItems(ctx.db, [...new Set(rows.map((row) => row.propertyId))])
  const byId = new Map(items.map((item) => [item.propertydata.id, item]))
  return rows.flatMap((row) => {
    const item = byId.get(row.propertyId)
    const group = listGroups[row.groupNumber - 1] ?? 'ended'
    return item ? [{ ...item, bidData: bidOnWire(row, userId, ctx.now), group }] : []
  })
}
