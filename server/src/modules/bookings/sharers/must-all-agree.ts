import type { BookingSide, BookingState } from '@properysearch/contract/bookings/facts'
import type { Context } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import type { BookingRow } from '../bookings.sql.ts'
import { isConfirmed, shortName } from './sharers.rules.ts'
import { findSharers, type SharerRow } from './sharers.sql.ts'

/** The acceptance binds the seller's side; whatever comes after it, both. */
const boundBy = (state: BookingState): readonly BookingSide[] =>
  state === 'requested' ? ['seller'] : ['buyer', 'seller']

const waitingStates: readonly BookingState[] = ['requested', 'penny-paid', 'booked', 'cleared']

/** Whether the next step binds somebody. */
export const isWaitedForIn = (state: BookingState): boolean => waitingStates.includes(state)

/** A step that binds a side waits for everybody who has a share of it. */
export async function mustAllAgree(ctx: Pick<Context, 'db'>, booking: BookingRow): Promise<void> {
  const text = waitsForShares(booking, await findSharers(ctx.db, booking.id))
  if (text) throw fail('not-yet', text)
}

/** For whom it waits, in a sentence; null: everybody has confirmed. */
export function waitsForShares(booking: BookingRow, sharers: readonly SharerRow[]): string | null {
  const sides = boundBy(booking.state)
  const open = sharers.filter((row) => sides.includes(row.side) && !isConfirmed(booking, row, sharers))
  if (open.length === 0) return null
  const declined = open.find((row) => row.declinedAt !== null)
  if (declined) {
    return `${nameOf(declined, booking)} has declined. It can go on only once they are no longer named in the deal.`
  }
  return `Waiting for ${open.map((row) => nameOf(row, booking)).join(' and ')} to confirm with a code of their own.`
}

function nameOf({ name, side }: SharerRow, { kind }: Pick<BookingRow, 'kind'>): string {
  const role = side === 'seller' ? 'a co-owner' : kind === 'rental' ? 'a joint tenant' : 'a joint buyer'
  return `${shortName(name)}, ${role},`
}
