import { type CallContext, signedIn, signedInAs } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { pageAt, pageSize } from '../../platform/page-at.ts'
import { findItems, findStanding } from '../listings/index.ts'
import { bidOnWire } from './bids.rules.ts'
import { type BidRow, findBidsOf, findMode, findReceivedBids } from './bids.sql.ts'

export async function listMyBids(ctx: CallContext, asked: { id: number; page: number }) {
  const { id: userId } = signedInAs(ctx, asked.id)
  const { rows, total } = await findBidsOf(ctx.db, userId, pageAt(asked.page))
  return { data: await withListings(ctx, rows), page: asked.page, pageSize, total }
}

/** Of one listing, or of all that are theirs. */
export async function listReceivedBids(ctx: CallContext, asked: { id: number; page: number }) {
  const { id: ownerId } = signedIn(ctx)
  const propertyId = asked.id === 0 ? null : asked.id
  if (propertyId !== null && (await findStanding(ctx.db, propertyId))?.ownerId !== ownerId) throw fail('not-found')
  const { rows, total } = await findReceivedBids(ctx.db, { ownerId, propertyId }, pageAt(asked.page))
  const shown = await withListings(ctx, rows)
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

async function withListings(ctx: CallContext, rows: readonly BidRow[]) {
  const items = await findItems(ctx.db, [...new Set(rows.map((row) => row.propertyId))])
  const byId = new Map(items.map((item) => [item.propertydata.id, item]))
  return rows.flatMap((row) => {
    const item = byId.get(row.propertyId)
    return item ? [{ ...item, bidData: bidOnWire(row, ctx.now) }] : []
  })
}
