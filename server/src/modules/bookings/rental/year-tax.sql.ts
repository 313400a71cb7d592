import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export interface YearChallanRow {
  year: number
  amountPaise: number
  number: string
  paidOn: string
  confirmedAt: Date | null
  /** The owner pays it back with the deposit. */
  withDeposit: boolean
}

const columns = sql`year, amount_paise, number, paid_on::text, confirmed_at, with_deposit`

export function findYearChallans(db: Db, bookingId: number): Promise<YearChallanRow[]> {
  return db.many(sql`select ${columns} from rent_tax_challans where booking_id = ${bookingId} order by year`)
}

/** False once the owner has confirmed it: it is not corrected any more. */
export async function writeYearChallan(
  db: Db,
  bookingId: number,
  row: Pick<YearChallanRow, 'year' | 'amountPaise' | 'number' | 'paidOn'> & { now: Date },
): Promise<boolean> {
  const count = await db.run(sql`
    insert into rent_tax_challans (booking_id, year, amount_paise, number, paid_on, recorded_at)
    values (${bookingId}, ${row.year}, ${row.amountPaise}, ${row.number}, ${row.paidOn}, ${row.now})
    on conflict (booking_id, year) do update set amount_paise = excluded.amount_paise, number = excluded.number,
      paid_on = excluded.paid_on, recorded_at = excluded.recorded_at
    where rent_tax_challans.confirmed_at is null`)
  return count === 1
}

export async function confirmYearChallan(
  db: Db,
  bookingId: number,
  { year, withDeposit, now }: { year: number; withDeposit: boolean; now: Date },
): Promise<void> {
  await db.run(sql`
    update rent_tax_challans set confirmed_at = ${now}, with_deposit = ${withDeposit}
    where booking_id = ${bookingId} and year = ${year}`)
}
