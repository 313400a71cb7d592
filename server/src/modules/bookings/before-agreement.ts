import { bookingRules, inForceOn } from '@properysearch/contract/bookings/law'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { fail } from '../../platform/errors.ts'
import { movedOn } from './bookings.rules.ts'
import type { BookingRow } from './bookings.sql.ts'

type Stated = Pick<BookingRow, 'state' | 'createdAt' | 'refundTable'>

/** More than the booking amount is paid only once a registered agreement is recorded, and the refusal says whose rule that is. */
export function mustBeAgreed({ state, createdAt, refundTable }: Stated): void {
  if (state === 'agreed' || state === 'paying') return
  if (state !== 'booked' && state !== 'cleared') throw movedOn(state)
  const { atMostOfPrice, whose } = inForceOn(bookingRules, dayInIndia(createdAt))
  const by = refundTable === 'promoter' ? whose.promoter : whose.resale
  throw fail(
    'ruled-out',
    `Before a registered agreement is recorded here, at most ${atMostOfPrice / 100}% of the price may be paid, by ${by}.`,
  )
}
