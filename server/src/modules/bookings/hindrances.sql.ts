import { activeBookingStates } from '@properysearch/contract/bookings/facts'
import type { PropertyState } from '@properysearch/contract/listings/facts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { acceptedBidOf } from '../bids/index.ts'

// What keeps a request from being accepted, for one booking or for a whole page of them.

/** Another buyer who has what this one asks for. */
export interface Rival {
  firstname: string
  lastname: string
}

export interface WayRow {
  bookingId: number
  propertyState: PropertyState
  /** Has booked it. */
  bookedBy: Rival | null
  /** Was promised the price. */
  promisedTo: (Rival & { agreedPaise: number; expiresAt: string }) | null
}

const person = sql`json_build_object('firstname', u.firstname, 'lastname', u.lastname)::jsonb`

export function findWays(db: Db, bookingIds: readonly number[], now: Date): Promise<WayRow[]> {
  return db.many(sql`
    select b.id as booking_id, p.state as property_state,
      (select ${person} from bookings o join users u on u.id = o.buyer_id where ${isOtherDeal}) as booked_by,
      (select ${person} || jsonb_build_object('agreedPaise', a.agreed_paise, 'expiresAt', a.expires_at)
        from (${acceptedBidOf(sql`b.property_id`, now)}) a join users u on u.id = a.buyer_id
        where a.buyer_id <> b.buyer_id) as promised_to
    from bookings b join properties p on p.id = b.property_id where b.id = any(${[...bookingIds]}::bigint[])`)
}

const isOtherDeal = sql`o.property_id = b.property_id and o.id <> b.id and o.state = any(${activeBookingStates}::text[])`

/** The same for the order of a list: of a request `b` for the listing `p`. */
export const isKeptFromOthers = (now: Date): Sql => sql`(p.state <> 'verified'
  or exists (select from (${acceptedBidOf(sql`b.property_id`, now)}) a where a.buyer_id <> b.buyer_id))`
