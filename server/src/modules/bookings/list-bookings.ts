import { listGroups } from '@properysearch/contract/kernel/list-groups'
import { type CallContext, type Context, signedIn, signedInAs } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { pageAt, pageSize } from '../../platform/page-at.ts'
import { findItems, findStanding } from '../listings/index.ts'
import { findBookingsMade, findBookingsReceived, findBookingsSold, type ListedRow } from './booking-lists.sql.ts'
import { bookingOnWire, partyOnWire, stateOf } from './bookings.rules.ts'
import { findBooking } from './bookings.sql.ts'
import { hindrancesOf } from './hindrances.ts'

export async function listMade(ctx: CallContext, asked: { id: number; page: number }) {
  const { id: userId } = signedInAs(ctx, asked.id)
  return pageOf(ctx, userId, asked.page, await findBookingsMade(ctx.db, userId, pageNow(ctx, asked.page)))
}

/** Of one listing, or of all that are theirs. */
export async function listReceived(ctx: CallContext, asked: { id: number; page: number }) {
  const { id: userId } = signedIn(ctx)
  const propertyId = asked.id === 0 ? null : asked.id
  if (propertyId !== null && (await findStanding(ctx.db, propertyId))?.ownerId !== userId) throw fail('not-found')
  return pageOf(
    ctx,
    userId,
    asked.page,
    await findBookingsReceived(ctx.db, userId, propertyId, pageNow(ctx, asked.page)),
  )
}

export async function listSold(ctx: CallContext, asked: { id: number; page: number }) {
  const { id: userId } = signedInAs(ctx, asked.id)
  return pageOf(ctx, userId, asked.page, await findBookingsSold(ctx.db, userId, pageNow(ctx, asked.page)))
}

/** The listings of some bookings with what is agreed and where it stands, in the order given; nobody is named. */
export async function listFor(ctx: Context, wanted: readonly { bookingId: number; partyId: number }[]) {
  const rows = await Promise.all(wanted.map(({ bookingId, partyId }) => findBooking(ctx.db, bookingId, partyId)))
  const items = await findItems(ctx.db, [...new Set(rows.flatMap((row) => row?.propertyId ?? []))])
  const byId = new Map(items.map((item) => [item.propertydata.id, item]))
  return rows.map((row) => {
    const item = row && byId.get(row.propertyId)
    if (!item) return null
    return { ...item, bookingData: { kind: row.kind, price: row.pricePaise / 100, state: stateOf(row, ctx.now) } }
  })
}

const pageNow = (ctx: CallContext, page: number) => ({ ...pageAt(page), now: ctx.now })

async function pageOf(ctx: CallContext, userId: number, page: number, found: { rows: ListedRow[]; total: number }) {
  const items = await findItems(ctx.db, [...new Set(found.rows.map((row) => row.propertyId))])
  const byId = new Map(items.map((item) => [item.propertydata.id, item]))
  const hindrances = await hindrancesOf(ctx, found.rows)
  const data = found.rows.flatMap((row) => {
    const item = byId.get(row.propertyId)
    if (!item) return []
    const bookingData = bookingOnWire(row, userId, ctx.now, hindrances.get(row.id))
    return [{ ...item, bookingData, userData: partyOnWire(row), group: listGroups[row.groupNumber - 1] ?? 'ended' }]
  })
  return { data, page, pageSize, total: found.total }
}
