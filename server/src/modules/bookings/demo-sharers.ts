import type { BookingSide } from '@properysearch/contract/bookings/facts'
import type { Db } from '../../platform/db/database.ts'
import type { SealingKeys } from '../../platform/encryption.ts'
import { type BookingRow, lockBooking } from './bookings.sql.ts'
import { keepMobile, versionOf } from './sharers/sharers.rules.ts'
import { findSharers, insertSharer, setConfirmed } from './sharers/sharers.sql.ts'

export interface DemoSharer {
  name: string
  share: number
  mobile: string
  attorney?: { name: string; mobile: string; documentNumber: string; dated: string; office: string }
  hasConfirmed: boolean
}

/** The people of one side, for the demo world: they were named together; nobody is told. */
export async function insertDemoSharers(
  db: Db,
  keys: SealingKeys,
  { bookingId, side, at }: { bookingId: number; side: BookingSide; at: Date },
  people: readonly DemoSharer[],
): Promise<void> {
  const confirmed: number[] = []
  for (const { name, share, mobile, attorney, hasConfirmed } of people) {
    const made = await insertSharer(db, {
      bookingId,
      side,
      name,
      share,
      mobile: keepMobile(keys, bookingId, mobile),
      attorney: attorney ? { ...attorney, mobile: keepMobile(keys, bookingId, attorney.mobile) } : null,
      now: at,
    })
    if (made && hasConfirmed) confirmed.push(made.id)
  }
  const version = versionOf((await lockBooking(db, bookingId)) as BookingRow, side, await findSharers(db, bookingId))
  for (const id of confirmed) await setConfirmed(db, id, version, at)
}
