import type { CommissionRequest, Mandate, RoomOfAgent } from '@properysearch/contract/mandates/calls'
import { type CallContext, type Context, signedIn, signedInAs } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { pageAt, pageSize } from '../../platform/page-at.ts'
import { type DealParties, findDealOf, getRoomOf, listFor } from '../bookings/index.ts'
import { findRelease, showRelease } from '../releases/index.ts'
import { type CommissionRow, findCommissionsOf, findRequestsTo } from './commissions.sql.ts'
import { mandateOnWire, requestOnWire, type ShownCommission } from './mandates.rules.ts'
import { findMandate, findMandatesOf, findMandatesOfAgent, type MandateRow } from './mandates.sql.ts'

export async function listMandates(ctx: CallContext, bookingId: number): Promise<Mandate[]> {
  const { id: userId } = signedIn(ctx)
  const deal = await findDealOf(ctx, bookingId, userId)
  if (!deal) throw fail('not-found')
  const rows = await findMandatesOf(ctx.db, bookingId, userId)
  const commissions = await commissionsOf(ctx, rows, userId)
  return rows.map((row) => mandateOnWire(row, deal, commissions, userId, ctx.now))
}

async function commissionsOf(ctx: Context, rows: readonly MandateRow[], userId: number): Promise<ShownCommission[]> {
  const mandateIds = rows.map((row) => row.id)
  return withWords(ctx, await findCommissionsOf(ctx.db, mandateIds), userId)
}

/** Who of the client’s side is still to approve what waits for it. */
async function withWords(ctx: Context, rows: readonly CommissionRow[], userId: number): Promise<ShownCommission[]> {
  const shown: ShownCommission[] = []
  for (const row of rows) {
    const waits = row.state === 'asked' && row.releaseState === 'asked' && row.releaseId !== null
    const release = waits ? await findRelease(ctx.db, row.releaseId as number, userId) : undefined
    if (!release) shown.push(row)
    else {
      const { hasPayerApproved: hasClientApproved, waitsFor } = await showRelease(ctx, release, userId)
      shown.push({ ...row, words: { hasClientApproved, waitsFor } })
    }
  }
  return shown
}

export async function showOwn(ctx: CallContext, id: number): Promise<Mandate> {
  const { id: userId } = signedIn(ctx)
  const mandate = await findMandate(ctx.db, id, userId)
  const deal = mandate && (await findDealOf(ctx, mandate.bookingId, mandate.clientId))
  if (!deal) throw fail('not-found')
  return mandateOnWire(mandate, deal, await commissionsOf(ctx, [mandate], userId), userId, ctx.now)
}

export async function listByAgent(ctx: CallContext, asked: { id: number; page: number }) {
  const { id: agentId } = signedInAs(ctx, asked.id)
  const { rows, total } = await findMandatesOfAgent(ctx.db, agentId, pageAt(asked.page))
  const commissions = await commissionsOf(ctx, rows, agentId)
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
  return (await withWords(ctx, await findRequestsTo(ctx.db, userId, asked.side), userId)).map(requestOnWire)
}
