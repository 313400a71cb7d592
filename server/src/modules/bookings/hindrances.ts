import type { BookingSide } from '@properysearch/contract/bookings/facts'
import { formatRupees } from '@properysearch/contract/values/money'
import type { Context } from '../../context.ts'
import { spokenDay } from '../../platform/day-in-india.ts'
import { fail } from '../../platform/errors.ts'
import { stateOf } from './bookings.rules.ts'
import type { BookingRow } from './bookings.sql.ts'
import { findWays, type Rival, type WayRow } from './hindrances.sql.ts'
import { isWaitedForIn, waitsForShares } from './sharers/must-all-agree.ts'
import { findSharersOfDeals } from './sharers/sharers.sql.ts'

/** Why a booking cannot take its next step, as each side reads it. */
export interface Hindrance extends Record<BookingSide, string> {
  code: 'limit-reached' | 'not-yet'
}

/** By booking; those that nothing is in the way of are not in it. The acts refuse for it, lists and rooms show it. */
export async function hindrancesOf(
  ctx: Pick<Context, 'db' | 'now'>,
  bookings: readonly BookingRow[],
): Promise<Map<number, Hindrance>> {
  const waiting = bookings.filter((booking) => isWaitedForIn(stateOf(booking, ctx.now)))
  if (waiting.length === 0) return new Map()
  const ids = waiting.map(({ id }) => id)
  const requested = waiting.filter(({ state }) => state === 'requested').map(({ id }) => id)
  const ways = requested.length > 0 ? await findWays(ctx.db, requested, ctx.now) : []
  const sharers = await findSharersOfDeals(ctx.db, ids)
  const found = waiting.flatMap((booking): [number, Hindrance][] => {
    const way = ways.find(({ bookingId }) => bookingId === booking.id)
    const shares = waitsForShares(
      booking,
      sharers.filter(({ bookingId }) => bookingId === booking.id),
    )
    const why =
      (way && inTheWay(way)) ?? (shares ? ({ code: 'not-yet', buyer: shares, seller: shares } as const) : null)
    return why ? [[booking.id, why]] : []
  })
  return new Map(found)
}

/** The property is kept for somebody else; who that is, only its owner learns. */
function inTheWay({ bookedBy, promisedTo, propertyState }: WayRow): Hindrance | null {
  if (bookedBy) {
    return {
      code: 'limit-reached',
      seller: `${nameOf(bookedBy)} has booked this property. You can accept this request if they do not go on.`,
      buyer: 'Someone else has booked this property. Your request can be accepted if they do not go on.',
    }
  }
  if (promisedTo) {
    const until = spokenDay(new Date(promisedTo.expiresAt))
    return {
      code: 'limit-reached',
      seller: `You have accepted the bid of ${nameOf(promisedTo)}, ${formatRupees(promisedTo.agreedPaise / 100)}, and keep that price for them until ${until}. You can accept this request if they do not book.`,
      buyer: `The owner keeps the property for another bidder until ${until}. Your request can be accepted if they do not book.`,
    }
  }
  if (propertyState === 'verified') return null
  const text = 'This listing is not available now, so no booking of it can be accepted.'
  return { code: 'limit-reached', seller: text, buyer: text }
}

const nameOf = ({ firstname, lastname }: Rival) => `${firstname} ${lastname.slice(0, 1)}.`

/** The listing is locked: what is read here holds until the transaction ends. */
export async function mustBeFree(tx: Context, booking: BookingRow, side: BookingSide): Promise<void> {
  const why = (await hindrancesOf(tx, [booking])).get(booking.id)
  if (why) throw fail(why.code, why[side])
}
