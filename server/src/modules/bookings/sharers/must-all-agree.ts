import type { BookingSide } from '@properysearch/contract/bookings/facts'
import type { Context } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import type { BookingRow } from '../bookings.sql.ts'
import { isConfirmed, shortName } from './sharers.rules.ts'
import { findSharers } from './sharers.sql.ts'

/** A step that binds a side waits for everybody who has a share of it. */
export async function mustAllAgree(
  ctx: Pick<Context, 'db'>,
  booking: BookingRow,
  sides: readonly BookingSide[] = ['buyer', 'seller'],
): Promise<void> {
  const sharers = await findSharers(ctx.db, booking.id)
  const open = sharers.filter((row) => sides.includes(row.side) && !isConfirmed(booking, row, sharers))
  if (open.length === 0) return
  const names = open.map(({ name }) => shortName(name)).join(', ')
  throw fail('not-yet', `This waits for ${names}: everyone with a share first confirms it with a code of their own.`)
}
