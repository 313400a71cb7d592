import type { RentDue } from '@properysearch/contract/bookings/rent'
import type { BeforeKeys } from '@properysearch/contract/bookings/rental'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { BookingRow } from '../bookings.sql.ts'

// The months of rent of a rental, and the terms that end by themselves.

/** A month that is there already is not made again. */
export async function insertRent(db: Db, bookingId: number, dues: readonly RentDue[]): Promise<void> {
  await db.run(sql`
    insert into instalments (booking_id, number, what, period_from, period_to, due_on, monthly_paise, gross_paise)
    select ${bookingId}, number + (select coalesce(max(number), 0) from instalments where booking_id = ${bookingId}), 'rent',
      period_from, period_to, due_on, monthly_paise, gross_paise
    from unnest(${dues.map((due) => due.from)}::date[], ${dues.map((due) => due.to)}::date[],
        ${dues.map((due) => due.dueOn)}::date[], ${dues.map((due) => due.monthlyPaise)}::bigint[],
        ${dues.map((due) => due.grossPaise)}::bigint[])
      with ordinality as due (period_from, period_to, due_on, monthly_paise, gross_paise, number)
    on conflict (booking_id, period_from) where what = 'rent' and dropped_at is null do nothing`)
}

/** What was recorded for each and waits for a word: until it is refused, it is paid. */
export async function findWaitingRent(db: Db, bookingId: number): Promise<Map<number, number>> {
  const rows = await db.many<{ id: number; paise: number }>(sql`
    select instalment_id as id, sum(gross_paise)::bigint as paise from booking_payments
    where booking_id = ${bookingId} and what = 'rent' and confirmed_at is null and refused_at is null group by 1`)
  return new Map(rows.map(({ id, paise }) => [id, paise]))
}

export async function dropRent(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await db.run(sql`update instalments set dropped_at = ${now} where id = any(${ids}::bigint[]) and paid_paise = 0`)
}

export async function shortenRent(db: Db, id: number, to: string, grossPaise: number): Promise<void> {
  await db.run(sql`update instalments set period_to = ${to}, gross_paise = ${grossPaise} where id = ${id}`)
}

export interface RentPaid {
  instalmentId: number
  grossPaise: number
  tdsPaise: number
}

/** What was deducted so far, recorded payments included: tax is not deducted twice. */
export function findRentPaid(db: Db, bookingId: number): Promise<RentPaid[]> {
  return db.many(sql`
    select instalment_id, sum(gross_paise)::bigint as gross_paise, sum(tds_paise)::bigint as tds_paise
    from booking_payments where booking_id = ${bookingId} and what = 'rent' and refused_at is null group by 1`)
}

/** Whose last day is over. */
export function findEndedTerms(db: Db, today: string): Promise<Pick<BookingRow, 'id' | 'propertyId'>[]> {
  return db.many(sql`
    select id, property_id from bookings
    where state in ('active', 'notice') and coalesce(leaves_on, ends_on) < ${today} order by id limit 100`)
}

/** Who owes a deposit since so long, and was not spoken to today; a page of them. */
export function findReturnsToRemind(
  db: Db,
  day: string,
  { settlementDays, afterId }: { settlementDays: number; afterId: number },
): Promise<Pick<BookingRow, 'id' | 'propertyId' | 'sellerId'>[]> {
  return db.many(sql`
    select id, property_id, seller_id from bookings
    where state = 'exiting' and ${day}::date >= greatest(exited_on, leaves_on) + ${settlementDays}::int
      and (${day}::date - greatest(exited_on, leaves_on) - ${settlementDays}::int) % 7 = 0
      and return_reminded_on is distinct from ${day} and id > ${afterId}
    order by id limit 500`)
}

/** True for one caller a day. */
export async function markReturnReminded(db: Db, id: number, day: string): Promise<boolean> {
  const count = await db.run(sql`
    update bookings set return_reminded_on = ${day} where id = ${id} and return_reminded_on is distinct from ${day}`)
  return count === 1
}

/** What the owner hands over the keys without, until both have said that they are handed over. */
export async function setKeysWithout(db: Db, id: number, without: readonly BeforeKeys[]): Promise<void> {
  await db.run(sql`update bookings set keys_without = ${without}::text[] where id = ${id}`)
}
