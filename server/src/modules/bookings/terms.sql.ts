import type { BookingTerms } from '@properysearch/contract/bookings/terms'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export async function findTerms(db: Db, propertyId: number): Promise<BookingTerms | undefined> {
  const row = await db.maybe<{ terms: BookingTerms }>(
    sql`select terms from booking_terms where property_id = ${propertyId}`,
  )
  return row?.terms
}

export async function saveTerms(db: Db, propertyId: number, terms: BookingTerms, now: Date): Promise<void> {
  await db.run(sql`
    insert into booking_terms (property_id, terms, changed_at) values (${propertyId}, ${JSON.stringify(terms)}, ${now})
    on conflict (property_id) do update set terms = excluded.terms, changed_at = excluded.changed_at`)
}
