import type { BeforeKeys } from '@properysearch/contract/bookings/rental'
import type { Db } from '../../../platform/db/database.ts'
import { findInstalments } from '../payments.sql.ts'
import { findFormalities, findInventory } from './handover.sql.ts'

/** What the keys still wait for. */
export async function missingBeforeKeys(db: Db, bookingId: number): Promise<BeforeKeys[]> {
  const formalities = await findFormalities(db, bookingId)
  const inventory = await findInventory(db, bookingId, 'in')
  const deposit = (await findInstalments(db, bookingId)).filter(({ what }) => what === 'deposit')
  const isThere: Record<BeforeKeys, boolean> = {
    deposit: deposit.every((row) => row.paidPaise === row.grossPaise),
    police: Boolean(formalities?.policeNumber),
    society: Boolean(formalities?.societyOn),
    inventory: (inventory?.items.length ?? 0) > 0,
    meters: (inventory?.readings.length ?? 0) > 0,
  }
  return (Object.keys(isThere) as BeforeKeys[]).filter((name) => !isThere[name])
}
