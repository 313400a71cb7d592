import type { Context } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import { type BookingRow, findDeal } from '../bookings.sql.ts'
import { lockOwnBooking } from '../lock-own-booking.ts'
import { idInToken, isOwnToken } from './sharers.rules.ts'
import { findSharer, findSharerNamedBy, findSharers, type SharerRow } from './sharers.sql.ts'

/** Whoever holds the link is who it was sent to; a wrong one is no different from none. */
export async function findByToken(ctx: Context, token: string): Promise<SharerRow> {
  const id = idInToken(token)
  const row = Number.isSafeInteger(id) ? await findSharer(ctx.db, id) : undefined
  if (!row || !isOwnToken(ctx.config, token, row)) throw fail('not-found')
  return row
}

interface Locked {
  booking: BookingRow
  sharer: SharerRow
  /** All of the deal. */
  sharers: SharerRow[]
}

/** With the listing and the booking locked, in the order of every press. */
export async function lockByToken(tx: Context, token: string): Promise<Locked> {
  const { id, bookingId } = await findByToken(tx, token)
  const deal = await findDeal(tx.db, bookingId)
  return lock(tx, { id, bookingId }, deal?.buyerId ?? 0)
}

/** For whoever acts for the side that named them. */
export async function lockNamedBy(tx: Context, id: number, userId: number): Promise<Locked> {
  const seen = await findSharerNamedBy(tx.db, id, userId)
  if (!seen) throw fail('not-found')
  return lock(tx, seen, userId)
}

async function lock(tx: Context, seen: Pick<SharerRow, 'id' | 'bookingId'>, partyId: number): Promise<Locked> {
  const booking = await lockOwnBooking(tx, seen.bookingId, partyId)
  const sharers = await findSharers(tx.db, booking.id)
  const sharer = sharers.find(({ id }) => id === seen.id)
  if (!sharer) throw fail('not-found')
  return { booking, sharer, sharers }
}
