import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { type CallContext, type Context, signedIn, signedInAs } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { findItems } from '../listings/index.ts'
import { partyOnWire, sideOf } from './bookings.rules.ts'
import { type BookingRow, findBooking, findNewestBooking, findParty, findTimeline } from './bookings.sql.ts'
import { dealOf } from './deal-room.ts'
import { showBooking } from './show-booking.ts'

export async function getRoom(ctx: CallContext, bookingId: number): Promise<BookingRoom> {
  const { id: userId } = signedIn(ctx)
  return roomOf(ctx, await findBooking(ctx.db, bookingId, userId), userId)
}

export async function findRoomFor(ctx: CallContext, asked: { id: number; userId: number }): Promise<BookingRoom> {
  const { id: userId } = signedInAs(ctx, asked.userId)
  return roomOf(ctx, await findNewestBooking(ctx.db, asked.id, userId), userId)
}

/** As a party sees it, for whoever represents them: nothing in it is theirs to press. */
export async function getRoomOf(ctx: Context, bookingId: number, partyId: number): Promise<BookingRoom> {
  const room = await roomOf(ctx, await findBooking(ctx.db, bookingId, partyId), partyId)
  return { ...room, bookingData: { ...room.bookingData, acts: [] } }
}

async function roomOf(ctx: Context, row: BookingRow | undefined, userId: number): Promise<BookingRoom> {
  if (!row) throw fail('not-found')
  const [item] = await findItems(ctx.db, [row.propertyId])
  if (!item) throw fail('not-found')
  const other = await findParty(ctx.db, sideOf(row, userId) === 'buyer' ? row.sellerId : row.buyerId)
  const timeline = await findTimeline(ctx.db, row)
  return {
    ...item,
    bookingData: await showBooking(ctx, row, userId),
    userData: partyOnWire(other),
    ...(await dealOf(ctx, row)),
    // A bid's price may have lowered it.
    terms: { ...row.terms, bookingAmount: row.bookingPaise / 100 },
    timeline: timeline.map((step) => ({
      at: step.at.toISOString(),
      act: step.act,
      from: step.fromState,
      to: step.toState,
      by: step.byActor,
      reasons: step.reasons ?? [],
    })),
  }
}
