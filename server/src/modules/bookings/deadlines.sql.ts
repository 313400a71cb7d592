import type { BookingKind, BookingSide, ConditionKind } from '@properysearch/contract/bookings/facts'
import type { InstalmentKind } from '@properysearch/contract/bookings/rental'
import type { Subcategory } from '@properysearch/contract/listings/facts'
import { addDays } from '@properysearch/contract/values/days'
import { dayInIndia } from '../../platform/day-in-india.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** Something in a deal that has a day, for one of its sides. */
export interface DeadlineRow {
  bookingId: number
  propertyId: number
  kind: BookingKind
  side: BookingSide
  what: 'requested' | 'accepted' | 'penny-paid' | 'condition' | 'instalment'
  /** Of the condition or the instalment. */
  subjectId: number | null
  condition: ConditionKind | null
  instalment: InstalmentKind | null
  paise: number | null
  dueOn: string
  subcategory: Subcategory | null
  bhk: number | null
  locality: string | null
}

/** So long before it is due an instalment is named. */
const daysAhead = 30

/** Of each deal of theirs: what it waits for before it expires, its open conditions, and the next instalment. */
export function findDeadlines(db: Db, userId: number, now: Date): Promise<DeadlineRow[]> {
  const until = addDays(dayInIndia(now), daysAhead)
  return db.many(sql`
    select b.id as booking_id, b.property_id, b.kind, case when b.buyer_id = ${userId} then 'buyer' else 'seller' end as side,
      d.what, d.subject_id, d.condition, d.instalment, d.paise, d.due_on::text, p.subcategory, p.bhk, p.locality
    from bookings b join properties p on p.id = b.property_id cross join lateral (
      select b.state as what, null::bigint as subject_id, null as condition, null as instalment, b.booking_paise as paise,
          (b.deadline_at at time zone 'Asia/Kolkata')::date as due_on
        where b.deadline_at > ${now} and b.state in ('requested', 'accepted', 'penny-paid')
      union all
      select 'condition', c.id, c.kind, null, null, c.due_on from booking_conditions c
        where c.booking_id = b.id and c.outcome is null and b.state = 'booked'
      union all
      (select 'instalment', i.id, null, i.what, i.gross_paise - i.paid_paise, i.due_on from instalments i
        where i.booking_id = b.id and i.dropped_at is null and i.paid_paise < i.gross_paise and i.due_on <= ${until}
          and b.state in ('agreed', 'paying', 'registered', 'active', 'notice', 'exiting')
        order by i.due_on, i.number limit 1)) d
    where (b.buyer_id = ${userId} or b.seller_id = ${userId})
      and b.state not in ('completed', 'rejected', 'cancelled', 'expired')
    order by d.due_on limit 50`)
}
