import {
  activeBookingStates,
  type BookingSide,
  bookingGraphs,
  bookingKinds,
} from '@properysearch/contract/bookings/facts'
import { isTurnOf, nextSteps } from '@properysearch/contract/bookings/next-steps'
import { addDays } from '@properysearch/contract/values/days'
import { dayInIndia } from '../../platform/day-in-india.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { type BookingRow, bookingColumns, type PartyRow } from './bookings.sql.ts'
import { isKeptFromOthers } from './hindrances.sql.ts'

// The lists of bookings: what waits for whoever looks, then what goes on, then what has ended.

interface Page {
  limit: number
  offset: number
  now: Date
}

export type ListedRow = BookingRow & PartyRow & { groupNumber: number }

const finalStates = [...new Set(bookingKinds.flatMap((kind) => bookingGraphs[kind].final as readonly string[]))]

/** Every state of either kind in which it is this side's turn, as `sale:booked`. */
const turnsOf = (side: BookingSide) =>
  bookingKinds.flatMap((kind) =>
    Object.entries(nextSteps[kind]).flatMap(([state, step]) => (isTurnOf(side, step) ? [`${kind}:${state}`] : [])),
  )

/** What was recorded by the other side waits for a word; of a rental, rent waits from a week before it is due. */
const waitsBesides = (side: BookingSide, now: Date) => sql`
  exists (select from booking_payments y where y.booking_id = b.id and y.confirmed_at is null and y.refused_at is null
    and y.order_id is null and y.recorded_by = ${side === 'buyer' ? sql`b.seller_id` : sql`b.buyer_id`})
  ${
    side === 'buyer'
      ? sql`or b.kind = 'rental' and exists (select from instalments i where i.booking_id = b.id and i.dropped_at is null
          and i.paid_paise < i.gross_paise and i.due_on <= ${addDays(dayInIndia(now), 7)}::date)`
      : sql``
  }`

/** Somebody with a share has said nothing yet, or no. */
const waitsForSharer = sql`exists (select from sharers s where s.booking_id = b.id and s.confirmed_version is null
  and (b.state <> 'requested' or s.side = 'seller'))`

/** The place in `listGroups`, from 1. */
const groupFor = (side: BookingSide, now: Date) => sql`
  case when b.state = any(${finalStates}::text[]) or b.deadline_at <= ${now} then 3
    when ${waitsBesides(side, now)} then 1
    when b.state = 'requested' and ${isKeptFromOthers(now)} then 2
    when b.state in ('requested', 'penny-paid') and ${waitsForSharer} then 2
    when b.kind || ':' || b.state = any(${turnsOf(side)}::text[]) then 1 else 2 end`

/** With the other side's name. */
async function findPage(db: Db, side: BookingSide, where: Sql, page: Page) {
  const other = side === 'buyer' ? sql`b.seller_id` : sql`b.buyer_id`
  const rows = await db.many<ListedRow>(sql`
    select ${bookingColumns}, u.firstname, u.lastname, ${groupFor(side, page.now)} as group_number,
      u.aadhaar_verified_at is not null or u.pan_verified_at is not null as is_verified
    from bookings b join properties p on p.id = b.property_id join users u on u.id = ${other}
    where ${where} order by group_number, b.id desc limit ${page.limit} offset ${page.offset}`)
  const { total } = await db.one<{ total: number }>(sql`select count(*)::int as total from bookings b where ${where}`)
  return { rows, total }
}

export function findBookingsMade(db: Db, buyerId: number, page: Page) {
  return findPage(db, 'buyer', sql`b.buyer_id = ${buyerId}`, page)
}

export function findBookingsReceived(db: Db, sellerId: number, propertyId: number | null, page: Page) {
  const where = sql`b.seller_id = ${sellerId} ${propertyId === null ? sql`` : sql`and b.property_id = ${propertyId}`}`
  return findPage(db, 'seller', where, page)
}

/** Those that came further than a request. */
export function findBookingsSold(db: Db, sellerId: number, page: Page) {
  const where = sql`b.seller_id = ${sellerId} and (b.state = any(${activeBookingStates}::text[]) or b.state = 'completed')`
  return findPage(db, 'seller', where, page)
}
