import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface HeldAtPartner {
  bookingId: number
  propertyId: number
  buyerId: number
  sellerId: number
  /** The day of the oldest payment that the partner collected. */
  paidOn: string
}

/** A deal whose money a real partner collected; how much of it is still there is in the books. */
export function findHeldAtPartner(db: Db, bookingId: number): Promise<HeldAtPartner | undefined> {
  return db.maybe(sql`
    select b.id as booking_id, b.property_id, b.buyer_id, b.seller_id, min(p.paid_on)::text as paid_on
    from bookings b join booking_payments p on p.booking_id = b.id and p.order_id is not null
    where b.id = ${bookingId} and b.channel = 'partner' group by b.id`)
}

/** False when it was done today. */
export async function markHeldReminded(db: Db, id: number, day: string): Promise<boolean> {
  const marked = await db.run(sql`
    update bookings set held_reminded_on = ${day} where id = ${id} and held_reminded_on is distinct from ${day}::date`)
  return marked === 1
}
