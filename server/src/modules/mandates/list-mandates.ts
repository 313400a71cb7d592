import type { CommissionRequest, Mandate, RoomOfAgent } from '@properysearch/contract/mandates/calls'
import { type CallContext, type Context, signedIn, signedInAs } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { pageAt, pageSize } from '../../platform/page-at.ts'
import { type DealParties, findDealOf, getRoomOf, listFor } from '../bookings/index.ts'
import { findCommissionsOf, findRequestsTo } from './commissions.sql.ts'
import { mandateOnWire, requestOnWire } from './mandates.rules.ts'
import { findMandate, findMandatesOf, findMandatesOfAgent, type MandateRow } from './mandates.sql.ts'

export async function listMandates(ctx: CallContext, bookingId: number): Promise<Mandate[]> {
  const { id: userId } = signedIn(ctx)
  const deal = await findDealOf(ctx, bookingId, userId)
  if (!deal) throw fail('not-found')
  const rows = await findMandatesOf(ctx.db, bookingId, userId)
  const commissions = await commissionsOf(ctx, rows)
  return rows.map((row) => mandateOnWire(row, deal, commissions, userId, ctx.now))
}

const commissionsOf = (ctx: Context, rows: readonly MandateRow[]) =>
  findCommissionsOf(
    ctx.db,
    rows.map((row) => row.id),
  )

export async function showOwn(ctx: CallContext, id: number): Promise<Mandate> {
  const { id: userId } = signedIn(ctx)
  const mandate = await findMandate(ctx.db, id, userId)
  const deal = mandate && (await findDealOf(ctx, mandate.bookingId, mandate.clientId))
  if (!deal) throw fail('not-found')
  return mandateOnWire(mandate, deal, await commissionsOf(ctx, [mandate]), userId, ctx.now)
}

export async function listByAgent(ctx: CallContext, asked: { id: number; page: number }) {
  const { id: agentId } = signedInAs(ctx, asked.id)
  const { rows, total } = await findMandatesOfAgent(ctx.db, agentId, pageAt(asked.page))
  const commissions = await commissionsOf(ctx, rows)
  const listed = await listFor(
    ctx,
    rows.map(({ bookingId, clientId }) => ({ bookingId, partyId: clientId })),
  )
  const deals = await Promise.all(rows.map((row) => findDealOf(ctx, row.bookingId, row.clientId)))
  const data = rows.flatMap((row, i) => {
    const [item, deal] = [listed[i], deals[i]]
    if (!item || !deal) return []
    const state = row.state === 'accepted' ? item.bookingData.state : null
    return [{ ...item, bookingData: { ...item.bookingData, state }, mandate: onWire(row, deal) }]
  })
  return { data, page: asked.page, pageSize, total }

  function onWire(row: MandateRow, deal: DealParties): Mandate {
    return mandateOnWire(row, deal, commissions, agentId, ctx.now)
  }
}

/** Only while the mandate is in force: whoever is invited decides by the listing and the terms. */
export async function getDealOfAgent(ctx: CallContext, id: number): Promise<RoomOfAgent> {
  const { id: agentId } = signedIn(ctx)
  const mandate = await findMandate(ctx.db, id, agentId)
  if (mandate?.agentId !== agentId || mandate.state !== 'accepted') throw fail('not-found')
  const room = await getRoomOf(ctx, mandate.bookingId, mandate.clientId)
  return { ...room, mandate: await showOwn(ctx, id) }
}

export async function listRequests(
  ctx: CallContext,
  asked: { userId: number; side: 'buyer' | 'seller' },
): Promise<CommissionRequest[]> {
  const { id: userId } = signedInAs(ctx, asked.userId)
  return (await findRequestsTo(ctx.db, userId, asked.side)).map(requestOnWire)
}
