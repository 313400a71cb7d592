import type { BookingKind, BookingState } from '@properysearch/contract/bookings/facts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { heldUntil } from '../orders/index.ts'

export interface OverHeldRow {
  bookingId: number
  kind: BookingKind
  state: BookingState
  propertyId: number
  title: string
  buyerId: number
  buyer: string
  sellerId: number
  seller: string
  paise: number
  until: string
  daysOver: number
  orderId: number
}

/** What a real partner collected and still has, frozen or decided about included, on its last day or after it. */
const overHeld = (today: string) => sql`
  with holding as (
    select case when name ~ '^held:(booking|disputed|decided):[0-9]+$' then split_part(name, ':', 3)::bigint end as id,
      sum(balance_paise)::bigint as paise
    from ledger_guarded_accounts where balance_paise > 0 group by 1),
  collected as (
    select b.id, h.paise, min(p.paid_on) as paid_on, min(p.order_id) as order_id
    from holding h join bookings b on b.id = h.id and b.channel = 'partner'
      join booking_payments p on p.booking_id = b.id and p.order_id is not null
    group by b.id, h.paise),
  over as (select c.*, ${heldUntil(sql`c.paid_on`)} as until from collected c)
  select b.id as booking_id, b.kind, b.state, b.property_id, l.title, b.buyer_id,
    buyer.firstname || ' ' || buyer.lastname as buyer, b.seller_id, seller.firstname || ' ' || seller.lastname as seller,
    o.paise, o.until::text as until, ${today}::date - o.until as days_over, o.order_id
  from over o join bookings b on b.id = o.id join properties l on l.id = b.property_id
    join users buyer on buyer.id = b.buyer_id join users seller on seller.id = b.seller_id
  where o.until <= ${today}::date`

/** The longest first. */
export function findOverHeld(db: Db, today: string, page: { limit: number; offset: number }): Promise<OverHeldRow[]> {
  return db.many(sql`
    select * from (${overHeld(today)}) row order by until, booking_id limit ${page.limit} offset ${page.offset}`)
}

export async function isOverHeld(db: Db, bookingId: number, today: string): Promise<boolean> {
  const row = await db.maybe(sql`select 1 from (${overHeld(today)}) row where booking_id = ${bookingId}`)
  return row !== undefined
}

export async function countOverHeld(db: Db, today: string): Promise<number> {
  return (await db.one<{ total: number }>(sql`select count(*)::int as total from (${overHeld(today)}) row`)).total
}
