import type { RentalTerms } from '@properysearch/contract/bookings/terms'
import type { CallContext } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import type { BookingRow } from '../bookings.sql.ts'
import { lockOwnBooking } from '../lock-own-booking.ts'

export function rentalTermsOf({ terms }: Pick<BookingRow, 'terms'>): RentalTerms {
  if (terms.kind !== 'rental') throw fail('ruled-out', 'This is a sale.')
  return terms
}

/** A rental of this person, locked with its listing. */
export async function lockRental(tx: CallContext, id: number, userId: number): Promise<BookingRow> {
  const booking = await lockOwnBooking(tx, id, userId)
  rentalTermsOf(booking)
  return booking
}

/** The same for what only the owner does. */
export async function lockAsOwner(tx: CallContext, id: number, userId: number): Promise<BookingRow> {
  const booking = await lockRental(tx, id, userId)
  if (booking.sellerId !== userId) throw fail('not-found')
  return booking
}
